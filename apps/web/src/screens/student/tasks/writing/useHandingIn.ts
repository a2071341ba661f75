/** AI 批改 and 提交: what they check first, and where they lead. */
import { getStudentHomework } from '@zhupi/contract/calls/homework.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { findMissing } from '@zhupi/contract/rules/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { SUBMITTED_TAB } from '@zhupi/contract/terms/statuses.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '#client/api.ts'
import { callKey, invalidate } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { getSession } from '#client/session.ts'
import { withoutIndents } from '#drafts/essayText.ts'
import type { EssayStore } from '#drafts/useDraft.ts'
import { askToRecharge } from '#parts/Payment/askToRecharge.ts'
import { showSaveFailure } from '#parts/WritingDesk/showSaveFailure.ts'
import { alertText, confirmText } from '#ui/notices.ts'

type Options = {
  onGenreMissing: () => void
  onConsentNeeded: () => void
  /** The text that the latest report is about; undefined without one. */
  corrected: { title: string; content: string } | undefined
}

export function useHandingIn(
  submissionId: number,
  store: EssayStore,
  { onGenreMissing, onConsentNeeded, corrected }: Options,
) {
  const navigate = useNavigate()
  const queries = useQueryClient()

  /** @returns whether all that both actions need is there. */
  const isComplete = async () => {
    await store.saveLocally()
    const missing = findMissing(store.read().draft)
    if (missing === undefined) return true
    await alertText(REFUSALS[missing].text)
    if (missing === 'genreMissing') onGenreMissing()
    return false
  }
  const send = async (finish: 1 | 2) => {
    try {
      const answer = await store.save(finish)
      void invalidate(queries, [getStudentHomework])
      queries.removeQueries({
        queryKey: callKey(getAIResultOfHomework, { id: submissionId, ishomework: 1 }),
      })
      if (typeof answer === 'string') {
        await store.autoSave()
        return (await askToRecharge(answer)) ? await navigate(paths.vip()) : undefined
      }
      // Where a lowest score is set, handing in corrects first: the report shows how far it is.
      await navigate(
        finish === 2 && answer.status === 'finish'
          ? paths.tasks(SUBMITTED_TAB)
          : paths.correction(submissionId),
      )
    } catch (error) {
      // A refusal to correct or to hand in does not refuse to save the text.
      if (error instanceof ApiError && error.code !== 0 && getSession() !== undefined)
        void store.autoSave()
      if (error instanceof ApiError && error.message === REFUSALS.consentNeeded.text)
        return onConsentNeeded()
      if (error instanceof ApiError && error.code === 0 && !navigator.onLine)
        return alertText(MESSAGES.offlineCorrection, { title: MESSAGES.notice })
      await showSaveFailure(error)
    }
  }

  return {
    consentAnswered: async (isGiven: boolean) => {
      if (isGiven) await send(1)
    },
    correct: async () => {
      if (await isComplete()) await send(1)
    },
    submit: async () => {
      if (
        (await isComplete()) &&
        (await confirmText(MESSAGES.submitConfirm, {
          confirmText: '提交',
          note: isNewer(store.read().draft, corrected) ? MESSAGES.newerTextGoes : undefined,
        }))
      )
        await send(2)
    },
  }
}

function isNewer(
  draft: { title: string; content: string },
  corrected: { title: string; content: string } | undefined,
): boolean {
  return (
    corrected !== undefined &&
    (draft.title !== corrected.title || draft.content !== withoutIndents(corrected.content))
  )
}
