/** Returns a handed-in essay; its pupil may rewrite it, also after the homework's end. */
import { eq } from 'drizzle-orm'
import type { rejectHomework as call } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { submissions } from '../../db/schema/submission.ts'
import { verdictEvent } from '../../domain/notificationTexts.ts'
import { refuse } from '../../domain/refuse.ts'
import { notifyReturned } from '../../records/homeworkNotifications.ts'
import { listForReview, returned, verdictOn } from '../../records/review.ts'
import type { Handler } from '../handler.ts'

export const rejectHomework: Handler<typeof call> = async (
  { studentHomeworkId, reason },
  { db, now, person },
) => {
  const rejectReason = reason.trim()
  if (rejectReason === '') refuse('badInput', MESSAGES.rejectReasonMissing)
  return db.transaction(async (db) => {
    const [essay] = await listForReview(db, [studentHomeworkId], person.id)
    if (essay === undefined) return refuse('notFound')
    // A repeated request finds it returned already.
    if (essay.status === 'reject' && essay.rejectReason === rejectReason)
      return { id: essay.id, status: 'reject' as const, undoToken: essay.undo?.token ?? '' }
    if (essay.status === 'remark') refuse('alreadyReviewed')
    if (essay.status === 'reject') refuse('alreadyReturned')
    if (essay.status !== 'finish') refuse('notHandedIn')
    const columns = verdictOn(essay, verdictEvent('returned', essay.id, now), now)
    await db
      .update(submissions)
      .set({ ...returned(rejectReason, now), ...columns })
      .where(eq(submissions.id, essay.id))
    await notifyReturned(db, [essay.id], rejectReason, person, now)
    return { id: essay.id, status: 'reject' as const, undoToken: columns.undo.token }
  })
}
