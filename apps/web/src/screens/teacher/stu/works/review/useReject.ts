/** Returns an essay to its pupil, and goes on to the next one. */
import { useQueryClient } from '@tanstack/react-query'
import { rejectHomework } from '@zhupi/contract/calls/submission.ts'
import { useState } from 'react'
import { invalidate } from '#client/callQuery.ts'
import { SHOW_REVIEWS } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import { tellVerdict } from '#parts/Reviewing/lastVerdict.ts'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { withoutVerdict } from './reviewDraft.ts'
import type { Report, ReviewDraft } from './reviewForm.ts'
import { storeReview } from './useStoredReview.ts'

type Options = {
  report: Report
  /** Where the begun review is stored, and what it is. */
  storedKey: string
  draft: ReviewDraft
  goOn: () => Promise<void>
}

export function useReject({ report, storedKey, draft, goOn }: Options) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const refetchReviews = () => void invalidate(queries, SHOW_REVIEWS)
  const send = useAction(rejectHomework, {
    onFailure: () => {
      // Only the answer may be lost, or someone else was quicker.
      refetchReviews()
      return 'unhandled'
    },
  })
  const reject = async (reason: string) => {
    const returned = await send.run({ studentHomeworkId: report.id, reason })
    if (!returned.isDone) return
    // The remark may serve the next draft; score and levels were this one's.
    const left = draft.remark ? { remark: draft.remark, sliders: {} } : undefined
    storeReview(queries, report.id, storedKey, left)
    setAsking(false)
    await allOverlaysClosed()
    tellVerdict(queries, {
      kind: 'return',
      submissionId: report.id,
      homeworkId: report.homeworkId,
      name: report.studentName ?? '',
      token: returned.entity.undoToken,
      storedKey,
      draft: withoutVerdict(draft),
    })
    await goOn()
    // Only now: known as returned, the essay would lead to its own page instead of the next one.
    refetchReviews()
  }
  return { isAsking, setAsking, reject }
}
