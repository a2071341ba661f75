/**
 * One pupil's essay as its teacher reviews it: tabs on a phone, side by side where there is room.
 */
import { Activity, type ReactNode, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useReviewKeys } from '#parts/Reviewing/useReviewKeys.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { useIsWide } from '#ui/useIsWide.ts'
import { EssayList } from './EssayList.tsx'
import { EssayReview } from './EssayReview.tsx'
import { findNeighbours, listReadable } from './neighbours.ts'
import { Steps } from './Steps.tsx'
import { readTab } from './useReviewTabs.ts'
import { useReviewData } from './useReviewData.ts'
import './review.css'

export function ReviewScreen() {
  const { worksid, workid } = useParams()
  const homeworkId = Number(worksid)
  const submissionId = Number(workid)
  const [search] = useSearchParams()
  const order = search.get('order')
  const navigate = useNavigate()
  const isWide = useIsWide()
  const goBack = useBack(paths.submissions(homeworkId))
  const opening = useOpening(submissionId)
  const data = useReviewData(homeworkId, submissionId, order)
  const { report, stored, submissions, waiting, prepared } = data
  const neighbours = findNeighbours(submissions, submissionId)
  const linkTo = (id: number) => paths.review(homeworkId, id, order ?? '')
  const stepTo = (beside: { id: number } | undefined) =>
    void (beside && navigate(linkTo(beside.id), { replace: true }))
  const onStep = {
    onPrevious: () => stepTo(neighbours?.previous),
    onNext: () => stepTo(neighbours?.next),
  }
  useReviewKeys(onStep)

  // Returned meanwhile, in another tab or by an assistant: there is nothing to review, only to
  // read. An answer that is on its way may know better.
  if (report.data?.status === 'reject' && !report.isFetching)
    return <Navigate to={paths.returned(homeworkId, submissionId)} replace />

  const steps = neighbours && <Steps neighbours={neighbours} linkTo={linkTo} />
  const around = { onStep, isWide, onBack: goBack }
  const essay = report.data && stored.data && (
    <Activity key={`${opening}/${submissionId}`}>
      <EssayReview
        report={report.data}
        stored={stored.data}
        progress={data.progress}
        nextToReview={waiting && linkTo(waiting.id)}
        tab={readTab(search)}
        steps={steps}
        {...around}
      />
    </Activity>
  )
  // Drawn unseen while this one is read: a tap only shows it, for it has the key of its opening.
  const next = prepared && waiting && (
    <Activity mode="hidden" key={`${opening + 1}/${waiting.id}`}>
      <EssayReview
        {...prepared}
        progress={undefined}
        nextToReview={undefined}
        tab="verdict"
        steps={undefined}
        {...around}
      />
    </Activity>
  )
  const failed = [report, stored].find((each) => each.isError)
  const instead = failed ? (
    <QueryFailure error={failed.error} onRetry={() => failed.refetch()} />
  ) : (
    <CardSkeletons />
  )

  if (isWide)
    return (
      <WideScreen
        {...data}
        submissionId={submissionId}
        steps={steps}
        linkTo={linkTo}
        onBack={goBack}
      >
        {essay ?? <div className="review-instead">{instead}</div>}
        {next}
      </WideScreen>
    )
  return (
    <>
      {essay ?? (
        <Screen title="批阅作文" onBack={goBack} right={steps}>
          {instead}
        </Screen>
      )}
      {next}
    </>
  )
}

/** Each opening of an essay has a form of its own, also of one that was open before. */
function useOpening(submissionId: number): number {
  const [opening, setOpening] = useState({ submissionId, count: 0 })
  if (opening.submissionId === submissionId) return opening.count
  const count = opening.count + 1
  setOpening({ submissionId, count })
  return count
}

type WideProps = Pick<ReturnType<typeof useReviewData>, 'homework' | 'submissions'> & {
  submissionId: number
  steps: ReactNode
  linkTo: (submissionId: number) => string
  onBack: () => void
  children: ReactNode
}

/** The class's essays stand in a list beside the one that is read. */
function WideScreen({
  homework: { data: homework },
  submissions,
  submissionId,
  steps,
  linkTo,
  onBack,
  children,
}: WideProps) {
  const left = submissions.filter((each) => each.status === 'finish').length
  return (
    <Screen
      title={homework ? `${homework.title} · ${homework.classEntityName}` : '批阅作文'}
      onBack={onBack}
      right={
        <>
          {homework && <Chip>待批 {left} 篇</Chip>}
          {steps}
          <span className="quiet review-keys">
            J / K 换一篇 · A 采用机评 · P 常用语 · Ctrl+Enter 完成 · Z 撤销
          </span>
        </>
      }
      wide
      bare
    >
      <div className="review-wide">
        <EssayList
          submissions={listReadable(submissions, submissionId)}
          currentId={submissionId}
          scoreScale={homework?.scoreKind ?? 100}
          linkTo={linkTo}
        />
        {children}
      </div>
    </Screen>
  )
}
