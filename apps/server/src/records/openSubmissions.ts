/** A submission exists from posting: one for each pupil who has the homework to do. */
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { enrollments } from '../db/schema/classroom.ts'
import { essays } from '../db/schema/essay.ts'
import { homework } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import type { Question } from '../domain/question.ts'
import { hasActiveStudent } from './account.ts'
import { isNotDeleted, listQuestions, OWN_END } from './homework.ts'

/**
 * A pupil who has the submission already keeps it. `questions` are the homework's, in order; the
 * caller holds the class's row, so that joining and posting take turns.
 */
export async function openSubmissions(
  db: Db,
  homework: { id: number; schoolId: number | null },
  questions: readonly Question[],
  studentIds: readonly number[],
): Promise<void> {
  const [first] = questions
  if (first === undefined) throw new Error(`homework ${homework.id} has no question`)
  if (studentIds.length === 0) return
  const existing = await db
    .select({ studentId: submissions.studentId })
    .from(submissions)
    .where(
      and(eq(submissions.homeworkId, homework.id), inArray(submissions.studentId, [...studentIds])),
    )
  const newcomers = studentIds.filter((id) => !existing.some(({ studentId }) => studentId === id))
  if (newcomers.length === 0) return
  const opened = await db
    .insert(essays)
    .values(newcomers.map(() => ({ kind: 'homework' as const })))
    .returning({ id: essays.id })
  await db.insert(submissions).values(
    opened.flatMap(({ id }, index) => {
      const studentId = newcomers[index]
      return studentId === undefined
        ? []
        : {
            id,
            schoolId: homework.schoolId,
            homeworkId: homework.id,
            studentId,
            status: 'notStart' as const,
            questionNo: first.questionNo,
            genre: first.genre,
            title: first.title,
            content: '',
            characters: 0,
            version: 0,
          }
    }),
  )
}

/** Whoever comes into a class has its homework that has not ended yet at once. */
export async function openHomework(
  db: Db,
  classroomId: number,
  studentIds: readonly number[],
  now: Date,
): Promise<void> {
  const open = await db
    .select({ id: homework.id, schoolId: homework.schoolId })
    .from(homework)
    .where(and(eq(homework.classroomId, classroomId), isNotDeleted(), gt(homework.endsAt, now)))
    .orderBy(asc(homework.id))
  for (const each of open)
    await openSubmissions(db, each, await listQuestions(db, each.id), studentIds)
}

/**
 * The pupils of the class who have the homework to do, each with the own submission and its own
 * end; `wanted` narrows them.
 */
export async function listMembers(db: Db, homeworkId: number, wanted?: SQL) {
  return db
    .select({
      studentId: submissions.studentId,
      submissionId: submissions.id,
      status: submissions.status,
      endsAt: OWN_END,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(
      enrollments,
      and(
        eq(enrollments.classroomId, homework.classroomId),
        eq(enrollments.studentId, submissions.studentId),
      ),
    )
    .where(and(eq(submissions.homeworkId, homeworkId), hasActiveStudent(), wanted))
    .orderBy(asc(submissions.id))
}
