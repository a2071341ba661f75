/** What a teacher marked by hand in an essay, as far as its reader may see it. */
import { and, eq } from 'drizzle-orm'
import type { getTeacherMarks as call } from '@zhupi/contract/calls/review.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { isReadableBy } from '../../records/submissionAccess.ts'
import { isShownToPupil, listTeacherMarks } from '../../records/teacherMark.ts'
import type { Handler } from '../handler.ts'
import { presentTeacherMark } from './presentTeacherMark.ts'

export const getTeacherMarks: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  const [essay] = await db
    .select({ status: submissions.status, handedInRevisionId: submissions.handedInRevisionId })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .where(and(eq(submissions.id, id), isReadableBy(person, now)))
  if (essay === undefined) return refuse('notFound')
  const marks = await listTeacherMarks(db, id)
  return {
    items: marks
      .filter((mark) => person.role === 'teacher' || isShownToPupil(mark, essay))
      .map((mark) => presentTeacherMark(mark, person.id)),
  }
}
