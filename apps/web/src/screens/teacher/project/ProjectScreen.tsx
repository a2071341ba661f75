/** What the class gets wrong together, large enough for the wall of a classroom. */
import { getCommonFaults } from '@zhupi/contract/calls/statistics.ts'
import { useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { describeNoFaults } from '#parts/CommonFaults/noFaults.ts'
import { FaultList } from '#parts/CommonFaults/FaultList.tsx'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { GoodPassages } from './GoodPassages.tsx'
import './project.css'

export function ProjectScreen() {
  const { id } = useParams()
  const homeworkId = Number(id)
  const goBack = useBack(paths.statistics(homeworkId))
  const query = useCall(getCommonFaults, { homeworkId })
  const found = query.data

  return (
    <Screen title="投屏讲评" onBack={goBack} wide isReading>
      {query.isPending && <CardSkeletons />}
      {query.isError && found === undefined && (
        <QueryFailure error={query.error} onRetry={query.refetch} />
      )}
      {found && (
        <article className="project-page">
          <h2>{found.title}</h2>
          {found.items.length === 0 ? (
            <>
              <p className="quiet">{found.classEntityName}</p>
              <Empty sign={found.essays < 2 ? '候' : '好'}>{describeNoFaults(found.essays)}</Empty>
            </>
          ) : (
            <>
              <p className="quiet">
                {found.classEntityName} · {found.essays} 篇作文里，至少两人都有的问题（AI
                找出，仅供参考）
              </p>
              <FaultList faults={found.items} />
              <p className="quiet">例句不写是谁的，句子里的名字也遮住了。</p>
            </>
          )}
          <GoodPassages homeworkId={homeworkId} />
        </article>
      )}
    </Screen>
  )
}
