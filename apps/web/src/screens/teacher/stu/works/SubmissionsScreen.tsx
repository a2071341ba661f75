/** How each pupil of the class stands with one homework (spec 3 §2 Student submission list). */
import { useQuery } from '@tanstack/react-query'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import {
  SUBMISSION_GROUPS,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '@zhupi/contract/terms/statuses.ts'
import { useRef } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { homeworkDetailOf } from '#client/queries.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { orderSubmissions, readOrder } from '#parts/HomeworkList/submissionOrder.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons, Chip, Empty, Tabs } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { BulkScreen } from './BulkScreen.tsx'
import { ListTools } from './ListTools.tsx'
import { SubmissionRow } from './SubmissionRow.tsx'
import './submissions.css'

type Homework = EntityOf<typeof getHomeworkDetail>

/** Spec 3 §4 Tab filters. */
const TABS = [
  {
    key: 'all',
    name: '全部',
    statuses: SUBMISSION_STATUSES,
    empty: '这个班还没有学生。把班级码告诉学生，加入后就会出现在这里。',
  },
  {
    key: 'missing',
    name: '未提交',
    statuses: SUBMISSION_GROUPS.notSubmitted,
    empty: '全班都交齐了。',
  },
  {
    key: 'waiting',
    name: '已提交',
    statuses: SUBMISSION_GROUPS.submitted,
    empty: '没有等待批阅的作文。',
  },
  {
    key: 'reviewed',
    name: '已批阅',
    statuses: SUBMISSION_GROUPS.reviewed,
    empty: '还没有批阅过的作文。',
  },
] as const satisfies readonly {
  key: string
  name: string
  statuses: readonly SubmissionStatus[]
  empty: string
}[]

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
  const order = readOrder(search.get('order'))
  const sought = search.get('q') ?? ''
  const query = useQuery({ ...homeworkDetailOf(homeworkId), refetchInterval: REFRESH_MS })
  const homework = query.data
  const submissions = orderSubmissions(homework?.studentHomeworkList ?? [], order)
  const having = (statuses: readonly SubmissionStatus[]) =>
    submissions.filter((each) => statuses.includes(each.status))
  const shown = having(tab.statuses).filter(
    ({ name, studentNumber }) =>
      name.includes(sought.trim()) || studentNumber.includes(sought.trim()),
  )
  const waiting = having(SUBMISSION_GROUPS.submitted)
  const [nextToReview] = waiting

  const setField = (field: 'tab' | 'order' | 'q', value: string) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(field)
        else after.set(field, value)
        return after
      },
      { replace: true },
    )
  }
  const show = (key: string) => {
    setField('tab', key)
    top.current?.scrollIntoView()
  }
  // An entry of its own: the phone's Back ends the choosing and not the screen.
  const choose = () =>
    navigate({
      search: `?${new URLSearchParams({ ...Object.fromEntries(search), bulk: '1' }).toString()}`,
    })

  if (homework && search.has('bulk'))
    return <BulkScreen homeworkId={homeworkId} waiting={waiting} scoreScale={homework.scoreKind} />
  return (
    <Screen
      title="学生作业"
      onBack={goBack}
      right={
        <Link className="works-statistics" to={paths.statistics(homeworkId)}>
          统计
        </Link>
      }
      below={
        <>
          {homework && <HomeworkHead homework={homework} />}
          <Tabs
            label="提交情况"
            active={tab.key}
            items={TABS.map(({ key, name, statuses }) => ({
              key,
              name: homework ? (
                <>
                  {name}{' '}
                  <span
                    className={
                      key === 'waiting' && nextToReview ? 'works-figure waiting' : 'works-figure'
                    }
                  >
                    {having(statuses).length}
                  </span>
                </>
              ) : (
                name
              ),
            }))}
            onChange={show}
          />
        </>
      }
      foot={
        <>
          <Button
            kind="soft"
            disabledReason={nextToReview ? undefined : NONE_WAITING}
            onPress={choose}
          >
            批量
          </Button>
          <Button
            grow
            disabledReason={nextToReview ? undefined : NONE_WAITING}
            onPress={() =>
              nextToReview &&
              navigate(paths.review(homeworkId, nextToReview.id, search.get('order') ?? ''))
            }
          >
            {nextToReview ? `开始批阅（${waiting.length} 篇待批）` : '开始批阅'}
          </Button>
        </>
      }
    >
      <div ref={top} />
      {query.isPending && <CardSkeletons count={4} />}
      {query.isError && homework === undefined && (
        <QueryFailure error={query.error} onRetry={() => query.refetch()} />
      )}
      {homework && homework.studentHomeworkList.length > 0 && (
        <ListTools
          sought={sought}
          order={order}
          onSeek={(text) => setField('q', text)}
          onOrder={(key) => setField('order', key)}
        />
      )}
      {homework && shown.length === 0 && (
        <EmptyList
          homework={homework}
          tab={tab}
          sought={sought}
          onClear={() => setField('q', '')}
        />
      )}
      {homework && shown.length > 0 && (
        <ul className="card works-list">
          {shown.map((submission) => (
            <SubmissionRow
              key={submission.id}
              submission={submission}
              homework={homework}
              order={search.get('order') ?? ''}
            />
          ))}
        </ul>
      )}
    </Screen>
  )
}

const NONE_WAITING = '没有等待批阅的作文'

function HomeworkHead({ homework }: { homework: Homework }) {
  return (
    <section className="works-head">
      <h2>{homework.title}</h2>
      <div className="row works-signs">
        <Chip>{homework.classEntityName}</Chip>
        <Chip>{homework.articleType}</Chip>
        <Chip>满分 {homework.scoreKind}</Chip>
      </div>
    </section>
  )
}

type EmptyProps = {
  homework: Homework
  tab: (typeof TABS)[number]
  sought: string
  onClear: () => void
}

function EmptyList({ homework, tab, sought, onClear }: EmptyProps) {
  const navigate = useNavigate()
  if (homework.studentHomeworkList.length === 0)
    return (
      <Empty
        sign="候"
        action={
          <Button kind="line" onPress={() => navigate(paths.classes())}>
            查看班级码
          </Button>
        }
      >
        {TABS[0].empty}
      </Empty>
    )
  if (sought !== '')
    return (
      <Empty
        sign="寻"
        action={
          <Button kind="line" onPress={onClear}>
            看全部名单
          </Button>
        }
      >
        “{tab.name}”里没有姓名或学号含“{sought}”的学生。
      </Empty>
    )
  return <Empty sign={tab.key === 'missing' ? '齐' : '空'}>{tab.empty}</Empty>
}
