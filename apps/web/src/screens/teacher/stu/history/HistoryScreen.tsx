/** One earlier attempt of a pupil with its report, read by the teacher. */
import { getHistoryOfHomework } from '@zhupi/contract/calls/submission.ts'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { HistoryReport } from '#parts/CorrectionReport/HistoryReport.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

export function HistoryScreen() {
  const { id } = useParams()
  const history = useCall(getHistoryOfHomework, { historyId: Number(id), ishomework: 1 })
  const data = history.data
  const goBack = useBack(
    data ? paths.review(data.homeworkId, data.studentHomeworkId) : paths.tasks(),
  )

  return (
    <Screen title={data?.studentName ? `${data.studentName}的历史稿` : '历史稿'} onBack={goBack}>
      {history.isPending && <CardSkeletons />}
      {history.isError && data === undefined && (
        <QueryFailure error={history.error} onRetry={history.refetch} />
      )}
      {data && <HistoryReport history={data} />}
    </Screen>
  )
}
