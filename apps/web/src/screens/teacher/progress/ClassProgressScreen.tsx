/** 班级进展: what a class's homework of the term came to, each trait of it, and each pupil. */
import { getClassProgress } from '@zhupi/contract/calls/progress.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { SPREAD_MIN_SCORES } from '@zhupi/contract/terms/limits.ts'
import { Link, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { dayText, shortDay } from '#parts/ClassProgress/dayText.ts'
import { TraitTrends } from '#parts/ClassProgress/TraitTrends.tsx'
import { tooFewOfClass } from '#parts/ClassProgress/trend.ts'
import { TrendChart } from '#parts/ClassProgress/TrendChart.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { PupilRows } from './PupilRows.tsx'
import './classProgress.css'

type Progress = EntityOf<typeof getClassProgress>

export function ClassProgressScreen() {
  const { code = '' } = useParams()
  const goBack = useBack(paths.classesProgress())
  const query = useCall(getClassProgress, { code }, { staleTime: 0 })
  const progress = query.data
  return (
    <Screen title="班级进展" onBack={goBack} wide isReading>
      {query.isPending && <CardSkeletons />}
      {query.isError && progress === undefined && (
        <QueryFailure error={query.error} onRetry={query.refetch} />
      )}
      {progress !== undefined &&
        (progress.homework.length === 0 ? (
          <Empty sign="候">
            {progress.name}这学期还没有开始的作业。布置以后，每一次的分数和十三项会排在这里。
          </Empty>
        ) : (
          <div className="class-progress">
            <div>
              <Homework progress={progress} />
              <TraitTrends
                homework={progress.homework.map((each) => ({
                  homeworkId: each.homeworkId,
                  title: each.title,
                  note: `${each.reportCount} 篇`,
                  traits: each.itemAvgScoreMap,
                  to: paths.statistics(each.homeworkId),
                }))}
              />
            </div>
            <PupilRows progress={progress} />
          </div>
        ))}
    </Screen>
  )
}

function Homework({ progress: { name, since, isCut, homework } }: { progress: Progress }) {
  const few = tooFewOfClass(homework)
  return (
    <section className="card">
      <h2>{name}</h2>
      <p className="quiet">
        {isCut
          ? `这学期最近 ${homework.length} 次作业`
          : `${dayText(since)}开学以来 ${homework.length} 次作业`}
        ，分数折成满分 100
      </p>
      <TrendChart
        title={`每次作业的中位数：${homework.map((each) => `${each.title} ${formatScore(each.median, 100)}`).join('；')}`}
        points={homework.map((each) => ({
          key: each.homeworkId,
          label: shortDay(each.day),
          value: each.median,
          spread: spreadOf(each),
          isFaint: each.scoreCount < SPREAD_MIN_SCORES,
        }))}
      />
      <p className="quiet class-progress-note">
        点是中位数，粗线里是中间一半的分数；空心的点不到 {SPREAD_MIN_SCORES} 篇。
        {few ?? '题目、文体、难易不同，高低只供参考。'}
      </p>
      <ul className="class-progress-homework">
        {homework.toReversed().map((each) => (
          <li key={each.homeworkId}>
            <Link to={paths.statistics(each.homeworkId)}>
              <span className="class-progress-title">{each.title}</span>
              <b>{formatScore(each.median, 100)}</b>
              <small className="quiet">
                {dayText(each.day)} · {each.articleType} · 已提交 {each.finishCount}/
                {each.studentCount}
                {each.scoreCount > 0 && ` · ${each.scoreCount} 篇的中位数`}
              </small>
              <small className="quiet">{spreadWords(each)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Each = Progress['homework'][number]

function spreadOf({ lowerQuartile, upperQuartile }: Each): [number, number] | undefined {
  return lowerQuartile === null || upperQuartile === null
    ? undefined
    : [lowerQuartile, upperQuartile]
}

function spreadWords(each: Each): string {
  if (each.scoreCount === 0) return '还没有分数'
  const spread = spreadOf(each)
  const mean = `平均 ${formatScore(each.mean, 100)}`
  return spread === undefined
    ? `${mean}；不到 ${SPREAD_MIN_SCORES} 篇，不看分布`
    : `${mean}；中间一半在 ${spread.map((score) => formatScore(score, 100)).join('–')}`
}
