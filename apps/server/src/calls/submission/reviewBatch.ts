/**
 * Reviews or returns several essays at once. Only handed-in ones are touched. A bulk review takes
 * the machine's score as the final one and is stored as a bulk review: the confirmation stays on
 * record.
 */
import { eq } from 'drizzle-orm'
import type { reviewBatch as call } from '@zhupi/contract/calls/submission.ts'
import { sliderLevel, withinLimits } from '@zhupi/contract/rules/score.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { DIMENSIONS } from '@zhupi/contract/terms/traits.ts'
import { submissions } from '../../db/schema/submission.ts'
import { verdictEvent } from '../../domain/notificationTexts.ts'
import { refuse } from '../../domain/refuse.ts'
import { createToken } from '../../domain/token.ts'
import { notifyReturned, notifyReviewed } from '../../records/homeworkNotifications.ts'
import {
  listForReview,
  returned,
  type ReviewedEssay as Essay,
  UNDO_TOKEN_BYTES,
  verdictOn,
} from '../../records/review.ts'
import type { Handler } from '../handler.ts'

export const reviewBatch: Handler<typeof call> = async (
  { id, status, rejectContent },
  { db, now, person },
) => {
  const reason = rejectContent?.trim() ?? ''
  const event = status === 'reject' ? 'returned' : 'reviewed'
  if (status === 'reject' && reason === '') refuse('badInput', MESSAGES.bulkRejectReasonMissing)
  return db.transaction(async (db) => {
    const essays = await listForReview(db, id.map(Number), person.id)
    // With one that is not the teacher's, nothing is done to the others either.
    if (essays.length !== id.length) return refuse('notFound')
    const undoToken = createToken(UNDO_TOKEN_BYTES)
    const done: Essay[] = []
    const skipped: { id: number; name: string; reason: string }[] = []
    for (const essay of essays) {
      const skipReason = findSkipReason(essay, status)
      if (skipReason !== undefined) {
        skipped.push({ id: essay.id, name: essay.studentName, reason: skipReason })
        continue
      }
      await db
        .update(submissions)
        .set({
          ...(status === 'reject'
            ? returned(reason, now)
            : reviewedByMachine(essay, person.id, now)),
          ...verdictOn(essay, verdictEvent(event, essay.id, now), now, undoToken),
        })
        .where(eq(submissions.id, essay.id))
      done.push(essay)
    }
    if (status === 'reject')
      await notifyReturned(
        db,
        done.map((essay) => essay.id),
        reason,
        person,
        now,
      )
    else
      await notifyReviewed(
        db,
        new Map(done.map((essay) => [essay.id, { score: essay.aiScore ?? 0, isAgain: false }])),
        person,
        now,
      )
    return { done: done.length, skipped, undoToken }
  })
}

function findSkipReason(essay: Essay, status: 'remark' | 'reject'): string | undefined {
  if (essay.status === 'remark') return '已经批阅过了'
  if (essay.status !== 'finish')
    return essay.status === 'reject' ? '已打回，学生还没有重新提交' : '还没有提交'
  return status === 'remark' && essay.aiScore === null ? '还没有机评分数' : undefined
}

function reviewedByMachine(essay: Essay, reviewerId: number, now: Date) {
  const [contentLevel, expressionLevel, developmentLevel] = DIMENSIONS.map((name) =>
    sliderLevel(essay.dimensions?.find((each) => each.dimension === name)?.score ?? 0),
  )
  // The limits may have changed since the machine scored within them.
  const teacherScore = essay.aiScore === null ? null : withinLimits(essay.aiScore, essay)
  return {
    status: 'remark' as const,
    teacherScore,
    contentLevel,
    expressionLevel,
    developmentLevel,
    remark: '',
    isRemarkDrafted: false,
    reviewerId,
    reviewedAt: now,
    reviewedInBulk: true,
  }
}
