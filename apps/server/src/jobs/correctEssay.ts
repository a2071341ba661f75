/**
 * Corrects one revision: a short read, the engine outside any transaction, one transaction that
 * stores the report.
 */
import { and, eq } from 'drizzle-orm'
import type { CorrectionStage } from '@zhupi/contract/terms/correction.ts'
import { reachesLowest, withinLimits } from '@zhupi/contract/rules/score.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import type { Correction, DraftChange } from '@zhupi/engine/types.ts'
import type { CorrectionWorkers } from '../correction/correctionWorkers.ts'
import type { Db } from '../db/database.ts'
import type { Queue, RequestedReport } from '../db/queue.ts'
import { draftChanges, reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import {
  findCorrectionWork,
  hashWrittenFor,
  type CorrectionWork,
} from '../records/correctionWork.ts'
import type { ModelSettings } from '../domain/modelSettings.ts'
import { withoutAnswered } from '../domain/markKey.ts'
import { wrongCharactersOf, type WrongCharacter } from '../domain/wrongCharacters.ts'
import { loadAnsweredMarks } from '../records/answeredMark.ts'
import { cancelCorrection } from '../records/cancelledCorrection.ts'
import { isCorrectionBarred } from '../records/consent.ts'
import { findEarlierDraft } from '../records/draftChange.ts'
import { mayAskModel, requestModelNotes } from '../records/modelNotes.ts'
import { notifyHandedIn } from '../records/homeworkNotifications.ts'
import { requestComparison } from '../records/similarity.ts'
import { gatherRepaired, meetWrongCharacters } from '../records/wrongCharacter.ts'
import { handedIn, findByRevisionForUpdate } from '../records/submission.ts'

export type CorrectEssayServices = {
  db: Db
  queue: Pick<Queue, 'enqueue'>
  workers: Pick<CorrectionWorkers, 'correct' | 'compare'>
  /** Undefined: no language model is connected. */
  model?: { settings: ModelSettings } | undefined
  clock: () => Date
  log: { error(details: object, text: string): void }
}

/** May run twice with the same result: a report that is done stays as it is. */
export async function correctEssay(
  { revisionId }: Pick<RequestedReport, 'revisionId'>,
  { db, queue, workers, model, clock, log }: CorrectEssayServices,
): Promise<void> {
  const work = await findCorrectionWork(db, revisionId)
  if (work?.state !== 'working') return
  // The guardian may have taken the consent back since it was asked for.
  if (await isCorrectionBarred(db, work.writer, work.consentGrade))
    return db.transaction((db) => cancelCorrection(db, revisionId, clock()))
  const stages = stageWriter(db, revisionId)
  const correction = await workers.correct(work.essay, stages.write)
  const change = await compareWithEarlier({ db, workers, log }, work, correction)
  await stages.finish()
  await storeReport({ db, queue, model }, revisionId, work, { correction, change }, clock())
}

/**
 * A report is never held back: where the earlier draft cannot be scored again or compared, it is
 * stored without a change.
 */
async function compareWithEarlier(
  { db, workers, log }: Pick<CorrectEssayServices, 'db' | 'workers' | 'log'>,
  work: CorrectionWork,
  correction: Correction,
): Promise<FoundChange | undefined> {
  const earlier = await findEarlierDraft(db, work)
  if (earlier === undefined) return undefined
  const isOnOneScale =
    earlier.correction.engineVersion === correction.engineVersion &&
    earlier.writtenFor === hashWrittenFor(work.essay)
  try {
    const scored = isOnOneScale
      ? earlier.correction
      : await workers.correct(
          { ...work.essay, title: earlier.title, content: earlier.content },
          () => undefined,
        )
    const shown = withoutAnswered(earlier.correction, await loadAnsweredMarks(db, work.essayId))
    const change = await workers.compare({
      earlier: { correction: shown, scored },
      later: { essay: work.essay, correction },
    })
    const putRight = wrongCharactersOf(shown).filter(({ ruleId, wrong }) =>
      change.repaired.some((repair) => repair.ruleId === ruleId && repair.quote === wrong),
    )
    return { earlierRevisionId: earlier.revisionId, change, putRight }
  } catch (err) {
    log.error({ err, essayId: work.essayId }, 'a draft was not compared with the one before it')
    return undefined
  }
}

type FoundChange = {
  earlierRevisionId: number
  change: DraftChange
  /** Wrong characters of the earlier draft that this one put right. */
  putRight: WrongCharacter[]
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
  { db, queue, model }: Pick<CorrectEssayServices, 'db' | 'queue' | 'model'>,
  revisionId: number,
  { essay, essayId, limits, schoolId, writer, consentGrade }: CorrectionWork,
  { correction, change }: { correction: Correction; change: FoundChange | undefined },
  now: Date,
): Promise<void> {
  const aiScore = withinLimits(correction.score, limits)
  await db.transaction(async (db) => {
    const submission = await findByRevisionForUpdate(db, revisionId)
    // Or while it was being made.
    if (await isCorrectionBarred(db, writer, consentGrade))
      return cancelCorrection(db, revisionId, now)
    const [done] = await db
      .update(reports)
      .set({
        state: 'done',
        stage: 'commenting',
        aiScore,
        correction,
        writtenFor: hashWrittenFor(essay),
        finishedAt: now,
      })
      .where(and(eq(reports.revisionId, revisionId), eq(reports.state, 'working')))
      .returning({ revisionId: reports.revisionId })
    if (done === undefined) return
    if (change !== undefined) {
      await db.insert(draftChanges).values({
        ...{ revisionId, schoolId, earlierRevisionId: change.earlierRevisionId },
        engineVersion: change.change.engineVersion,
        change: change.change,
      })
      const source = { schoolId, essayId, revisionId: change.earlierRevisionId }
      await gatherRepaired(db, source, change.putRight, now)
    }
    const unanswered = withoutAnswered(correction, await loadAnsweredMarks(db, essayId))
    await meetWrongCharacters(db, { schoolId, essayId, revisionId }, unanswered, now)
    const { engineVersion } = correction
    if (model !== undefined && (await mayAskModel(db, writer, model.settings)))
      await requestModelNotes(
        db,
        queue,
        model.settings,
        { revisionId, schoolId, engineVersion },
        now,
      )
    if (submission?.handingInRevisionId !== revisionId) return
    // A hand-in that waited for this score happens if the score is reached, else not at all.
    const isHandedIn = reachesLowest(limits, aiScore) && mayEdit(submission.status)
    await db
      .update(submissions)
      // The scored revision is handed in, whatever correction was asked for since.
      .set(isHandedIn ? handedIn(revisionId, now) : { handingInRevisionId: null })
      .where(eq(submissions.id, submission.id))
    if (!isHandedIn) return
    await notifyHandedIn(db, submission.id, submission.status === 'reject', now)
    await requestComparison(db, queue, submission.homeworkId)
  })
}
