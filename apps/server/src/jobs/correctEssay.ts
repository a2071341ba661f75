/**
 * Corrects one revision: a short read, the engine outside any transaction, one transaction that
 * stores the report.
 */
import { and, eq } from 'drizzle-orm'
import type { CorrectionStage } from '@zhupi/contract/terms/correction.ts'
import { reachesLowest, withinLimits } from '@zhupi/contract/rules/score.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import type { Correction } from '@zhupi/engine/types.ts'
import type { CorrectionWorkers } from '../correction/correctionWorkers.ts'
import type { Db } from '../db/database.ts'
import type { RequestedReport } from '../db/queue.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { findCorrectionWork, type ScoreLimits } from '../records/correctionWork.ts'
import { notifyHandedIn } from '../records/homeworkNotifications.ts'
import { handedIn, findByRevisionForUpdate } from '../records/submission.ts'

export type CorrectEssayServices = {
  db: Db
  workers: Pick<CorrectionWorkers, 'correct'>
  clock: () => Date
}

/** May run twice with the same result: a report that is done stays as it is. */
export async function correctEssay(
  { revisionId }: Pick<RequestedReport, 'revisionId'>,
  { db, workers, clock }: CorrectEssayServices,
): Promise<void> {
  const work = await findCorrectionWork(db, revisionId)
  if (work?.state !== 'working') return
  const stages = stageWriter(db, revisionId)
  const correction = await workers.correct(work.essay, stages.write)
  await stages.finish()
  await storeReport(db, revisionId, work, correction, clock())
}

/** Writes stages in their order, one at a time; a stage that cannot be written stops nothing. */
function stageWriter(db: Db, revisionId: number) {
  let last: Promise<unknown> = Promise.resolve()
  return {
    write: (stage: CorrectionStage) => {
      last = last
        .then(() =>
          db
            .update(reports)
            .set({ stage })
            .where(and(eq(reports.revisionId, revisionId), eq(reports.state, 'working'))),
        )
        .catch(() => undefined)
    },
    finish: () => last,
  }
}

async function storeReport(
  db: Db,
  revisionId: number,
  { limits }: { limits: ScoreLimits },
  correction: Correction,
  now: Date,
): Promise<void> {
  const aiScore = withinLimits(correction.score, limits)
  await db.transaction(async (db) => {
    const submission = await findByRevisionForUpdate(db, revisionId)
    const [done] = await db
      .update(reports)
      .set({ state: 'done', stage: 'commenting', aiScore, correction, finishedAt: now })
      .where(and(eq(reports.revisionId, revisionId), eq(reports.state, 'working')))
      .returning({ revisionId: reports.revisionId })
    if (done === undefined || submission?.handingInRevisionId !== revisionId) return
    // A hand-in that waited for this score happens if the score is reached, else not at all.
    const isHandedIn = reachesLowest(limits, aiScore) && mayEdit(submission.status)
    await db
      .update(submissions)
      // The scored revision is handed in, whatever correction was asked for since.
      .set(isHandedIn ? handedIn(revisionId, now) : { handingInRevisionId: null })
      .where(eq(submissions.id, submission.id))
    if (isHandedIn) await notifyHandedIn(db, submission.id, submission.status === 'reject', now)
  })
}
