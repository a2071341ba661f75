/** Homework rows that several calls read. */
import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm'
import { SUBMISSION_GROUPS, type HomeworkPhase } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import { statement } from '../db/statement.ts'
import { hasActiveStudent } from './account.ts'
import { isEnrolled, isOfClass, isTeacherOf } from './classroom.ts'
import { settingColumns } from './homeworkSettings.ts'
import type { Question } from '../domain/question.ts'
import { refuse } from '../domain/refuse.ts'

export function listQuestions(db: Db, homeworkId: number): Promise<Question[]> {
  return questionsOf(db, { homeworkId })
}

const questionsOf = statement(['homeworkId'], (db, { homeworkId }) =>
  db
    .select({
      questionNo: homeworkQuestions.questionNo,
      genre: homeworkQuestions.genre,
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      ideation: homeworkQuestions.ideation,
      keywords: homeworkQuestions.keywords,
    })
    .from(homeworkQuestions)
    .where(eq(homeworkQuestions.homeworkId, homeworkId))
    .orderBy(asc(homeworkQuestions.questionNo)),
)

/**
 * What a homework is called: its first question's title, or the beginning of its requirement, cut
 * by whole characters so that no emoji is halved.
 */
export function homeworkTitle(
  question: Pick<Question, 'title' | 'requirement'> | undefined,
): string {
  if (question === undefined) return ''
  return question.title !== ''
    ? question.title
    : [...question.requirement].slice(0, TITLE_FROM_REQUIREMENT).join('')
}
const TITLE_FROM_REQUIREMENT = 20

/** What each homework is called. */
export async function listTitles(
  db: Db,
  homeworkIds: readonly number[],
): Promise<Map<number, string>> {
  if (homeworkIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: homeworkQuestions.homeworkId,
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
    })
    .from(homeworkQuestions)
    .where(
      and(
        inArray(homeworkQuestions.homeworkId, [...homeworkIds]),
        eq(homeworkQuestions.questionNo, 1),
      ),
    )
  return new Map(rows.map((row) => [row.id, homeworkTitle(row)]))
}

/** For queries that join a homework and the question that gives it its name. */
export function isFirstQuestion() {
  return and(eq(homeworkQuestions.homeworkId, homework.id), eq(homeworkQuestions.questionNo, 1))
}

/** What notifications about a homework name. */
export async function loadNotificationSubject(
  db: Db,
  homeworkId: number,
): Promise<{ id: number; title: string; teacherName: string | null; endsAt: Date }> {
  const [found] = await db
    .select({
      id: homework.id,
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      teacherName: accounts.name,
      endsAt: homework.endsAt,
    })
    .from(homework)
    .innerJoin(homeworkQuestions, isFirstQuestion())
    .leftJoin(accounts, eq(accounts.id, homework.teacherId))
    .where(eq(homework.id, homeworkId))
  if (found === undefined) throw new Error(`homework ${homeworkId} is not there`)
  const { requirement, ...subject } = found
  return { ...subject, title: homeworkTitle({ title: found.title, requirement }) }
}

/**
 * Deleted homework is gone for everyone at once. This and the next two are conditions for queries
 * that have the homework joined.
 */
export function isNotDeleted() {
  return isNull(homework.deletedAt)
}

/** Pupils see a homework, and anything of it, only from its start. */
export function hasStarted(now: Date | Placeholder) {
  return and(isNotDeleted(), lte(homework.startsAt, now))
}

/** A pupil's own end of a homework; for queries that have the submission joined too. */
export const OWN_END = sql<Date>`greatest(${homework.endsAt}, ${submissions.extendedTo})`.mapWith(
  homework.endsAt,
)

/** Not handed in, and nobody waits for it. */
export const IS_LET_OFF = sql<boolean>`(${submissions.excusedAt} is not null
  and ${inArray(submissions.status, [...SUBMISSION_GROUPS.notSubmitted])})`

/** For queries that have the classroom joined too. */
export function isTaughtBy(teacherId: number | Placeholder) {
  return and(isNotDeleted(), isTeacherOf(teacherId))
}

/** The teacher's phase of a homework, and the condition that finds those of one phase. */
export function phaseOf(times: { startsAt: Date; endsAt: Date }, now: Date): HomeworkPhase {
  if (now < times.startsAt) return 1
  return now < times.endsAt ? 2 : 3
}

export function isInPhase(phase: number, now: Date) {
  if (phase === 1) return and(isNotDeleted(), gt(homework.startsAt, now))
  return phase === 2
    ? and(hasStarted(now), gt(homework.endsAt, now))
    : and(isNotDeleted(), lte(homework.endsAt, now))
}

/** The homework, if the person teaches it or has it to do; else refuses notFound. */
export async function loadVisible(db: Db, homeworkId: number, personId: number, now: Date) {
  const [found] = await db
    .select({
      id: homework.id,
      classroomName: classrooms.name,
      gradeLevel: homework.gradeLevel,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
      settings: settingColumns,
      reference: homework.reference,
      goals: homework.goals,
    })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(
      and(
        eq(homework.id, homeworkId),
        or(
          isTaughtBy(personId),
          and(
            hasStarted(now),
            exists(
              db
                .select({ one: sql`1` })
                .from(submissions)
                .where(
                  and(
                    eq(submissions.homeworkId, homework.id),
                    eq(submissions.studentId, personId),
                    // Who has left the class goes on reading what was asked of the own text.
                    or(isEnrolled(), ne(submissions.content, '')),
                  ),
                ),
            ),
          ),
        ),
      ),
    )
  return found ?? refuse('notFound')
}

/** The teacher's own homework, its row held until the transaction ends; refuses notFound. */
export async function loadTaughtForUpdate(db: Db, homeworkId: number, teacherId: number) {
  const [found] = await db
    .select({
      id: homework.id,
      gradeLevel: homework.gradeLevel,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
      scoreScale: homework.scoreScale,
      lowScore: homework.lowScore,
      highScore: homework.highScore,
      reference: homework.reference,
      goals: homework.goals,
    })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.id, homeworkId), isTaughtBy(teacherId)))
    .for('update', { of: homework })
  return found ?? refuse('notFound')
}

export async function hasReviews(db: Db, homeworkId: number): Promise<boolean> {
  const [reviewed] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.homeworkId, homeworkId), isNotNull(submissions.teacherScore)))
    .limit(1)
  return reviewed !== undefined
}

export type GroupCounts = Record<keyof typeof SUBMISSION_GROUPS, number>

/** How many essays of each homework are not handed in, handed in, reviewed. */
export async function countGroups(
  db: Db,
  homeworkIds: readonly number[],
): Promise<Map<number, GroupCounts>> {
  if (homeworkIds.length === 0) return new Map()
  const rows = await db
    .select({
      homeworkId: submissions.homeworkId,
      notSubmitted: countIn('notSubmitted'),
      submitted: countIn('submitted'),
      reviewed: countIn('reviewed'),
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .where(and(inArray(submissions.homeworkId, [...homeworkIds]), hasActiveStudent(), isOfClass()))
    .groupBy(submissions.homeworkId)
  return new Map(rows.map(({ homeworkId, ...counts }) => [homeworkId, counts]))
}

function countIn(group: keyof typeof SUBMISSION_GROUPS) {
  const isInGroup = inArray(submissions.status, [...SUBMISSION_GROUPS[group]])
  return sql<number>`(count(*) filter (where ${isInGroup} and not ${IS_LET_OFF}))::int`
}
