/** A submission exists from posting: one for each pupil who has the homework to do. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../db/database.ts'
import { enrollments, homework, submissions } from '../db/schema.ts'
import type { Question } from './homeworkSettings.ts'

/** A pupil who has the submission already keeps it. `questions` are the homework's, in order. */
export async function openSubmissions(
  db: Db,
  homework: { id: number; schoolId: number | null },
  questions: readonly Question[],
  studentIds: readonly number[],
): Promise<void> {
  const [first] = questions
  if (first === undefined) throw new Error(`homework ${homework.id} has no question`)
  if (studentIds.length === 0) return
  await db
    .insert(submissions)
    .values(
      studentIds.map((studentId) => ({
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
      })),
    )
    .onConflictDoNothing({ target: [submissions.homeworkId, submissions.studentId] })
}

/**
 * The pupils of the class who have the homework to do, each with the own submission; `statuses`
 * narrows them.
 */
export async function listMembers(
  db: Db,
  homeworkId: number,
  statuses?: readonly SubmissionStatus[],
): Promise<{ studentId: number; submissionId: number }[]> {
  return db
    .select({ studentId: submissions.studentId, submissionId: submissions.id })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(
      enrollments,
      and(
        eq(enrollments.classroomId, homework.classroomId),
        eq(enrollments.studentId, submissions.studentId),
      ),
    )
    .where(
      and(
        eq(submissions.homeworkId, homeworkId),
        statuses === undefined ? undefined : inArray(submissions.status, [...statuses]),
      ),
    )
    .orderBy(asc(submissions.id))
}
