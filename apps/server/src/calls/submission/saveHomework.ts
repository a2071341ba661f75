/** Saves the draft; with finish 1 asks for its correction, with finish 2 hands it in. */
import { eq } from 'drizzle-orm'
import type { saveHomework as call } from '@zhupi/contract/calls/submission.ts'
import { QUOTA_USED_UP } from '@zhupi/contract/terms/refusals.ts'
import { findGenre } from '@zhupi/contract/terms/genres.ts'
import type { Db } from '../../db/database.ts'
import type { Queue } from '../../db/queue.ts'
import { submissions } from '../../db/schema/submission.ts'
import { statement } from '../../db/statement.ts'
import { checkMayFinish } from '../../domain/essay.ts'
import { refuse } from '../../domain/refuse.ts'
import { findConsentBar } from '../../records/consent.ts'
import { listQuestions } from '../../records/homework.ts'
import { takeUse } from '../../records/quota.ts'
import { findReport, requestReport } from '../../records/report.ts'
import { saveRevision } from '../../records/revision.ts'
import {
  handIn,
  loadForUpdate,
  requestOf,
  saveDraft,
  type LockedSubmission,
} from '../../records/submission.ts'
import type { Handler } from '../handler.ts'

const SAVE = 0
const CORRECT = 1

export const saveHomework: Handler<typeof call> = async (
  { id, title, content, finish, writingNo, type, version: typedOn, typed, pasted, photo, voice },
  { db, queue, now, person },
) => {
  // In a transaction of its own: a refused correction or hand-in must not lose what was typed.
  const version = await db.transaction(async (db) => {
    const submission = await loadForUpdate(db, id, person.id, now)
    if (type !== '' && findGenre(type) === undefined) refuse('badInput', 'type：没有这种文体')
    const questions = await listQuestions(db, submission.homeworkId)
    if (!questions.some((question) => question.questionNo === writingNo))
      refuse('badInput', 'writingNo：没有这道题')
    return (
      await saveDraft(db, submission, { questionNo: writingNo, genre: type, title, content }, now, {
        typedOn,
        process: { typed, pasted, photo, voice },
      })
    ).version
  })
  if (finish === SAVE) return answer(db, id, version)
  const used = await db.transaction(async (db) => {
    const submission = await loadForUpdate(db, id, person.id, now)
    return finish === CORRECT
      ? askForCorrection(db, queue, submission, now)
      : handIn(db, queue, submission, now)
  })
  return used === QUOTA_USED_UP ? QUOTA_USED_UP : answer(db, id, version)
}

/** A text with a report, done or under way, is neither charged nor corrected again. */
async function askForCorrection(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  submission: LockedSubmission,
  now: Date,
): Promise<typeof QUOTA_USED_UP | undefined> {
  checkMayFinish(submission, now)
  if (submission.aiUse === 'none') refuse('correctionNotOffered')
  const bar = await findConsentBar(db, submission.studentId, submission.classGrade)
  if (bar !== undefined) refuse(bar)
  const revisionId = await saveRevision(db, submission, now)
  const report = await findReport(db, revisionId)
  if (report === undefined || report.state === 'failed') {
    if (!(await takeUse(db, submission.studentId, revisionId, now))) return QUOTA_USED_UP
    await requestReport(db, queue, requestOf(submission, revisionId), now)
  }
  await db.update(submissions).set({ revisionId }).where(eq(submissions.id, submission.id))
  return undefined
}

const stateOf = statement(['id'], (db, { id }) =>
  db
    .select({ status: submissions.status, revisionId: submissions.revisionId })
    .from(submissions)
    .where(eq(submissions.id, id)),
)

async function answer(db: Db, id: number, version: number) {
  const [saved] = await stateOf(db, { id })
  const report = saved?.revisionId == null ? undefined : await findReport(db, saved.revisionId)
  return {
    id,
    version,
    status: saved?.status ?? refuse('notFound'),
    correction: report?.state ?? ('none' as const),
  }
}
