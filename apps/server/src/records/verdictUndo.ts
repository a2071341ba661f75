/** A verdict is taken back with its message, as if it had never been given. */
import { and, eq, isNull } from 'drizzle-orm'
import type { RefusalName } from '@zhupi/contract/terms/refusals.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { UNDO_SECONDS } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { notifications } from '../db/schema/message.ts'
import { submissions, type Undo } from '../db/schema/submission.ts'
import { isSameToken } from '../domain/token.ts'
import type { ReviewedEssay } from './review.ts'

/** A tap in the last second still has its way to the server. */
const ON_ITS_WAY_MS = 5 * SECOND_MS

/**
 * `db` is a transaction that holds the essay's row.
 * @returns why not, where it stands
 */
export async function takeVerdictBack(
  db: Db,
  essay: ReviewedEssay,
  undoToken: string,
  now: Date,
): Promise<Extract<RefusalName, 'tooLateToUndo' | 'verdictActedOn'> | undefined> {
  const { undo } = essay
  // A repeated request finds it taken back already.
  if (undo === null && essay.status === 'finish') return undefined
  if (undo === null || !isSameToken(undo.token, undoToken)) return 'tooLateToUndo'
  const sinceMs = now.getTime() - Date.parse(undo.at)
  if (sinceMs > UNDO_SECONDS * SECOND_MS + ON_ITS_WAY_MS) return 'tooLateToUndo'
  const isAsGiven = essay.status === 'remark' || essay.status === 'reject'
  if (!isAsGiven || essay.version !== undo.draftVersion) return 'verdictActedOn'
  if (!(await takeMessageBack(db, essay.studentId, undo))) return 'verdictActedOn'
  const { reviewedAt, returnedAt, ...before } = undo.before
  await db
    .update(submissions)
    .set({
      ...before,
      reviewedAt: reviewedAt === null ? null : new Date(reviewedAt),
      returnedAt: returnedAt === null ? null : new Date(returnedAt),
      verdictNo: essay.verdictNo + 1,
      undo: null,
    })
    .where(eq(submissions.id, essay.id))
  return undefined
}

/** @returns false where the pupil has read it */
async function takeMessageBack(db: Db, studentId: number, { eventKey }: Undo): Promise<boolean> {
  const isTheMessage = and(
    eq(notifications.accountId, studentId),
    eq(notifications.eventKey, eventKey),
  )
  await db.delete(notifications).where(and(isTheMessage, isNull(notifications.readAt)))
  const read = await db.select({ id: notifications.id }).from(notifications).where(isTheMessage)
  return read.length === 0
}
