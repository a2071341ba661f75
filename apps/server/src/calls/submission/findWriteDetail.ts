/** The draft as the editor opens it, for its own pupil only. */
import { and, eq } from 'drizzle-orm'
import type { findWriteDetail as call } from '@zhupi/contract/calls/submission.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { hasStarted } from '../../records/homework.ts'
import { PROCESS_RECORD } from '../../records/submission.ts'
import type { Handler } from '../handler.ts'

export const findWriteDetail: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  const [found] = await db
    .select({
      id: submissions.id,
      homeworkId: homework.id,
      title: submissions.title,
      content: submissions.content,
      articleType: submissions.genre,
      writingNo: submissions.questionNo,
      grade: classrooms.gradeLevel,
      scoreKind: homework.scoreScale,
      status: submissions.status,
      rejectReason: submissions.rejectReason,
      version: submissions.version,
      process: PROCESS_RECORD,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(submissions.id, id), eq(submissions.studentId, person.id), hasStarted(now)))
  return found ?? refuse('notFound')
}
