/** The verdict that was given last, for as long as it can be taken back. */
import { useQuery, useQueryClient, type QueryClient, skipToken } from '@tanstack/react-query'
import { undoReview } from '@zhupi/contract/calls/review.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { UNDO_SECONDS } from '@zhupi/contract/terms/limits.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { callKey, invalidate } from '#client/callQuery.ts'
import { paths } from '#client/paths.ts'
import { SHOW_REVIEWS } from '#client/shownIn.ts'
import { useAction } from '#client/useAction.ts'
import { writeForm } from '#drafts/formJournal.ts'
import { notify } from '#ui/notices.ts'

type LastVerdict = {
  kind: 'review' | 'return'
  homeworkId: number
  submissionId: number
  name: string
  token: string
  /** What stood in the form, as it is stored, and where: taken back, it is there again. */
  storedKey: string
  draft: string
}

/** No call of the contract: in the browser alone, across the screens of a review. */
const KEY = ['lastVerdict']

const WORDS = { review: MESSAGES.bulkReviewed, return: MESSAGES.rejected } as const

export const wordsOf = ({ kind, name }: LastVerdict) => `${WORDS[kind]} · ${name}`

/**
 * Says what was done, in the foot beside the way to take it back: over the head it would hide whose
 * essay is next. Where nothing can be taken back, words that go by themselves say it.
 */
export function tellVerdict(queries: QueryClient, verdict: LastVerdict): void {
  const mayUndo = verdict.token !== ''
  queries.setQueryData<LastVerdict | null>(KEY, mayUndo ? verdict : null)
  if (!mayUndo) void notify(wordsOf(verdict))
}

export function useLastVerdict() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data, dataUpdatedAt } = useQuery<LastVerdict | null>({
    queryKey: KEY,
    queryFn: skipToken,
  })
  const verdict = data ?? undefined
  const forget = () => queries.setQueryData<LastVerdict | null>(KEY, null)
  const send = useAction(undoReview, {
    onFailure: () => {
      forget()
      void invalidate(queries, SHOW_REVIEWS)
      return 'unhandled'
    },
  })

  // Time passes outside React's tree.
  useEffect(() => {
    if (verdict === undefined) return
    const left = dataUpdatedAt + UNDO_SECONDS * SECOND_MS - Date.now()
    const timer = setTimeout(() => queries.setQueryData(KEY, null), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [verdict, dataUpdatedAt, queries])

  if (verdict === undefined) return undefined
  const { homeworkId, submissionId: id, token, storedKey, draft } = verdict
  const open = () => navigate(paths.review(homeworkId, id, ''), { replace: true })
  const undo = async () => {
    const undone = await send.run({ studentHomeworkId: id, undoToken: token })
    if (!undone.isDone) return
    forget()
    await writeForm(storedKey, draft).catch(() => {})
    // The essay opens with what is true now, and with what had been written.
    queries.removeQueries({ queryKey: ['reviewDraft', id] })
    queries.removeQueries({ queryKey: callKey(getAIResultOfHomework, { id, ishomework: 1 }) })
    void invalidate(queries, SHOW_REVIEWS)
    void notify('已撤销，学生不会看到')
    await open()
  }
  return { verdict, undo, open }
}
