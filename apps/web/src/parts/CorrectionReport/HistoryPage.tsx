/** One version of the machine-grading history: its report, and what has become of its text. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHistory } from '@zhupi/contract/calls/submission.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { Comparison } from './Comparison.tsx'
import { HistoryReport } from './HistoryReport.tsx'

type Props = {
  history: UseQueryResult<EntityOf<typeof getHistory>>
  title?: string
  /** Where 返回 leads when nothing was open before. */
  parent: string
  /** The latest report, with which the writer compares. */
  latest?: UseQueryResult<{ paragraphList: readonly { markContent: string }[] }>
  /** The desk that takes this text up again, while the essay may be edited. */
  desk?: string | undefined
}

export function HistoryPage({ history, title = '历史稿', parent, latest, desk }: Props) {
  const goBack = useBack(parent)
  const navigate = useNavigate()
  const { data } = history
  return (
    <Screen
      title={title}
      onBack={goBack}
      foot={
        data !== undefined &&
        desk !== undefined && (
          <Button grow onPress={() => navigate(desk)}>
            恢复这一稿
          </Button>
        )
      }
    >
      {history.isPending && <CardSkeletons />}
      {history.isError && data === undefined && (
        <QueryFailure error={history.error} onRetry={history.refetch} onLeave={goBack} />
      )}
      {data && (
        <HistoryReport history={data}>
          {latest && <Comparison content={data.content} latest={latest.data?.paragraphList} />}
        </HistoryReport>
      )}
    </Screen>
  )
}
