/** Takes a verdict back, and its message, unless its pupil has acted on it. */
import type { undoReview as call } from '@zhupi/contract/calls/review.ts'
import { refuse } from '../../domain/refuse.ts'
import { listForReview } from '../../records/review.ts'
import { takeVerdictBack } from '../../records/verdictUndo.ts'
import type { Handler } from '../handler.ts'

export const undoReview: Handler<typeof call> = async (
  { studentHomeworkId, undoToken },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    const [essay] = await listForReview(db, [studentHomeworkId], person.id)
    if (essay === undefined) return refuse('notFound')
    const reason = await takeVerdictBack(db, essay, undoToken, now)
    if (reason !== undefined) refuse(reason)
    return { id: essay.id, status: essay.undo?.before.status ?? ('finish' as const) }
  })
