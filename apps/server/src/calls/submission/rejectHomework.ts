/** Returns a handed-in essay with a reason; its pupil may rewrite it, also after the homework's end (spec 3 §4, §5; decisions 12). */
import { eq } from 'drizzle-orm'
import type { rejectHomework as call } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { submissions } from '../../db/schema.ts'
import { notifyReturned } from '../../records/homeworkNotifications.ts'
import { refuse } from '../../records/refuse.ts'
import { listForReview, returned } from '../../records/review.ts'
import type { Handler } from '../handler.ts'

export const rejectHomework: Handler<typeof call> = async (
  { studentHomeworkId, reason },
  { db, now, person },
) => {
  const words = reason.trim()
  if (words === '') refuse('badInput', MESSAGES.rejectReasonMissing)
  return db.transaction(async (db) => {
    const [held] = await listForReview(db, [studentHomeworkId], person.id)
    if (held === undefined) return refuse('notFound')
    // A repeat finds it returned already.
    if (held.status !== 'reject' || held.rejectReason !== words) {
      if (held.status === 'remark') refuse('alreadyReviewed')
      if (held.status !== 'finish') refuse('notHandedIn')
      await db.update(submissions).set(returned(words, now)).where(eq(submissions.id, held.id))
      await notifyReturned(db, [held.id], words, person.name, now)
    }
    return { id: held.id, status: 'reject' as const }
  })
}
