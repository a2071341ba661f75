/** One pupil's essay under the teacher's pen (spec 3 §2 One student essay): tabs on a phone, side by side where there is room. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getCorrectionProgress } from '@zhupi/contract/calls/submission.ts'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { homeworkDetailOf, queryKeys, reportOf, teacherProfile } from '#client/queries.ts'
import { readRemark, remarkKey } from '#drafts/remarkJournal.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { orderSubmissions, readOrder } from '#parts/HomeworkList/submissionOrder.ts'
import { CardSkeletons, Chip } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { useIsWide } from '#ui/useIsWide.ts'
import { EssayList } from './EssayList.tsx'
import { findNeighbours, findNextToReview, listReadable } from './neighbours.ts'
import { ReviewDesk } from './ReviewDesk.tsx'
import { parseReviewDraft } from './reviewDraft.ts'
import { Steps } from './Steps.tsx'
import { useReviewKeys } from './useReviewKeys.ts'
import './review.css'

const PROGRESS_MS = 1_500

export function ReviewScreen() {
  const { worksid, workid } = useParams()
  const homeworkId = Number(worksid)
  const submissionId = Number(workid)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const queries = useQueryClient()
  const goBack = useBack(paths.submissions(homeworkId))

  const report = useQuery(reportOf(submissionId))
  const homework = useQuery(homeworkDetailOf(homeworkId))
  const order = search.get('order')
  const submissions = orderSubmissions(homework.data?.studentHomeworkList ?? [], readOrder(order))
  const waiting = findNextToReview(submissions, submissionId)
  const neighbours = findNeighbours(submissions, submissionId)
  const linkTo = (id: number) => paths.review(homeworkId, id, order ?? '')
  const stepTo = (beside: { id: number } | undefined) =>
    void (beside && navigate(linkTo(beside.id), { replace: true }))
  useReviewKeys({
    onPrevious: () => stepTo(neighbours?.previous),
    onNext: () => stepTo(neighbours?.next),
  })
  const begun = useQuery({
    queryKey: ['reviewDraft', submissionId],
    queryFn: async () => {
      const { userId } = await queries.ensureQueryData(teacherProfile)
      const key = remarkKey(userId, submissionId)
      // A browser that stores nothing still opens the form.
      return {
        key,
        draft: parseReviewDraft((await readRemark(key).catch(() => undefined)) ?? '{}'),
      }
    },
    // Once open, it belongs to the form; the next opening reads afresh.
    staleTime: Infinity,
    gcTime: 0,
  })
  // Fetched while this one is read, so that the next essay is there at once.
  useQuery({ ...reportOf(waiting?.id ?? 0), enabled: waiting !== undefined })
  const progress = useQuery({
    queryKey: queryKeys.progress(submissionId),
    queryFn: async ({ signal }) => {
      const found = await api(getCorrectionProgress, { id: submissionId }, { signal })
      if (found.state !== 'working')
        void queries.invalidateQueries({ queryKey: queryKeys.report(submissionId) })
      return found
    },
    enabled: report.data?.correction === 'working',
    refetchInterval: PROGRESS_MS,
  })

  // Returned meanwhile, in another tab or by an assistant: there is nothing to review, only to read. What is fetched anew may know better.
  if (report.data?.status === 'reject' && !report.isFetching)
    return <Navigate to={paths.returned(homeworkId, submissionId)} replace />

  const left = submissions.filter((each) => each.status === 'finish').length
  const title = homework.data
    ? `${homework.data.title} · ${homework.data.classEntityName}`
    : '批阅作文'
  const steps = neighbours && <Steps neighbours={neighbours} linkTo={linkTo} />
  const desk = report.data && begun.data && (
    <ReviewDesk
      key={submissionId}
      report={report.data}
      begun={begun.data}
      progress={progress.data}
      nextToReview={waiting && linkTo(waiting.id)}
      steps={steps}
      isWide={isWide}
      onBack={goBack}
    />
  )
  const failed = [report, begun].find((each) => each.isError)
  const instead = failed ? (
    <QueryFailure error={failed.error} onRetry={() => failed.refetch()} />
  ) : (
    <CardSkeletons />
  )

  if (!isWide)
    return (
      desk ?? (
        <Screen title="批阅作文" onBack={goBack} right={steps}>
          {instead}
        </Screen>
      )
    )
  return (
    <Screen
      title={title}
      onBack={goBack}
      right={
        <>
          {homework.data && <Chip>待批 {left} 篇</Chip>}
          {steps}
          <span className="quiet review-keys">J / K 换一篇 · Ctrl+Enter 完成批阅</span>
        </>
      }
      wide
      bare
    >
      <div className="review-wide">
        <EssayList
          submissions={listReadable(submissions, submissionId)}
          currentId={submissionId}
          scoreScale={homework.data?.scoreKind ?? 100}
          linkTo={linkTo}
        />
        {desk ?? <div className="review-instead">{instead}</div>}
      </div>
    </Screen>
  )
}
