/** Keeps the draft; with finish 1 asks for its correction, with finish 2 hands it in (spec 1 §4; decisions 12, 13, 20, 21). */
import { eq } from 'drizzle-orm'
import type { saveHomework as call } from '@zhupi/contract/calls/submission.ts'
import { QUOTA_USED_UP } from '@zhupi/contract/terms/refusals.ts'
import { findGenre } from '@zhupi/contract/terms/genres.ts'
import type { Db } from '../../db/database.ts'
import type { Queue } from '../../db/queue.ts'
import { submissions } from '../../db/schema/submission.ts'
import { listQuestions } from '../../records/homework.ts'
import { takeUse } from '../../records/quota.ts'
import { refuse } from '../../domain/refuse.ts'
import { findReport, requestReport } from '../../records/report.ts'
import { keepRevision } from '../../records/revision.ts'
import {
  checkMayFinish,
  handIn,
  loadForUpdate,
  saveDraft,
  type HeldSubmission,
} from '../../records/submission.ts'
import type { Handler } from '../handler.ts'

const KEEP = 0
const CORRECT = 1

export const saveHomework: Handler<typeof call> = async (
  { id, title, content, finish, writingNo, type, version: typedOn, typed, pasted, photo, voice },
  { db, queue, now, person },
) => {
  // A refusal to correct or hand in must not lose what was typed: the draft is kept in a transaction of its own first.
  const version = await db.transaction(async (db) => {
    const held = await loadForUpdate(db, id, person.id, now)
    if (type !== '' && findGenre(type) === undefined) refuse('badInput', 'type：没有这种文体')
    const questions = await listQuestions(db, held.homeworkId)
    if (!questions.some((question) => question.questionNo === writingNo))
      refuse('badInput', 'writingNo：没有这道题')
    return (
      await saveDraft(db, held, { questionNo: writingNo, genre: type, title, content }, now, {
        typedOn,
        process: { typed, pasted, photo, voice },
      })
    ).version
  })
  if (finish === KEEP) return answer(db, id, version)
  const used = await db.transaction(async (db) => {
    const held = await loadForUpdate(db, id, person.id, now)
    return finish === CORRECT
      ? askForCorrection(db, queue, held, now)
      : handIn(db, queue, held, now)
  })
  return used === QUOTA_USED_UP ? QUOTA_USED_UP : answer(db, id, version)
}

/** A text that has its report, or whose report is being made, is neither charged nor corrected again. */
async function askForCorrection(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  held: HeldSubmission,
  now: Date,
): Promise<typeof QUOTA_USED_UP | undefined> {
  checkMayFinish(held, now)
  if (held.aiUse === 'none') refuse('correctionNotOffered')
  const revisionId = await keepRevision(db, held, now)
  const report = await findReport(db, revisionId)
  if (report === undefined || report.state === 'failed') {
    if (!(await takeUse(db, held.studentId, revisionId, now))) return QUOTA_USED_UP
    await requestReport(db, queue, { revisionId, schoolId: held.schoolId }, now)
  }
  await db.update(submissions).set({ revisionId }).where(eq(submissions.id, held.id))
  return undefined
}

async function answer(db: Db, id: number, version: number) {
  const [saved] = await db
    .select({ status: submissions.status, revisionId: submissions.revisionId })
    .from(submissions)
    .where(eq(submissions.id, id))
  const report = saved?.revisionId == null ? undefined : await findReport(db, saved.revisionId)
  return {
    id,
    version,
    status: saved?.status ?? refuse('notFound'),
    correction: report?.state ?? ('none' as const),
  }
}
