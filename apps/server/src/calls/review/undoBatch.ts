/** Takes a bulk review or return back, essay by essay; those that were acted on stay and are named. */
import type { undoBatch as call } from '@zhupi/contract/calls/review.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { refuse } from '../../domain/refuse.ts'
import { listForReview } from '../../records/review.ts'
import { takeVerdictBack } from '../../records/verdictUndo.ts'
import type { Handler } from '../handler.ts'

export const undoBatch: Handler<typeof call> = async ({ id, undoToken }, { db, now, person }) =>
  db.transaction(async (db) => {
    const essays = await listForReview(db, id.map(Number), person.id)
    if (essays.length !== id.length) return refuse('notFound')
    const skipped: { id: number; name: string; reason: string }[] = []
    for (const essay of essays) {
      const reason = await takeVerdictBack(db, essay, undoToken, now)
      if (reason !== undefined)
        skipped.push({ id: essay.id, name: essay.studentName, reason: REFUSALS[reason].text })
    }
    return { done: essays.length - skipped.length, skipped }
  })
