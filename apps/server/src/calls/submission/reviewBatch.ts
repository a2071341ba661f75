/**
 * Reviews or returns several essays at once. Only handed-in ones are touched; a bulk review takes the machine's score as the final one and
 * is kept as such (spec 3 §4, §5; decisions 13; domain facts §8: an explicit, recorded confirmation).
 */
import { eq } from 'drizzle-orm'
import type { reviewBatch as call } from '@zhupi/contract/calls/submission.ts'
import { sliderLevel, withinLimits } from '@zhupi/contract/rules/score.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { DIMENSIONS } from '@zhupi/contract/terms/traits.ts'
import { submissions } from '../../db/schema.ts'
import { notifyReturned, notifyReviewed } from '../../records/homeworkNotifications.ts'
import { refuse } from '../../records/refuse.ts'
import { listForReview, returned } from '../../records/review.ts'
import type { Handler } from '../handler.ts'

type Held = Awaited<ReturnType<typeof listForReview>>[number]

export const reviewBatch: Handler<typeof call> = async (
  { id, status, rejectContent },
  { db, now, person },
) => {
  const reason = rejectContent?.trim() ?? ''
  if (status === 'reject' && reason === '') refuse('badInput', MESSAGES.bulkRejectReasonMissing)
  return db.transaction(async (db) => {
    const held = await listForReview(db, id.map(Number), person.id)
    // One that is not the teacher's answers like a missing one, and nothing is done to the others.
    if (held.length !== id.length) return refuse('notFound')
    const done: Held[] = []
    const skipped: { id: number; name: string; reason: string }[] = []
    for (const essay of held) {
      const hindrance = findHindrance(essay, status)
      if (hindrance !== undefined) {
        skipped.push({ id: essay.id, name: essay.studentName, reason: hindrance })
        continue
      }
      await db
        .update(submissions)
        .set(status === 'reject' ? returned(reason, now) : reviewedByMachine(essay, person.id, now))
        .where(eq(submissions.id, essay.id))
      done.push(essay)
    }
    if (status === 'reject')
      await notifyReturned(
        db,
        done.map((essay) => essay.id),
        reason,
        person.name,
        now,
      )
    else
      await notifyReviewed(
        db,
        new Map(done.map((essay) => [essay.id, { score: essay.aiScore ?? 0, isAgain: false }])),
        person.name,
        now,
      )
    return { done: done.length, skipped }
  })
}

function findHindrance(essay: Held, status: 'remark' | 'reject'): string | undefined {
  if (essay.status === 'remark') return '已经批阅过了'
  if (essay.status !== 'finish')
    return essay.status === 'reject' ? '已打回，学生还没有重新提交' : '还没有提交'
  return status === 'remark' && essay.aiScore === null ? '还没有机评分数' : undefined
}

function reviewedByMachine(essay: Held, reviewerId: number, now: Date) {
  const [contentLevel, expressionLevel, developmentLevel] = DIMENSIONS.map((name) =>
    sliderLevel(essay.dimensions?.find((each) => each.dimension === name)?.score ?? 0),
  )
  // The limits may have been changed since the machine scored within them.
  const teacherScore = essay.aiScore === null ? null : withinLimits(essay.aiScore, essay)
  return {
    status: 'remark' as const,
    teacherScore,
    contentLevel,
    expressionLevel,
    developmentLevel,
    remark: '',
    reviewerId,
    reviewedAt: now,
    reviewedInBulk: true,
  }
}
