/** A machine's mark taken away from a handed-in essay by its teacher, or put back. */
import { and, eq, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { removeMark as call } from '@zhupi/contract/calls/report.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { removedMarks } from '../../db/schema/dispute.ts'
import { revisions } from '../../db/schema/essay.ts'
import { homework } from '../../db/schema/homework.ts'
import { reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { answerMark } from '../../records/answeredMark.ts'
import { isTaughtBy } from '../../records/homework.ts'
import type { Handler } from '../handler.ts'

const handedIn = alias(revisions, 'handed_in')

export const removeMark: Handler<typeof call> = async (
  { studentHomeworkId, revisionId, markNo, isRemoved },
  { db, now, person },
) => {
  const [found] = await db
    .select({ schoolId: submissions.schoolId, correction: reports.correction })
    .from(revisions)
    .innerJoin(submissions, eq(submissions.id, revisions.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .innerJoin(handedIn, eq(handedIn.id, submissions.handedInRevisionId))
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(
      and(
        eq(revisions.id, revisionId),
        eq(submissions.id, studentHomeworkId),
        isTaughtBy(person.id),
        isNotRemoved(),
        // Nothing that was written after the hand-in.
        lte(revisions.revisionNo, handedIn.revisionNo),
      ),
    )
  const mark = found?.correction?.marks[markNo - 1]
  if (found?.correction == null || mark === undefined) return refuse('notFound')
  await answerMark(
    db,
    removedMarks,
    {
      schoolId: found.schoolId,
      essayId: studentHomeworkId,
      revisionId,
      correction: found.correction,
    },
    { mark, isAnswered: isRemoved === 1 },
    now,
  )
  return { markNo, isRemoved: isRemoved === 1 }
}
