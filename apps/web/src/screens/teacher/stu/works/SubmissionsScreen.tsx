/** How each pupil of the class stands with one homework. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { getHomeworkDetail } from '@zhupi/contract/calls/homework.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { SUBMISSION_GROUPS } from '@zhupi/contract/terms/statuses.ts'
import { useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { PrintHomework } from '#parts/Print/PrintHomework.tsx'
import { LastVerdict } from '#parts/Reviewing/LastVerdict.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Screen } from '#ui/Screen.tsx'
import { LastUndo } from '#ui/UndoBar.tsx'
import { useBack } from '#ui/useBack.ts'
import { BulkScreen } from './BulkScreen.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListTools } from './ListTools.tsx'
import { SubmissionRow } from './SubmissionRow.tsx'
import { TABS } from './submissionTabs.ts'
import { useSubmissionList } from './useSubmissionList.ts'
import './submissions.css'

type Homework = EntityOf<typeof getHomeworkDetail>
type List = ReturnType<typeof useSubmissionList>

/** Essays come in while the teacher looks. */
const REFRESH_MS = 30 * SECOND_MS
const NONE_WAITING = '没有等待批阅的作文'

export function SubmissionsScreen() {
  const { worksid } = useParams()
  const homeworkId = Number(worksid)
  const goBack = useBack(paths.tasks())
  const top = useRef<HTMLDivElement>(null)
  const query = useCall(
    getHomeworkDetail,
    { id: homeworkId },
    { refetchInterval: () => REFRESH_MS },
  )
  const homework = query.data
  const list = useSubmissionList(homework?.studentHomeworkList ?? [])
  const waiting = list.having(SUBMISSION_GROUPS.submitted)
  const show = (key: string) => {
    list.setField('tab', key)
    top.current?.scrollIntoView()
  }

  if (homework && list.search.has('bulk'))
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
          <CountedTabs list={list} isKnown={homework !== undefined} onChange={show} />
        </>
      }
      foot={<ReviewButtons homeworkId={homeworkId} waiting={waiting} search={list.search} />}
    >
      <div ref={top} />
      {query.isPending && <CardSkeletons count={4} />}
      {query.isError && homework === undefined && (
        <QueryFailure error={query.error} onRetry={() => query.refetch()} />
      )}
      {homework && <Submissions homework={homework} list={list} />}
    </Screen>
  )
}

function Submissions({ homework, list }: { homework: Homework; list: List }) {
  const { search, tab, order, sought, shown, setField } = list
  const isClassEmpty = homework.studentHomeworkList.length === 0
  return (
    <>
      {!isClassEmpty && (
        <ListTools
          sought={sought}
          order={order}
          onSeek={(text) => setField('q', text)}
          onOrder={(key) => setField('order', key)}
        >
          <PrintHomework homeworkId={homework.id} />
        </ListTools>
      )}
      {homework.notsubmit > 0 && homework.status !== 1 && (
        <Link className="works-pile" to={paths.pile(homework.id)}>
          有学生写在纸上？拍照录入 <span aria-hidden="true">›</span>
        </Link>
      )}
      {shown.length === 0 ? (
        <EmptyList
          isClassEmpty={isClassEmpty}
          tab={tab}
          sought={sought}
          onClear={() => setField('q', '')}
        />
      ) : (
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
    </>
  )
}

type TabsProps = { list: List; isKnown: boolean; onChange: (key: string) => void }

/** Each tab with how many essays it shows, once that is known. */
function CountedTabs({ list, isKnown, onChange }: TabsProps) {
  const items = TABS.map(({ key, name, statuses }) => {
    const count = list.having(statuses).length
    const className = key === 'waiting' && count > 0 ? 'works-figure waiting' : 'works-figure'
    const counted = (
      <>
        {name} <span className={className}>{count}</span>
      </>
    )
    return { key, name: isKnown ? counted : name }
  })
  return <Tabs label="提交情况" active={list.tab.key} items={items} onChange={onChange} />
}

type ButtonsProps = {
  homeworkId: number
  waiting: readonly Submission[]
  search: URLSearchParams
}

function ReviewButtons({ homeworkId, waiting, search }: ButtonsProps) {
  const navigate = useNavigate()
  const [nextToReview] = waiting
  const disabledReason = nextToReview ? undefined : NONE_WAITING
  // An entry of its own: the phone's Back ends the choosing and not the screen.
  const choose = () =>
    navigate({
      search: `?${new URLSearchParams({ ...Object.fromEntries(search), bulk: '1' }).toString()}`,
    })
  const start = () =>
    nextToReview && navigate(paths.review(homeworkId, nextToReview.id, search.get('order') ?? ''))
  return (
    <>
      <LastVerdict />
      <LastUndo />
      <Button kind="soft" disabledReason={disabledReason} onPress={choose}>
        批量
      </Button>
      <Button grow disabledReason={disabledReason} onPress={start}>
        {nextToReview ? `开始批阅（${waiting.length} 篇待批）` : '开始批阅'}
      </Button>
    </>
  )
}

function HomeworkHead({ homework }: { homework: Homework }) {
  return (
    <section className="works-head">
      <h2>{homework.title}</h2>
      <div className="row works-signs">
        <Chip>{homework.classEntityName}</Chip>
        <Chip>{homework.atText}</Chip>
        <Chip>满分 {homework.scoreKind}</Chip>
      </div>
    </section>
  )
}
