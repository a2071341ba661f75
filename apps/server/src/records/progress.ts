/** What a teacher's classes wrote this term, each list in one query. */
import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import {
  CLASS_SIZE_MAX,
  CLASSES_LISTED_MAX,
  PROGRESS_HOMEWORK_MAX,
  PROGRESS_HOMEWORK_OF_EACH,
} from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../db/schema/homework.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { hasActiveStudent, isNotRemoved } from './account.ts'
import { isOfClass, isTeacherOf } from './classroom.ts'
import { essaysOfHomework, IS_HANDED_IN } from './essaysOfHomework.ts'
import { hasStarted, IS_LET_OFF, isFirstQuestion } from './homework.ts'

type Term = { since: Date; now: Date }

/**
 * For queries over classrooms: their homework that has begun in the term, the latest so many. It
 * stands in the query under the table's own name, which the conditions of other records speak of.
 */
function latestOfTerm(db: Db, { since, now }: Term, limit: number) {
  return db
    .select({ id: homework.id, classroomId: homework.classroomId, startsAt: homework.startsAt })
    .from(homework)
    .where(
      and(eq(homework.classroomId, classrooms.id), hasStarted(now), gte(homework.startsAt, since)),
    )
    .orderBy(desc(homework.startsAt), desc(homework.id))
    .limit(limit)
    .as('homework')
}

const FINAL_SCORE = sql<number | null>`coalesce(${submissions.teacherScore}, ${reports.aiScore})`
/**
 * One row an essay, homework by homework, the oldest first; a class without homework has one row
 * that names the class alone. One homework more than is told, so that it shows whether there is.
 */
export function listEssaysOfTerm(db: Db, code: string, teacherId: number, term: Term) {
  const limit = PROGRESS_HOMEWORK_MAX + 1
  const latest = latestOfTerm(db, term, limit)
  const essays = essaysOfHomework(db)
  return db
    .select({
      classroomId: classrooms.id,
      classroomName: classrooms.name,
      homeworkId: latest.id,
      startsAt: latest.startsAt,
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      genre: homeworkQuestions.genre,
      id: essays.id,
      studentId: essays.studentId,
      name: essays.name,
      studentNumber: essays.studentNumber,
      status: essays.status,
      teacherScore: essays.teacherScore,
      aiScore: essays.aiScore,
      traits: essays.traits,
      isLetOff: essays.isLetOff,
    })
    .from(classrooms)
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(homeworkQuestions, isFirstQuestion())
    .leftJoinLateral(essays, sql`true`)
    .where(and(eq(classrooms.joinCode, code), isTeacherOf(teacherId)))
    .orderBy(asc(latest.startsAt), asc(latest.id), asc(essays.id))
    .limit(limit * CLASS_SIZE_MAX)
}

/** One row a homework; a class without any has one row. The newest class first, none archived. */
export function listHomeworkOfClasses(db: Db, teacherId: number, term: Term) {
  const latest = latestOfTerm(db, term, PROGRESS_HOMEWORK_OF_EACH)
  const essays = db
    .select({
      studentCount: sql<number>`(count(*) filter (where not ${IS_LET_OFF}))::int`.as('students'),
      finishCount: sql<number>`(count(*) filter (where ${IS_HANDED_IN}))::int`.as('finished'),
      waitingCount: sql<number>`(count(*) filter (where ${submissions.status} = 'finish'))::int`.as(
        'waiting',
      ),
      scoreCount: sql<number>`(count(${FINAL_SCORE}) filter (where ${IS_HANDED_IN}))::int`.as(
        'scored',
      ),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${FINAL_SCORE})
        filter (where ${IS_HANDED_IN})`.as('median'),
    })
    .from(submissions)
    .leftJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
    .where(and(eq(submissions.homeworkId, homework.id), isOfClass(), hasActiveStudent()))
    .as('essays')
  return db
    .select({
      id: classrooms.id,
      code: classrooms.joinCode,
      name: classrooms.name,
      students: sql<number>`(select count(*)::int from ${enrollments}
        where ${enrollments.classroomId} = ${classrooms.id})`,
      homeworkId: latest.id,
      startsAt: latest.startsAt,
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      studentCount: essays.studentCount,
      finishCount: essays.finishCount,
      waitingCount: essays.waitingCount,
      scoreCount: essays.scoreCount,
      median: essays.median,
    })
    .from(classrooms)
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(homeworkQuestions, isFirstQuestion())
    .leftJoinLateral(essays, sql`true`)
    .where(and(isTeacherOf(teacherId), isNull(classrooms.archivedAt)))
    .orderBy(desc(classrooms.id), asc(latest.startsAt), asc(latest.id))
    .limit(CLASSES_LISTED_MAX * PROGRESS_HOMEWORK_OF_EACH)
}

/** A pupil who is in the class now. */
export async function findMember(db: Db, code: string, studentId: number, teacherId: number) {
  const [found] = await db
    .select({
      name: accounts.name,
      studentNumber: enrollments.studentNumber,
      classroomName: classrooms.name,
    })
    .from(enrollments)
    .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
    .innerJoin(accounts, eq(accounts.id, enrollments.studentId))
    .where(
      and(
        eq(classrooms.joinCode, code),
        isTeacherOf(teacherId),
        eq(enrollments.studentId, studentId),
        isNotRemoved(),
      ),
    )
  return found
}
