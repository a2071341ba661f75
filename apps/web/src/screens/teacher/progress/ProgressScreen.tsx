/** 各班进展: all classes of a teacher at a glance, each with its latest homework of the term. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getClassesProgress } from '@zhupi/contract/calls/progress.ts'
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { PROGRESS_HOMEWORK_OF_EACH } from '@zhupi/contract/terms/limits.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { dayText } from '#parts/ClassProgress/dayText.ts'
import { Spark } from '#parts/ClassProgress/Spark.tsx'
import { classMedians, tooFewOfClass } from '#parts/ClassProgress/trend.ts'
import { NoClass } from '#parts/NoClass/NoClass.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import './progress.css'

type Classroom = EntityOf<typeof getClassesProgress>['classes'][number]

export function ProgressScreen() {
  const goBack = useBack(paths.classes())
  const query = useCall(getClassesProgress, {}, { staleTime: 0 })
  const found = query.data
  return (
    <Screen title="各班进展" onBack={goBack} wide isReading>
      {query.isPending && <CardSkeletons />}
      {query.isError && found === undefined && (
        <QueryFailure error={query.error} onRetry={query.refetch} />
      )}
      {found?.classes.length === 0 && <NoClass />}
      {found !== undefined && found.classes.length > 0 && (
        <>
          <p className="quiet progress-lead">
            {dayText(found.since)}开学以来，每个班最近 {PROGRESS_HOMEWORK_OF_EACH}{' '}
            次作业的中位数，都折成满分 100。各班的题目不一样，分数不用来比班级。
          </p>
          <div className="progress-classes">
            {found.classes.map((classroom) => (
              <ClassCard key={classroom.id} classroom={classroom} />
            ))}
          </div>
        </>
      )}
    </Screen>
  )
}

function ClassCard({ classroom }: { classroom: Classroom }) {
  const { code, name, studentCount, waitingCount, homework } = classroom
  const values = homework.map(({ median }) => median)
  const latest = homework.at(-1)
  return (
    <article className="card progress-class">
      <h2>
        <Link className="card-link" to={paths.classProgress(code)}>
          {name}
        </Link>
      </h2>
      <p className="quiet">
        {studentCount} 名学生
        {waitingCount > 0 && <b className="progress-waiting"> · {waitingCount} 篇待批阅</b>}
      </p>
      {latest === undefined ? (
        <p className="quiet progress-latest">这学期还没有开始的作业。</p>
      ) : (
        <>
          <div className="progress-figures">
            {values.some((median) => median !== null) && (
              <Spark values={values} joined={classMedians(homework)} />
            )}
            <span className="quiet">{tooFewOfClass(homework) ?? `最近 ${homework.length} 次`}</span>
          </div>
          <p className="progress-latest">
            <span className="progress-title">{latest.title}</span>
            <span className="quiet">
              {dayText(latest.day)} · 已提交 {latest.finishCount}/{latest.studentCount} ·{' '}
              {latest.scoreCount === 0
                ? '还没有分数'
                : `中位数 ${formatScore(latest.median, 100)}（${latest.scoreCount} 篇）`}
            </span>
          </p>
        </>
      )}
    </article>
  )
}
