/** The pupil's homework: four tabs, a class filter, five a page (spec 1 §2.9, §4). Tab and class stand in the address. */
import { getStudentHomework } from '@zhupi/contract/calls/homework.ts'
import { HOMEWORK_PAGE_SIZE } from '@zhupi/contract/terms/limits.ts'
import { SUBMISSION_TABS } from '@zhupi/contract/terms/statuses.ts'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { api, ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { queryKeys, studentClasses } from '#client/queries.ts'
import { ClassFilter } from '#parts/ClassFilter/ClassFilter.tsx'
import { useGuidedTour } from '#parts/GuidedTour/useGuidedTour.ts'
import { MorePages } from '#parts/PagedList/MorePages.tsx'
import { itemsOf, nextPage } from '#parts/PagedList/pages.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { TabBar } from '#parts/TabBar/TabBar.tsx'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons, Empty, Tabs } from '#ui/pieces.tsx'
import { Screen } from '#ui/Screen.tsx'
import { OnThisDevice } from './OnThisDevice.tsx'
import { TaskCard } from './TaskCard.tsx'
import './tasks.css'

const homeworkOf = (tab: number, classId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.studentHomework, tab, classId],
    queryFn: ({ pageParam, signal }) =>
      api(
        getStudentHomework,
        {
          status: tab,
          cpage: pageParam,
          psize: HOMEWORK_PAGE_SIZE,
          ...(classId !== undefined && { classEntityId: classId }),
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

/** Spec 1 §2.9. */
const toPractice = {
  target: 'practice',
  title: '想写就写',
  text: '老师没有布置作业的时候，可以在“练笔”里自己写一篇，写完马上看批改。',
  onward: { name: '去看看', to: paths.practice('student') },
}

export function TasksScreen() {
  const navigate = useNavigate()
  useGuidedTour(toPractice)
  const [search, setSearch] = useSearchParams()
  const askedTab = Number(search.get('homeworkStatus') ?? 0)
  const tab = SUBMISSION_TABS[askedTab] === undefined ? 0 : askedTab
  const askedClass = Number(search.get('class') ?? Number.NaN)
  const classId = Number.isSafeInteger(askedClass) && askedClass > 0 ? askedClass : undefined
  const classes = useQuery(studentClasses)
  const list = useInfiniteQuery(homeworkOf(tab, classId))
  // What still asks something of the pupil is counted on its tab, whichever tab is open.
  const toDo = useInfiniteQuery(homeworkOf(0, classId))
  const returned = useInfiniteQuery(homeworkOf(2, classId))
  const counts = [countOf(toDo.data), undefined, countOf(returned.data), undefined]
  const items = itemsOf(list.data)

  const ask = (changes: { homeworkStatus?: number; class?: number | undefined }) => {
    const next = { homeworkStatus: tab, class: classId, ...changes }
    const entries = Object.entries(next).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    setSearch(new URLSearchParams(entries), { replace: true })
  }
  const hasNoClass = classes.data?.length === 0

  return (
    <Screen
      title="作业"
      right={
        <ClassFilter
          classes={(classes.data ?? []).map(({ id, name, teacherName }) => ({
            id,
            name,
            note: `${teacherName}老师`,
          }))}
          value={classId}
          onPick={(picked) => ask({ class: picked })}
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
          onChange={(key) => ask({ homeworkStatus: key })}
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
          list.error.code === 0 && <OnThisDevice />}
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
              onShowAll={() => ask({ class: undefined })}
            />
          ))}
        {items.map((item) => (
          <TaskCard key={item.id} item={item} now={new Date(list.dataUpdatedAt)} />
        ))}
        {items.length > 0 && <MorePages list={list} />}
      </div>
    </Screen>
  )
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

/** The list's answer holds no total: loaded to the end it is counted, before that it is known how many are at least there. */
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
  { sign: '交', text: '还没有提交过作业。写好一篇，在写作页点“提交”。' },
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
  const words = emptyTexts[tab] ?? emptyTexts[0]
  return (
    <Empty
      sign={words.sign}
      action={
        isFiltered && (
          <Button kind="line" onPress={onShowAll}>
            看全部班级
          </Button>
        )
      }
    >
      {words.text}
    </Empty>
  )
}
