/** How each pupil of the class stands with one homework (spec 3 §2 Student submission list). */
import { useQuery } from '@tanstack/react-query'
import { SUBMISSION_GROUPS, SUBMISSION_STATUSES, type SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { homeworkDetailOf } from '../../../../app/queries.ts'
import { QueryFailure } from '../../../../parts/QueryFailure.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { CardSkeletons, Chip, Empty, Tabs } from '../../../../ui/pieces.tsx'
import { Screen } from '../../../../ui/Screen.tsx'
import { useBack } from '../../../../ui/useBack.ts'
import { SubmissionRow } from './SubmissionRow.tsx'
import './submissions.css'

/** Spec 3 §4 Tab filters. */
const TABS = [
  { key: 'all', name: '全部', statuses: SUBMISSION_STATUSES, empty: '这个班还没有学生。把班级码告诉学生，加入后就会出现在这里。' },
  { key: 'missing', name: '未提交', statuses: SUBMISSION_GROUPS.notSubmitted, empty: '全班都交齐了。' },
  { key: 'waiting', name: '已提交', statuses: SUBMISSION_GROUPS.submitted, empty: '没有等待批阅的作文。' },
  { key: 'reviewed', name: '已批阅', statuses: SUBMISSION_GROUPS.reviewed, empty: '还没有批阅过的作文。' },
] as const satisfies readonly { key: string; name: string; statuses: readonly SubmissionStatus[]; empty: string }[]

/** Essays come in while the teacher looks. */
const REFRESH_MS = 30_000

export function SubmissionsScreen() {
  const { worksid } = useParams()
  const homeworkId = Number(worksid)
  const navigate = useNavigate()
  const goBack = useBack(paths.tasks())
  const [search, setSearch] = useSearchParams()
  const top = useRef<HTMLDivElement>(null)
  const tab = TABS.find((each) => each.key === search.get('tab')) ?? TABS[0]

  const query = useQuery({ ...homeworkDetailOf(homeworkId), refetchInterval: REFRESH_MS })
  const homework = query.data
  const having = (statuses: readonly SubmissionStatus[]) => homework?.studentHomeworkList.filter((each) => statuses.includes(each.status)) ?? []
  const shown = having(tab.statuses)
  const [nextToReview] = having(['finish'])

  const show = (key: string) => {
    setSearch({ tab: key }, { replace: true })
    top.current?.scrollIntoView()
  }

  return (
    <Screen
      title="学生作业"
      onBack={goBack}
      below={
        <>
          {homework && (
            <section className="works-head">
              <h2>{homework.title}</h2>
              <div className="row works-signs"><Chip>{homework.classEntityName}</Chip><Chip>{homework.articleType}</Chip><Chip>满分 {homework.scoreKind}</Chip></div>
            </section>
          )}
          <Tabs
            label="提交情况"
            active={tab.key}
            items={TABS.map(({ key, name, statuses }) => ({ key, name: homework ? <>{name} <span className={key === 'waiting' && nextToReview ? 'works-figure waiting' : 'works-figure'}>{having(statuses).length}</span></> : name }))}
            onChange={show}
          />
        </>
      }
      foot={
        <Button grow disabledReason={nextToReview ? undefined : '没有等待批阅的作文'} onPress={() => nextToReview && navigate(paths.review(homeworkId, nextToReview.id))}>
          {nextToReview ? `开始批阅（${having(['finish']).length} 篇待批）` : '开始批阅'}
        </Button>
      }
    >
      <div ref={top} />
      {query.isPending && <CardSkeletons count={4} />}
      {query.isError && homework === undefined && <QueryFailure error={query.error} onRetry={() => query.refetch()} />}
      {homework && shown.length === 0 && (homework.studentHomeworkList.length === 0
        ? <Empty sign="候" action={<Button kind="line" onPress={() => navigate(paths.classes())}>查看班级码</Button>}>{TABS[0].empty}</Empty>
        : <Empty sign={tab.key === 'missing' ? '齐' : '空'}>{tab.empty}</Empty>)}
      {homework && shown.length > 0 && (
        <ul className="card works-list">
          {shown.map((submission) => <SubmissionRow key={submission.id} submission={submission} homework={homework} />)}
        </ul>
      )}
    </Screen>
  )
}
