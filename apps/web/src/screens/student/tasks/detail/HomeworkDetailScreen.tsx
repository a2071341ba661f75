/** What a homework asks for, before writing goes on; and what is left to do once it has ended. */
import { getDemand } from '@zhupi/contract/calls/homework.ts'
import { findWriteDetailOfHomework } from '@zhupi/contract/calls/submission.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { closedNote } from '#parts/HomeworkDemand/closedNote.ts'
import { HomeworkDemand } from '#parts/HomeworkDemand/HomeworkDemand.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useWayTo } from '#ui/useBack.ts'
import './homeworkDetail.css'

export function HomeworkDetailScreen() {
  const goBack = useWayTo(paths.tasks())
  const [search] = useSearchParams()
  const submissionId = Number(search.get('id'))
  const homeworkId = Number(search.get('homeworkId'))
  const demand = useCall(getDemand, { homeworkId })
  const essay = useCall(findWriteDetailOfHomework, { id: submissionId, ishomework: 1 })
  const [now] = useState(() => new Date())
  const status = essay.data?.status ?? 'underway'
  const closed = demand.data && mayEdit(status) ? closedNote(status, demand.data, now) : undefined

  return (
    <Screen
      title="作业详情"
      isReading
      onBack={goBack}
      foot={
        <WayOn
          submissionId={submissionId}
          homeworkId={homeworkId}
          isOpen={demand.isSuccess}
          isHandedIn={!mayEdit(status)}
          isClosed={closed !== undefined}
        />
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
          {closed !== undefined && <p className="homework-detail-closed">{closed}</p>}
          <HomeworkDemand demand={demand.data} />
        </>
      )}
    </Screen>
  )
}

type WayOnProps = {
  submissionId: number
  homeworkId: number
  isOpen: boolean
  isHandedIn: boolean
  isClosed: boolean
}

/** The paper opens after the end as well: this device may have what was never sent. */
function WayOn({ submissionId, homeworkId, isOpen, isHandedIn, isClosed }: WayOnProps) {
  const navigate = useNavigate()
  if (isHandedIn)
    return (
      <Button grow onPress={() => navigate(paths.correction(submissionId))}>
        看报告
      </Button>
    )
  return (
    <Button
      grow
      kind={isClosed ? 'line' : 'main'}
      disabledReason={isOpen ? undefined : '作业还没有打开'}
      onPress={() => navigate(paths.writing(submissionId, homeworkId))}
    >
      {isClosed ? '看稿纸' : '立即写作'}
    </Button>
  )
}
