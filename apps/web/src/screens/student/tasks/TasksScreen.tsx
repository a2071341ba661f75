/** The pupil's homework: four tabs, a class filter, pages. The address names tab and class. */
import { getStdClasses } from '@zhupi/contract/calls/classroom.ts'
import { getStudentHomework } from '@zhupi/contract/calls/homework.ts'
import { HOMEWORK_PAGE_SIZE } from '@zhupi/contract/terms/limits.ts'
import { SUBMISSION_TABS } from '@zhupi/contract/terms/statuses.ts'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useCall, useCallPages } from '#client/useCall.ts'
import { ClassFilter } from '#parts/ClassFilter/ClassFilter.tsx'
import { useGuidedTour } from '#parts/GuidedTour/useGuidedTour.ts'
import { MorePages } from '#parts/PagedList/MorePages.tsx'
import { itemsOf } from '#parts/PagedList/pages.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { TabBar } from '#parts/TabBar/TabBar.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Screen } from '#ui/Screen.tsx'
import { OfflineEssays } from './OfflineEssays.tsx'
import { TaskCard } from './TaskCard.tsx'
import './tasks.css'

// Without a network nobody is asked.
const ConsentRenewal = lazy(async () => {
  const loaded = await import('#parts/GuardianConsent/ConsentRenewal.tsx').catch(() => undefined)
  return { default: loaded?.ConsentRenewal ?? Nobody }
})
const Nobody = () => null

/** Where the guided tour goes on. */
const toPractice = {
  target: 'practice',
  title: '想写就写',
  text: '老师没有布置作业的时候，可以在“练笔”里自己写一篇，写完马上看批改。',
  onward: { name: '去看看', to: paths.practice('student') },
}

export function TasksScreen() {
  const navigate = useNavigate()
  useGuidedTour(toPractice)
  const { tab, classId, show } = useFilter()
  const classes = useCall(getStdClasses, {})
  const list = useHomework(tab, classId)
  // What still asks something of the pupil is counted on its tab, whichever tab is open.
  const toDo = useHomework(0, classId)
  const returned = useHomework(2, classId)
  const counts = [countOf(toDo.data), undefined, countOf(returned.data), undefined]
  const items = itemsOf(list.data)
  // The server puts what has ended last, before it cuts the pages.
  const ended = tab === 0 ? items.filter(({ isEnded }) => isEnded) : []
  const open = items.filter((item) => !ended.includes(item))

  const hasNoClass = classes.data?.length === 0

  return (
    <Screen
      title="作业"
      right={
        <ClassFilter
          classes={(classes.data ?? []).map(({ id, name, teacherName, isArchived }) => ({
            id,
            name,
            note: isArchived ? '已归档' : `${teacherName}老师`,
          }))}
          value={classId}
          onPick={(picked) => show({ class: picked })}
        />
      }
      below={
        <Tabs
          items={SUBMISSION_TABS.map(({ name }, key) => ({
            key,
            name: <TabName name={name} count={counts[key]} />,
          }))}
          active={tab}
          label="作业状态"
          onChange={(key) => show({ homeworkStatus: key })}
        />
      }
      tabBar={<TabBar />}
    >
      <div className="tasks" role="tabpanel" aria-label={SUBMISSION_TABS[tab]?.name}>
        {list.isPending && <CardSkeletons />}
        {list.isError && items.length === 0 && (
          <QueryFailure error={list.error} onRetry={list.refetch} />
        )}
        {list.isError &&
          items.length === 0 &&
          list.error instanceof ApiError &&
          list.error.code === 0 && <OfflineEssays />}
        {list.isSuccess &&
          items.length === 0 &&
          (hasNoClass ? (
            <Empty
              sign="班"
              action={<Button onPress={() => navigate(paths.classes())}>加入班级</Button>}
            >
              还没有加入班级。向老师要班级码，加入后就能收到作业。
            </Empty>
          ) : (
            <EmptyTab
              tab={tab}
              isFiltered={classId !== undefined}
              onShowAll={() => show({ class: undefined })}
            />
          ))}
        {open.map((item) => (
          <TaskCard key={item.id} item={item} now={new Date(list.dataUpdatedAt)} />
        ))}
        {ended.length > 0 && (
          <section aria-labelledby="tasks-ended">
            <h2 id="tasks-ended" className="tasks-section">
              已截止
            </h2>
            {ended.map((item) => (
              <TaskCard key={item.id} item={item} now={new Date(list.dataUpdatedAt)} />
            ))}
          </section>
        )}
        {items.length > 0 && <MorePages list={list} />}
      </div>
      {list.isSuccess && (
        <Suspense fallback={null}>
          <ConsentRenewal />
        </Suspense>
      )}
    </Screen>
  )
}

/** Tab and class, from the address and back into it. */
function useFilter() {
  const [search, setSearch] = useSearchParams()
  const askedTab = Number(search.get('homeworkStatus') ?? 0)
  const tab = SUBMISSION_TABS[askedTab] === undefined ? 0 : askedTab
  const askedClass = Number(search.get('class') ?? Number.NaN)
  const classId = Number.isSafeInteger(askedClass) && askedClass > 0 ? askedClass : undefined
  const show = (changes: { homeworkStatus?: number; class?: number | undefined }) => {
    const next = { homeworkStatus: tab, class: classId, ...changes }
    const entries = Object.entries(next).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    setSearch(new URLSearchParams(entries), { replace: true })
  }
  return { tab, classId, show }
}

function useHomework(tab: number, classId: number | undefined) {
  return useCallPages(getStudentHomework, (page) => ({
    ...page,
    status: tab,
    ...(classId !== undefined && { classEntityId: classId }),
  }))
}

function TabName({ name, count }: { name: string; count: string | undefined }) {
  return count === undefined ? (
    name
  ) : (
    <>
      {name} <span className="tasks-count">{count}</span>
    </>
  )
}

/** The answer holds no total: until the last page is loaded it is only known how many at least. */
function countOf(
  data: { pages: { items: unknown[]; pcount: number }[] } | undefined,
): string | undefined {
  const pages = data?.pages ?? []
  const pageCount = pages[0]?.pcount ?? 0
  const loaded = pages.reduce((sum, page) => sum + page.items.length, 0)
  if (loaded === 0) return undefined
  return pages.length < pageCount ? `${(pageCount - 1) * HOMEWORK_PAGE_SIZE}+` : String(loaded)
}

const emptyTexts = [
  { sign: '闲', text: '没有要写的作业。老师布置后，会出现在这里。' },
  { sign: '交', text: '没有在等老师批阅的作业。写好一篇，在写作页点“提交”，它会出现在这里。' },
  { sign: '稳', text: '没有被打回的作文。' },
  { sign: '候', text: '还没有批阅好的作文。老师批阅后，评语会在这里。' },
] as const

function EmptyTab({
  tab,
  isFiltered,
  onShowAll,
}: {
  tab: number
  isFiltered: boolean
  onShowAll: () => void
}) {
  const empty = emptyTexts[tab] ?? emptyTexts[0]
  return (
    <Empty
      sign={empty.sign}
      action={
        isFiltered && (
          <Button kind="line" onPress={onShowAll}>
            看全部班级
          </Button>
        )
      }
    >
      {empty.text}
    </Empty>
  )
}
