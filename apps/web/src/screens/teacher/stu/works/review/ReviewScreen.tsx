/** One pupil's essay under the teacher's pen (spec 3 §2 One student essay): tabs on a phone, side by side where there is room. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getCorrectionProgress } from '@zhupi/contract/calls/submission.ts'
import { useParams } from 'react-router'
import { api } from '../../../../../app/api.ts'
import { paths } from '../../../../../app/paths.ts'
import { homeworkDetailOf, queryKeys, reportOf, teacherProfile } from '../../../../../app/queries.ts'
import { readRemark, remarkKey } from '../../../../../app/remarkJournal.ts'
import { QueryFailure } from '../../../../../parts/QueryFailure.tsx'
import { CardSkeletons, Chip } from '../../../../../ui/pieces.tsx'
import { Screen } from '../../../../../ui/Screen.tsx'
import { useBack } from '../../../../../ui/useBack.ts'
import { useIsWide } from '../../../../../ui/useIsWide.ts'
import { EssayList } from './EssayList.tsx'
import { ReviewDesk } from './ReviewDesk.tsx'
import { parseReviewDraft } from './reviewDraft.ts'
import { findNextToReview } from './reviewForm.ts'
import './review.css'

const PROGRESS_MS = 1_500

export function ReviewScreen() {
  const { worksid, workid } = useParams()
  const homeworkId = Number(worksid)
  const submissionId = Number(workid)
  const isWide = useIsWide()
  const queries = useQueryClient()
  const goBack = useBack(paths.submissions(homeworkId))

  const report = useQuery(reportOf(submissionId))
  const homework = useQuery(homeworkDetailOf(homeworkId))
  const submissions = homework.data?.studentHomeworkList ?? []
  const next = findNextToReview(submissions, submissionId)
  const begun = useQuery({
    queryKey: ['reviewDraft', submissionId],
    queryFn: async () => {
      const { userId } = await queries.ensureQueryData(teacherProfile)
      const key = remarkKey(userId, submissionId)
      // A browser that stores nothing still opens the form.
      return { key, draft: parseReviewDraft((await readRemark(key).catch(() => undefined)) ?? '{}') }
    },
    // Once open, it belongs to the form; the next opening reads afresh.
    staleTime: Infinity,
    gcTime: 0,
  })
  // Fetched while this one is read, so that the next essay is there at once.
  useQuery({ ...reportOf(next?.id ?? 0), enabled: next !== undefined })
  const progress = useQuery({
    queryKey: queryKeys.progress(submissionId),
    queryFn: async ({ signal }) => {
      const found = await api(getCorrectionProgress, { id: submissionId }, { signal })
      if (found.state !== 'working') void queries.invalidateQueries({ queryKey: queryKeys.report(submissionId) })
      return found
    },
    enabled: report.data?.correction === 'working',
    refetchInterval: PROGRESS_MS,
  })

  const waiting = submissions.filter((each) => each.status === 'finish').length
  const submitted = waiting + submissions.filter((each) => each.status === 'remark').length
  const title = homework.data ? `${homework.data.title} · ${homework.data.classEntityName}` : '批阅作文'
  const toDo = homework.data && <Chip>待批 {waiting} / {submitted}</Chip>
  const desk = report.data && begun.data && <ReviewDesk key={submissionId} report={report.data} begun={begun.data} progress={progress.data} next={next} toDo={toDo} isWide={isWide} onBack={goBack} />
  const failed = [report, begun].find((each) => each.isError)
  const instead = failed ? <QueryFailure error={failed.error} onRetry={() => failed.refetch()} /> : <CardSkeletons />

  if (!isWide) return desk ?? <Screen title="批阅作文" onBack={goBack}>{instead}</Screen>
  return (
    <Screen title={title} onBack={goBack} right={toDo} wide bare>
      <div className="review-wide">
        <EssayList submissions={submissions} homeworkId={homeworkId} currentId={submissionId} scoreScale={homework.data?.scoreKind ?? 100} />
        {desk ?? <div className="review-instead">{instead}</div>}
      </div>
    </Screen>
  )
}
