/**
 * What the teacher had begun to write about this essay and not saved yet: stored on this device until
 * the review is saved.
 */
import {
  type QueryClient,
  skipToken,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { getTeacherInfo } from '@zhupi/contract/calls/account.ts'
import { callQuery } from '#client/callQuery.ts'
import { dropForm, readForm, formKey, writeForm } from '#drafts/formJournal.ts'
import { parseReviewDraft } from './reviewDraft.ts'
import type { ReviewDraft } from './reviewForm.ts'

/** `key`: where it is stored. */
export type StoredReview = { key: string; draft: ReviewDraft }

/**
 * No call of the contract: the text comes from IndexedDB, once it is known whose it is. 'skip': no
 * essay's.
 */
export function useStoredReview(submissionId: number | 'skip'): UseQueryResult<StoredReview> {
  const queries = useQueryClient()
  const read = async () => {
    const { userId } = await queries.ensureQueryData(callQuery(getTeacherInfo, {}))
    const key = formKey(userId, String(submissionId))
    // A browser that stores nothing still opens the form.
    const stored = await readForm(key).catch(() => undefined)
    return { key, draft: parseReviewDraft(stored ?? '{}') }
  }
  return useQuery({
    queryKey: keyOf(submissionId),
    queryFn: submissionId === 'skip' ? skipToken : read,
    // Another tab may have written since it was read ahead, so each opening reads again; once open,
    // it belongs to the form.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // What could not be read without a network is read once there is one.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })
}

/** @param draft undefined: nothing of it is needed any more */
export function storeReview(
  queries: QueryClient,
  submissionId: number,
  key: string,
  draft: ReviewDraft | undefined,
): void {
  const stored = { key, draft: draft ?? { sliders: {} } }
  queries.setQueryData<StoredReview>(keyOf(submissionId), stored)
  const written = draft === undefined ? dropForm(key) : writeForm(key, JSON.stringify(draft))
  // A full or forbidden storage only costs the copy; what was typed still stands on the screen.
  void written.catch(() => {})
}

function keyOf(submissionId: number | 'skip') {
  return ['reviewDraft', submissionId]
}
