/** What a review shows: the essay's report, the class's list around it, and what was begun. */
import { useQueryClient } from '@tanstack/react-query'
import { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import { getAIResultOfHomework, getCorrectionProgress } from '@zhupi/contract/calls/submission.ts'
import { useEffect, useState } from 'react'
import { callKey } from '#client/callQuery.ts'
import { useCall } from '#client/useCall.ts'
import { textOf } from '#parts/CorrectionReport/report.ts'
import { orderSubmissions, readOrder } from '#parts/HomeworkList/submissionOrder.ts'
import { prepareManuscriptFont } from '#parts/Manuscript/useManuscriptFont.ts'
import { findNextToReview } from './neighbours.ts'
import { useStoredReview } from './useStoredReview.ts'

const PROGRESS_MS = 1_500

/** `order`: in which the list stood, as the address names it. */
export function useReviewData(homeworkId: number, submissionId: number, order: string | null) {
  const report = useCall(getAIResultOfHomework, { id: submissionId, ishomework: 1 })
  const homework = useCall(getHomeworkDetail, { id: homeworkId })
  const stored = useStoredReview(submissionId)
  const submissions = orderSubmissions(homework.data?.studentHomeworkList ?? [], readOrder(order))
  const waiting = findNextToReview(submissions, submissionId)
  const prepared = usePreparedEssay(waiting?.id)
  const progress = useProgress(submissionId, report.data?.correction === 'working')
  return { report, homework, stored, submissions, waiting, prepared, progress }
}

/** Fetched while this one is read, so that the next essay can be drawn before it is opened. */
function usePreparedEssay(submissionId: number | undefined) {
  const { data: report } = useCall(
    getAIResultOfHomework,
    submissionId === undefined ? 'skip' : { id: submissionId, ishomework: 1 },
  )
  const { data: stored } = useStoredReview(submissionId ?? 'skip')
  const text = report && textOf(report)
  // Of which text the font is there, or will not come: drawn before, it would be drawn twice.
  const [settled, setSettled] = useState<string>()
  // Fonts are the browser's, outside React.
  useEffect(
    () => (text === undefined ? undefined : prepareManuscriptFont(text, () => setSettled(text))),
    [text],
  )
  if (report === undefined || stored === undefined || settled !== text) return undefined
  return { report, stored }
}

/** Asked for while the machine works; once it is over, the report is asked for anew. */
function useProgress(submissionId: number, isWorking: boolean) {
  const queries = useQueryClient()
  const progress = useCall(
    getCorrectionProgress,
    isWorking ? { id: submissionId, ishomework: 1 } : 'skip',
    { refetchInterval: () => PROGRESS_MS },
  )
  const state = progress.data?.state
  const askedAt = progress.dataUpdatedAt
  // The report is a call of its own: asked for again with each poll until it says the same.
  useEffect(() => {
    if (state === undefined || state === 'working' || askedAt === 0) return
    void queries.invalidateQueries({
      queryKey: callKey(getAIResultOfHomework, { id: submissionId, ishomework: 1 }),
    })
  }, [state, askedAt, submissionId, queries])
  return progress.data
}
