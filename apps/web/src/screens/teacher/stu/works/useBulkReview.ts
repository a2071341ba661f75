/** What a review or a return of several essays at once is, and what is said of it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { undoBatch } from '@zhupi/contract/calls/review.ts'
import { reviewBatch } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { SHOW_REVIEWS } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { alertText, notify } from '#ui/notices.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { offerUndo } from '#ui/undo.ts'

export type BulkKind = 'remark' | 'reject'

const TEXTS: Record<BulkKind, { success: string; none: string; done: string }> = {
  remark: { success: MESSAGES.bulkReviewed, none: '没有批阅', done: '已批阅' },
  reject: { success: MESSAGES.rejected, none: '没有打回', done: '已打回' },
}

type Steps = { closeSheet: () => void; onDone: () => void }

/** `onDone` follows once at least one essay was changed, and the person has read what was left. */
export function useBulkReview({ closeSheet, onDone }: Steps) {
  const review = useAction(reviewBatch, {
    invalidates: SHOW_REVIEWS,
    // Only the answer may be lost: the list then says what was done.
    invalidatesOnFailure: true,
  })
  const takeBack = useTakeBack()
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
    const { done, skipped, undoToken } = reviewed.entity
    if (done === 0) return
    const doneIds = id.filter((each) => !skipped.some((left) => String(left.id) === each))
    offerUndo({ text: `${done} 篇${TEXTS[kind].done}`, run: () => takeBack(doneIds, undoToken) })
    onDone()
  }
}

function useTakeBack() {
  const action = useAction(undoBatch, { invalidates: SHOW_REVIEWS, invalidatesOnFailure: true })
  return async (id: string[], undoToken: string): Promise<void> => {
    const undone = await action.run({ id, undoToken })
    if (!undone.isDone) return
    const { done, skipped } = undone.entity
    if (skipped.length === 0) return void notify('已撤销，学生不会看到')
    await alertText(joinReasons(skipped), { title: `撤销了 ${done} 篇` })
  }
}

type Skipped = EntityOf<typeof reviewBatch>['skipped']

const joinReasons = (skipped: Skipped) =>
  skipped.map(({ name, reason }) => `${name}：${reason}`).join('\n')

/** Who was left out is named with the reason, until it has been read. */
async function reportResult(
  kind: BulkKind,
  { done, skipped }: EntityOf<typeof reviewBatch>,
): Promise<void> {
  const { success, none } = TEXTS[kind]
  if (skipped.length === 0) return void notify(success)
  await alertText(`另有 ${skipped.length} 篇没有处理：\n${joinReasons(skipped)}`, {
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
