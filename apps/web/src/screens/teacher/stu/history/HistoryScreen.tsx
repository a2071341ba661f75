/** The historical machine score of one attempt, read by the teacher (spec 3 §2 Other submission screens). */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { historyOf } from '#client/queries.ts'
import { HistoryReport } from '#parts/CorrectionReport/HistoryReport.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'

export function HistoryScreen() {
  const { id } = useParams()
  const history = useQuery(historyOf(Number(id)))
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
