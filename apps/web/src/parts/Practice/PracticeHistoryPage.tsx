/** One version of a practice essay's machine-grading history, and what has become of it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getAIResultOfPractice, getHistoryOfPractice } from '@zhupi/contract/calls/submission.ts'
import { useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { Comparison } from '../CorrectionReport/Comparison.tsx'
import { HistoryReport } from '../CorrectionReport/HistoryReport.tsx'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'

export function PracticeHistoryPage({ historyId }: { historyId: number }) {
  const role = useSession()?.role ?? 'student'
  const [search] = useSearchParams()
  const history = useCall(getHistoryOfPractice, { historyId, ishomework: 0 })
  const data = history.data
  const practiceId = data?.practiceId ?? Number(search.get('corId') ?? 0)
  const goBack = useBack(
    practiceId > 0 ? paths.practiceCorrection(practiceId) : paths.practice(role),
  )
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

function Compared({ history }: { history: EntityOf<typeof getHistoryOfPractice> }) {
  const latest = useCall(getAIResultOfPractice, { id: history.practiceId, ishomework: 0 })
  return <Comparison content={history.content} latest={latest.data?.paragraphList} />
}
