/** What a teacher gives one pupil: a later end, or leave not to hand in. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { homework } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import { refuse } from '../domain/refuse.ts'
import { hasActiveStudent } from './account.ts'
import { isOfClass } from './classroom.ts'
import { isTaughtBy } from './homework.ts'

/** Not handed in, of the teacher's own class, its row held; refuses what is not. */
export async function loadOpenForUpdate(db: Db, submissionId: number, teacherId: number) {
  const [found] = await db
    .select({
      id: submissions.id,
      homeworkId: submissions.homeworkId,
      studentId: submissions.studentId,
      status: submissions.status,
      extendedTo: submissions.extendedTo,
      excusedAt: submissions.excusedAt,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(
      and(eq(submissions.id, submissionId), isTaughtBy(teacherId), hasActiveStudent(), isOfClass()),
    )
    .for('update', { of: submissions })
  if (found === undefined) return refuse('notFound')
  if (found.status === 'finish' || found.status === 'remark') return refuse('handedInAlready')
  return found
}
