/** What a review or a return of several essays at once is, and what is said of it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { reviewBatch } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { SHOW_REVIEWS } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import type { Submission } from '#parts/HomeworkList/submissionOrder.ts'
import { alertText, notify } from '#ui/notices.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'

export type BulkKind = 'remark' | 'reject'

const TEXTS: Record<BulkKind, { success: string; none: string }> = {
  remark: { success: MESSAGES.bulkReviewed, none: '没有批阅' },
  reject: { success: MESSAGES.rejected, none: '没有打回' },
}

type Steps = { closeSheet: () => void; onDone: () => void }

/** `onDone` follows once at least one essay was changed, and the person has read what was left. */
export function useBulkReview({ closeSheet, onDone }: Steps) {
  const review = useAction(reviewBatch, {
    invalidates: SHOW_REVIEWS,
    // Only the answer may be lost: the list then says what was done.
    invalidatesOnFailure: true,
  })
  return async (
    kind: BulkKind,
    submissions: readonly Submission[],
    reason?: string,
  ): Promise<void> => {
    const id = submissions.map((submission) => String(submission.id))
    const reviewed = await review.run({ id, status: kind, rejectContent: reason })
    if (!reviewed.isDone) return
    closeSheet()
    await allOverlaysClosed()
    await reportResult(kind, reviewed.entity)
    if (reviewed.entity.done > 0) onDone()
  }
}

/** Who was left out is named with the reason, until it has been read. */
async function reportResult(
  kind: BulkKind,
  { done, skipped }: EntityOf<typeof reviewBatch>,
): Promise<void> {
  const { success, none } = TEXTS[kind]
  if (skipped.length === 0) return void notify(success)
  const left = skipped.map(({ name, reason }) => `${name}：${reason}`).join('\n')
  await alertText(`另有 ${skipped.length} 篇没有处理：\n${left}`, {
    title: done > 0 ? `${success}（${done} 篇）` : none,
  })
}

/** Enough to recognise the choice; the count says the rest. */
const NAMES_SHOWN = 3

export function joinNames(submissions: readonly Submission[]): string {
  const names = submissions
    .slice(0, NAMES_SHOWN)
    .map(({ name }) => name)
    .join('、')
  return submissions.length > NAMES_SHOWN ? `${names}等 ${submissions.length} 人` : names
}
