/** A review while it is made: what is typed, saved on this device as it is typed, then sent. */
import { useQueryClient } from '@tanstack/react-query'
import { getPhrases } from '@zhupi/contract/calls/review.ts'
import { getAIResultOfHomework, saveReview } from '@zhupi/contract/calls/submission.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { useRef, useState } from 'react'
import { callKey, callQuery, invalidate } from '#client/callQuery.ts'
import { showFailure } from '#client/errors.ts'
import { SHOW_REVIEWS } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import { tellVerdict } from '#parts/Reviewing/lastVerdict.ts'
import { alertText } from '#ui/notices.ts'
import { withoutVerdict } from './reviewDraft.ts'
import {
  fillForm,
  findReviewFault,
  type Report,
  type ReviewDraft,
  type ReviewFault,
  toRequest,
} from './reviewForm.ts'
import { storeReview, type StoredReview } from './useStoredReview.ts'

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
  const [typed, setTyped] = useState<ReviewDraft>()
  // A finger on a slider may be quicker than the screen is drawn: nothing builds on what it shows.
  const last = useRef<ReviewDraft>(undefined)
  // Until something is typed here, what the device has stands in the form.
  const draft = typed ?? stored.draft
  const [fault, setFault] = useState<ReviewFault>()
  /** The verdict that somebody else gave meanwhile. */
  const [other, setOther] = useState<Report>()
  /** The essay as it waits again, where that verdict was taken back. */
  const openAgain = useRef<Report>(undefined)
  const essay = { id: report.id, ishomework: 1 } as const
  const form = fillForm(draft, report)
  const refetchReviews = () => void invalidate(queries, SHOW_REVIEWS)

  const change = (part: Partial<ReviewDraft>) => {
    const before = last.current ?? draft
    const sliders = { ...before.sliders, ...part.sliders }
    // What is fetched anew later must not pass for what was read before the first letter.
    write({ verdictNo: report.verdictNo, ...before, ...part, sliders })
    setFault(undefined)
  }
  const write = (changed: ReviewDraft) => {
    last.current = changed
    setTyped(changed)
    storeReview(queries, report.id, stored.key, changed)
  }
  const clear = () => {
    last.current = { sliders: {} }
    setTyped(last.current)
    storeReview(queries, report.id, stored.key, undefined)
  }

  const save = useAction(saveReview, {
    onFailure: async (error) => {
      if (error.message === REFUSALS.reviewOvertaken.text) {
        await showOther()
      } else if (error.message === REFUSALS.essayChanged.text) {
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
  const showOther = async () => {
    const other = await queries
      .fetchQuery({ ...callQuery(getAIResultOfHomework, essay), staleTime: 0 })
      .catch(() => undefined)
    // A return or a review that was only taken back leaves no verdict to choose.
    if (other?.status === 'finish') openAgain.current = other
    else setOther(other)
  }
  const takeOther = () => {
    setOther(undefined)
    clear()
  }
  const insist = async () => {
    if (other === undefined) return
    setOther(undefined)
    await sendOver(draft, other)
  }
  const sendOver = async (draft: ReviewDraft, { verdictNo }: Report) => {
    const changed = { ...draft, verdictNo }
    write(changed)
    await send(changed)
  }
  const complete = async () => {
    const found = findReviewFault(form, report)
    if (found) {
      setFault(found)
      return onFault()
    }
    await send(draft)
  }
  const send = async (draft: ReviewDraft) => {
    const request = toRequest(form, report, draft)
    const isAgain = report.status === 'remark'
    const saved = await save.run(request)
    if (!saved.isDone) {
      const waiting = openAgain.current
      openAgain.current = undefined
      if (waiting !== undefined) await sendOver(draft, waiting)
      return
    }
    clear()
    // Shown again before the next answer, this essay must already stand as reviewed.
    queries.setQueryData<Report>(callKey(getAIResultOfHomework, essay), {
      ...report,
      status: 'remark',
      verdictNo: request.verdictNo + 1,
      teacherScore: request.teacherScore,
      teacherRemark: request.teacherRemark,
      isRemarkDrafted: request.remarkDrafted === 1,
      categoryLevels: [request.categoryLevel1, request.categoryLevel2, request.categoryLevel3],
    })
    refetchReviews()
    void invalidate(queries, [getPhrases])
    tellVerdict(queries, {
      kind: 'review',
      submissionId: report.id,
      homeworkId: report.homeworkId,
      name: report.studentName ?? '',
      token: saved.entity.undoToken,
      storedKey: stored.key,
      draft: withoutVerdict(draft),
    })
    // Who changes an earlier review has come for this one.
    if (!isAgain) await goOn()
  }

  // What is typed while it is sent would neither be sent nor stored.
  return {
    form,
    draft,
    fault,
    change,
    complete,
    isSending: save.isBusy,
    overtaken: { other, takeOther, insist, close: () => setOther(undefined) },
  }
}
