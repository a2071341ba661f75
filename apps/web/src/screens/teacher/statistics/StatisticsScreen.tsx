/** How a class did with one homework. */
import { getStatistics } from '@zhupi/contract/calls/homework.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { GoalCounts } from '#parts/UnitGoals/GoalCounts.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Seal } from '#ui/Seal.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { CommonFaults } from './CommonFaults.tsx'
import { DimensionBars } from './DimensionBars.tsx'
import { MarksButton } from './MarksButton.tsx'
import { NotSubmitted } from './NotSubmitted.tsx'
import { ScoreRanges } from './ScoreRanges.tsx'
import { PupilSheet } from './PupilSheet.tsx'
import {
  finalScoreOf,
  linkToEssay,
  listRanking,
  pickRange,
  pickTrait,
  type Picked,
  type Statistics,
} from './statistics.ts'
import './statistics.css'

export function StatisticsScreen() {
  const { id } = useParams()
  const homeworkId = Number(id)
  const goBack = useBack(paths.submissions(homeworkId))
  const query = useCall(getStatistics, { homeworkId })
  const statistics = query.data

  return (
    <Screen title="作业统计" onBack={goBack} isReading>
      {query.isPending && <CardSkeletons />}
      {query.isError && statistics === undefined && (
        <QueryFailure error={query.error} onRetry={query.refetch} />
      )}
      {statistics && <Body statistics={statistics} />}
    </Screen>
  )
}

function Body({ statistics }: { statistics: Statistics }) {
  const {
    title,
    classEntityName,
    scoreKind,
    finishCount,
    studentCount,
    trainingStudentCount,
    avgScore,
  } = statistics
  const [picked, setPicked] = useState<Picked>()
  const linkOf = (name: string) => {
    const pupil = statistics.studentList.find((each) => each.name === name)
    const canBeRead = pupil !== undefined && finalScoreOf(pupil) !== null
    return canBeRead ? linkToEssay(statistics.homeworkId, pupil) : undefined
  }
  return (
    <>
      <PupilSheet picked={picked} statistics={statistics} onClose={() => setPicked(undefined)} />
      <section className="card statistics-head">
        <div>
          <Seal figure={formatScore(avgScore, scoreKind)} caption={`满分 ${scoreKind}`} />
          <p className="quiet">平均分</p>
        </div>
        <div className="grow">
          <h2>{title}</h2>
          <div className="statistics-class">
            <Chip>{classEntityName}</Chip>
          </div>
          <p className="statistics-count">
            已提交 <b>{finishCount}</b> / {studentCount} 人
          </p>
          <Meter value={studentCount === 0 ? 0 : (finishCount / studentCount) * 100} />
          <p className="quiet">{trainingStudentCount} 人请 AI 批改过</p>
          {studentCount > 0 && <MarksButton statistics={statistics} />}
        </div>
      </section>
      {finishCount === 0 && (
        <Empty sign="候">
          {studentCount === 0
            ? '这个班还没有学生。'
            : '还没有人提交。作文交上来以后，这里会有平均分、十三项、分数段和排名。'}
        </Empty>
      )}
      {finishCount > 0 && avgScore === null && (
        <Empty sign="候">
          交上来的作文还没有分数。批改或批阅以后，这里会有平均分、十三项、分数段和排名。
        </Empty>
      )}
      {avgScore !== null && (
        <>
          <ScoreRanges
            ranges={statistics.studentScoreRangeMap}
            onPick={(range) => setPicked(pickRange(statistics, range))}
          />
          <GoalCounts goals={statistics.goals} />
          <DimensionBars
            statistics={statistics}
            onPick={(trait) => setPicked(pickTrait(statistics, trait))}
          />
          <CommonFaults homeworkId={statistics.homeworkId} />
          <Ranking
            title="分数最高"
            entries={listRanking(statistics.scoreSort)}
            linkOf={linkOf}
            unit={(value) => formatScore(value, scoreKind)}
          />
          <Ranking
            title="修改最勤"
            entries={listRanking(statistics.counterSort)}
            linkOf={linkOf}
            unit={(value) => `${value} 次`}
          />
        </>
      )}
      {statistics.notSubmitList.length > 0 && <NotSubmitted statistics={statistics} />}
    </>
  )
}

type RankingProps = {
  title: string
  entries: [string, number][]
  unit: (value: number) => string
  linkOf: (name: string) => string | undefined
}

function Ranking({ title, entries, unit, linkOf }: RankingProps) {
  if (entries.length === 0) return null
  return (
    <section className="card ranking">
      <h2>{title}</h2>
      <ol>
        {entries.map(([name, value], index) => (
          <li key={name}>
            <i aria-hidden="true">{index + 1}</i>
            <span>
              <RankedName name={name} to={linkOf(name)} />
            </span>
            <b>{unit(value)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

function RankedName({ name, to }: { name: string; to: string | undefined }) {
  return to === undefined ? name : <Link to={to}>{name}</Link>
}
