/** A review while it is made: what is typed, saved on this device as it is typed, then sent. */
import { useQueryClient } from '@tanstack/react-query'
import { getAIResultOfHomework, saveReview } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useState } from 'react'
import { callKey, invalidate } from '#client/callQuery.ts'
import { showFailure } from '#client/errors.ts'
import { SHOW_REVIEWS } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import { dropForm, writeForm } from '#drafts/formJournal.ts'
import { alertText, notify } from '#ui/notices.ts'
import {
  fillForm,
  findReviewFault,
  type Report,
  type ReviewDraft,
  type ReviewFault,
  toRequest,
} from './reviewForm.ts'
import type { StoredReview } from './useStoredReview.ts'

type Options = {
  report: Report
  stored: StoredReview
  /** The form says what is wrong; this leads there. */
  onFault: () => void
  /** To the next essay, once this one is done. */
  goOn: () => Promise<void>
}

export function useReview({ report, stored, onFault, goOn }: Options) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(stored.draft)
  const [fault, setFault] = useState<ReviewFault>()
  const form = fillForm(draft, report)
  const refetchReviews = () => void invalidate(queries, SHOW_REVIEWS)

  const change = (part: Partial<ReviewDraft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    setFault(undefined)
    // A full or forbidden storage only costs the copy; what was typed still stands on the screen.
    void writeForm(stored.key, JSON.stringify(changed)).catch(() => {})
  }

  const save = useAction(saveReview, {
    onFailure: async (error) => {
      if (error.message === REFUSALS.essayChanged.text) {
        refetchReviews()
        await alertText(`${error.message}。已为你取回最新的作文，写好的评语还在。`)
      } else {
        await showFailure(error)
        // Someone else may have been quicker, or only the answer was lost: the screen shows what
        // is true now.
        refetchReviews()
      }
      return 'handled' as const
    },
  })
  const complete = async () => {
    const found = findReviewFault(form, report)
    if (found) {
      setFault(found)
      return onFault()
    }
    const request = toRequest(form, report)
    const saved = await save.run(request)
    if (!saved.isDone) return
    void dropForm(stored.key).catch(() => {})
    setDraft({ sliders: {} })
    // Shown again before the next answer, this essay must already stand as reviewed.
    queries.setQueryData<Report>(callKey(getAIResultOfHomework, { id: report.id, ishomework: 1 }), {
      ...report,
      status: 'remark',
      teacherScore: request.teacherScore,
      teacherRemark: request.teacherRemark,
      categoryLevels: [request.categoryLevel1, request.categoryLevel2, request.categoryLevel3],
    })
    refetchReviews()
    void notify(MESSAGES.bulkReviewed)
    await goOn()
  }

  // What is typed while it is sent would neither be sent nor stored.
  return { form, draft, fault, change, complete, isSending: save.isBusy }
}
