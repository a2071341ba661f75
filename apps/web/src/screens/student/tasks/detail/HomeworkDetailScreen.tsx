/** What a homework asks for, before writing goes on. */
import { getDemand } from '@zhupi/contract/calls/homework.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { HomeworkDemand } from '#parts/HomeworkDemand/HomeworkDemand.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import './homeworkDetail.css'

export function HomeworkDetailScreen() {
  const navigate = useNavigate()
  const goBack = useWayTo(paths.tasks())
  const [search] = useSearchParams()
  const submissionId = Number(search.get('id'))
  const homeworkId = Number(search.get('homeworkId'))
  const demand = useCall(getDemand, { homeworkId })

  return (
    <Screen
      title="作业详情"
      isReading
      onBack={goBack}
      foot={
        <Button
          grow
          disabledReason={demand.isSuccess ? undefined : '作业还没有打开'}
          onPress={() => navigate(paths.writing(submissionId, homeworkId))}
        >
          立即写作
        </Button>
      }
    >
      {demand.isPending && <CardSkeletons count={2} />}
      {demand.isError && (
        <QueryFailure error={demand.error} onRetry={demand.refetch} onLeave={goBack} />
      )}
      {demand.isSuccess && (
        <>
          <header className="homework-detail-head">
            <h2>{demand.data.title}</h2>
            <p className="quiet">{demand.data.classEntityName}</p>
          </header>
          <HomeworkDemand demand={demand.data} />
        </>
      )}
    </Screen>
  )
}
