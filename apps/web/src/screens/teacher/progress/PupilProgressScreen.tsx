/** One pupil's homework of the term, beside the class's medians; for the teacher alone. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getPupilProgress } from '@zhupi/contract/calls/progress.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { SUBMISSION_STATUS_NAMES } from '@zhupi/contract/terms/statuses.ts'
import { Link, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { dayText, shortDay } from '#parts/ClassProgress/dayText.ts'
import { TraitTrends } from '#parts/ClassProgress/TraitTrends.tsx'
import { tooFewWords } from '#parts/ClassProgress/trend.ts'
import { TrendChart } from '#parts/ClassProgress/TrendChart.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './pupilProgress.css'

type Progress = EntityOf<typeof getPupilProgress>
type Each = Progress['homework'][number]

export function PupilProgressScreen() {
  const { code = '', studentId } = useParams()
  const goBack = useBack(paths.classProgress(code))
  const query = useCall(getPupilProgress, { code, studentId: Number(studentId) }, { staleTime: 0 })
  const progress = query.data
  return (
    <Screen title={progress === undefined ? '写作进展' : progress.name} onBack={goBack} isReading>
      {query.isPending && <CardSkeletons />}
      {query.isError && progress === undefined && (
        <QueryFailure error={query.error} onRetry={query.refetch} />
      )}
      {progress !== undefined &&
        (progress.homework.length === 0 ? (
          <Empty sign="候">
            {progress.name}这学期在{progress.classEntityName}还没有作业。
          </Empty>
        ) : (
          <>
            <Scores progress={progress} />
            <TraitTrends
              homework={progress.homework.map((each) => ({
                homeworkId: each.homeworkId,
                title: each.title,
                note: dayText(each.day),
                traits: each.itemScoreMap,
                to: essayOf(each),
              }))}
            />
          </>
        ))}
    </Screen>
  )
}

function Scores({ progress }: { progress: Progress }) {
  const { classEntityName, studentNumber, since, isCut, homework } = progress
  const handedIn = homework.filter(({ score }) => score !== null)
  return (
    <section className="card">
      <h2>{isCut ? `这学期最近 ${homework.length} 次作业` : '这学期的作业'}</h2>
      <p className="quiet">
        {classEntityName}
        {studentNumber !== '' && ` · 学号 ${studentNumber}`} · {dayText(since)}
        开学以来，分数折成满分 100
      </p>
      <TrendChart
        title={`每次作业的得分：${handedIn.map((each) => `${each.title} ${formatScore(each.score, 100)}`).join('；')}`}
        points={homework.map((each) => ({
          key: each.homeworkId,
          label: shortDay(each.day),
          value: each.score,
          beside: each.median,
        }))}
      />
      <p className="quiet pupil-progress-note">
        {tooFewWords(homework.map(({ score }) => score)) ??
          '实心是这名学生，空心是全班的中位数。题目、文体不同，高低只供参考。'}
      </p>
      <ul className="pupil-progress">
        {homework.toReversed().map((each) => (
          <li key={each.homeworkId}>
            <HomeworkRow each={each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HomeworkRow({ each }: { each: Each }) {
  const to = essayOf(each)
  const row = (
    <>
      <span className="pupil-progress-title">{each.title}</span>
      <b>{formatScore(each.score, 100)}</b>
      <small className="quiet">
        {dayText(each.day)} · {each.articleType} ·{' '}
        {each.isExcused ? '免交' : SUBMISSION_STATUS_NAMES[each.status]}
        {each.score !== null && (each.isTeacherScore ? ' · 老师评分' : ' · 机评')}
        {each.median !== null &&
          ` · 全班中位数 ${formatScore(each.median, 100)}（${each.scoreCount} 篇）`}
      </small>
    </>
  )
  return to === undefined ? <div>{row}</div> : <Link to={to}>{row}</Link>
}

/** To the essay, where there is one that the teacher reads. */
function essayOf({ homeworkId, studentHomeworkId, status }: Each): string | undefined {
  if (status === 'reject') return paths.returned(homeworkId, studentHomeworkId)
  if (status === 'notStart' || status === 'underway') return undefined
  return paths.review(homeworkId, studentHomeworkId)
}
