/** Homework rows that several calls read. */
import { and, asc, eq, exists, gt, lte, or, sql } from 'drizzle-orm'
import type { HomeworkPhase } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../db/database.ts'
import { classrooms, enrollments, homework, homeworkQuestions, submissions } from '../db/schema.ts'
import { refuse } from './refuse.ts'

export type Question = { questionNo: number; genre: string; title: string; requirement: string; ideation: string }

export async function listQuestions(db: Db, homeworkId: number): Promise<Question[]> {
  return db
    .select({ questionNo: homeworkQuestions.questionNo, genre: homeworkQuestions.genre, title: homeworkQuestions.title, requirement: homeworkQuestions.requirement, ideation: homeworkQuestions.ideation })
    .from(homeworkQuestions).where(eq(homeworkQuestions.homeworkId, homeworkId)).orderBy(asc(homeworkQuestions.questionNo))
}

/** What a homework is called: its first question's title, or the beginning of its requirement. */
export function homeworkTitle(question: Pick<Question, 'title' | 'requirement'> | undefined): string {
  if (question === undefined) return ''
  return question.title !== '' ? question.title : question.requirement.slice(0, TITLE_FROM_REQUIREMENT)
}
const TITLE_FROM_REQUIREMENT = 20

/** Pupils see a homework, and anything of it, only from its start (spec 3 §5). For queries that have the homework joined. */
export function hasStarted(now: Date) {
  return lte(homework.startsAt, now)
}

/** The teacher's phase of a homework (spec 3 §4), and the condition that finds those of one phase. */
export function phaseOf(times: { startsAt: Date; endsAt: Date }, now: Date): HomeworkPhase {
  if (now < times.startsAt) return 1
  return now < times.endsAt ? 2 : 3
}

export function isInPhase(phase: number, now: Date) {
  if (phase === 1) return gt(homework.startsAt, now)
  return phase === 2 ? and(hasStarted(now), gt(homework.endsAt, now)) : lte(homework.endsAt, now)
}

/** The homework, if the person teaches it or has it to do; else refuses notFound. */
export async function loadVisible(db: Db, homeworkId: number, personId: number, now: Date) {
  const [found] = await db
    .select({
      id: homework.id, classroomName: classrooms.name, gradeLevel: classrooms.gradeLevel, scoreScale: homework.scoreScale, startsAt: homework.startsAt, endsAt: homework.endsAt,
      minCharacters: homework.minCharacters, maxCharacters: homework.maxCharacters, lowScore: homework.lowScore, highScore: homework.highScore, lowestScore: homework.lowestScore, allowPaste: homework.allowPaste,
    })
    .from(homework).innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.id, homeworkId), or(eq(classrooms.ownerId, personId), and(hasStarted(now), exists(
      db.select({ one: sql`1` }).from(submissions)
        .innerJoin(enrollments, and(eq(enrollments.classroomId, homework.classroomId), eq(enrollments.studentId, submissions.studentId)))
        .where(and(eq(submissions.homeworkId, homework.id), eq(submissions.studentId, personId))),
    )))))
  return found ?? refuse('notFound')
}
