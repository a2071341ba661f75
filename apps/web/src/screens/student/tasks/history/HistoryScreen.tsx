/**
 * One version of the machine-grading history, to its pupil: its paragraphs, the report they got,
 * and what has become of them.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getAIResultOfHomework, getHistoryOfHomework } from '@zhupi/contract/calls/submission.ts'
import { splitParagraphs } from '@zhupi/contract/rules/length.ts'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { HistoryReport } from '#parts/CorrectionReport/HistoryReport.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { describeChange } from './describeChange.ts'
import './history.css'

export function HistoryScreen() {
  const { no } = useParams()
  const history = useCall(getHistoryOfHomework, { historyId: Number(no), ishomework: 1 })
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

/** Stays empty where the report does not come. The line is always there, so that nothing moves. */
function Comparison({ history }: { history: EntityOf<typeof getHistoryOfHomework> }) {
  const latest = useCall(getAIResultOfHomework, { id: history.studentHomeworkId, ishomework: 1 })
  const change =
    latest.data &&
    describeChange(
      splitParagraphs(history.content),
      latest.data.paragraphList.map((paragraph) => paragraph.markContent),
    )
  return <p className="quiet history-change">{change}</p>
}
