/** 我不同意 with a mark of the pupil's own report, or taken back. */
import { and, eq } from 'drizzle-orm'
import type { disputeMark as call } from '@zhupi/contract/calls/report.ts'
import type { Db } from '../../db/database.ts'
import { disputes } from '../../db/schema/dispute.ts'
import { revisions } from '../../db/schema/essay.ts'
import { homework } from '../../db/schema/homework.ts'
import { practiceEssays } from '../../db/schema/practice.ts'
import { reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { aiUseFor } from '../../domain/essay.ts'
import { showsMark } from '../../domain/markKey.ts'
import { refuse } from '../../domain/refuse.ts'
import { answerMark } from '../../records/answeredMark.ts'
import { hasStarted } from '../../records/homework.ts'
import { isOwnPractice } from '../../records/practice.ts'
import type { Person } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const disputeMark: Handler<typeof call> = async (
  { id, ishomework, revisionId, markNo, isDisputed },
  { db, now, person },
) => {
  const found =
    ishomework === 1
      ? await findHomeworkReport(db, id, revisionId, person, now)
      : await findPracticeReport(db, id, revisionId, person)
  const { correction, aiUse } = found ?? refuse('notFound')
  const mark = correction?.marks[markNo - 1]
  // What the homework withholds cannot be answered, and praise is no judgement to disagree with.
  if (correction == null || mark === undefined || mark.kind === 'strength')
    return refuse('notFound')
  if (!showsMark(aiUse, mark.kind)) refuse('notFound')
  await answerMark(
    db,
    disputes,
    { schoolId: found?.schoolId ?? null, essayId: id, revisionId, correction },
    { mark, isAnswered: isDisputed === 1 },
    now,
  )
  return { markNo, isDisputed: isDisputed === 1 }
}

async function findHomeworkReport(
  db: Db,
  id: number,
  revisionId: number,
  person: Person,
  now: Date,
) {
  const [found] = await db
    .select({
      schoolId: submissions.schoolId,
      correction: reports.correction,
      aiUse: homework.aiUse,
      handedInRevisionId: submissions.handedInRevisionId,
    })
    .from(revisions)
    .innerJoin(submissions, eq(submissions.id, revisions.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(
      and(
        eq(revisions.id, revisionId),
        eq(submissions.id, id),
        eq(submissions.studentId, person.id),
        hasStarted(now),
      ),
    )
  return found && { ...found, aiUse: aiUseFor(person, { ...found, revisionId }) }
}

async function findPracticeReport(db: Db, id: number, revisionId: number, person: Person) {
  const [found] = await db
    .select({ schoolId: reports.schoolId, correction: reports.correction })
    .from(revisions)
    .innerJoin(practiceEssays, eq(practiceEssays.id, revisions.essayId))
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(and(eq(revisions.id, revisionId), eq(practiceEssays.id, id), isOwnPractice(person.id)))
  return found && { ...found, aiUse: 'full' as const }
}
