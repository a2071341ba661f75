/**
 * One version of the machine-grading history, to its pupil: its paragraphs, the report they got,
 * and what has become of them.
 */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getAIResultOfHomework, getHistoryOfHomework } from '@zhupi/contract/calls/submission.ts'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { Comparison } from '#parts/CorrectionReport/Comparison.tsx'
import { HistoryReport } from '#parts/CorrectionReport/HistoryReport.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

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
      {data && <Compared history={data} />}
      {data && <HistoryReport history={data} />}
    </Screen>
  )
}

function Compared({ history }: { history: EntityOf<typeof getHistoryOfHomework> }) {
  const latest = useCall(getAIResultOfHomework, { id: history.studentHomeworkId, ishomework: 1 })
  return <Comparison content={history.content} latest={latest.data?.paragraphList} />
}
