/** One version of the machine-grading history, to its pupil: the paragraphs, the report they got, and what has become of them (spec 2 §2). */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHistory } from '@zhupi/contract/calls/submission.ts'
import { splitParagraphs } from '@zhupi/contract/rules/length.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { historyOf, reportOf } from '#client/queries.ts'
import { HistoryReport } from '#parts/CorrectionReport/HistoryReport.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { describeChange } from './describeChange.ts'
import './history.css'

export function HistoryScreen() {
  const { no } = useParams()
  const history = useQuery(historyOf(Number(no)))
  const data = history.data
  const goBack = useBack(data ? paths.correction(data.studentHomeworkId) : paths.tasks())

  return (
    <Screen title="历史稿" onBack={goBack}>
      {history.isPending && <CardSkeletons />}
      {history.isError && data === undefined && (
        <QueryFailure error={history.error} onRetry={history.refetch} />
      )}
      {data && <Comparison history={data} />}
      {data && <HistoryReport history={data} />}
    </Screen>
  )
}

/** A help, no more: without an answer it stays away. Its line is there from the beginning, so that nothing moves. */
function Comparison({ history }: { history: EntityOf<typeof getHistory> }) {
  const latest = useQuery(reportOf(history.studentHomeworkId))
  const change =
    latest.data &&
    describeChange(
      splitParagraphs(history.content),
      latest.data.paragraphList.map((paragraph) => paragraph.markContent),
    )
  return <p className="quiet history-change">{change}</p>
}
