/**
 * What the teacher had begun to write about this essay and not saved yet: stored on this device until
 * the review is saved.
 */
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { getTeacherInfo } from '@zhupi/contract/calls/account.ts'
import { callQuery } from '#client/callQuery.ts'
import { readForm, formKey } from '#drafts/formJournal.ts'
import { parseReviewDraft } from './reviewDraft.ts'
import type { ReviewDraft } from './reviewForm.ts'

/** `key`: where it is stored. */
export type StoredReview = { key: string; draft: ReviewDraft }

/** No call of the contract: the text comes from IndexedDB, once it is known whose it is. */
export function useStoredReview(submissionId: number): UseQueryResult<StoredReview> {
  const queries = useQueryClient()
  return useQuery({
    queryKey: ['reviewDraft', submissionId],
    queryFn: async () => {
      const { userId } = await queries.ensureQueryData(callQuery(getTeacherInfo, {}))
      const key = formKey(userId, String(submissionId))
      // A browser that stores nothing still opens the form.
      const stored = await readForm(key).catch(() => undefined)
      return { key, draft: parseReviewDraft(stored ?? '{}') }
    },
    // Once open, it belongs to the form; the next opening reads afresh.
    staleTime: Infinity,
    gcTime: 0,
  })
}
