/** One's own practice: genre tabs, ten a page, and the way to a new essay. */
import { getExercises } from '@zhupi/contract/calls/practice.ts'
import { PRACTICE_PAGE_SIZE } from '@zhupi/contract/terms/limits.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCallPages } from '#client/useCall.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useGuidedTour } from '../GuidedTour/useGuidedTour.ts'
import { MorePages } from '../PagedList/MorePages.tsx'
import { itemsOf } from '../PagedList/pages.ts'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { TabBar } from '../TabBar/TabBar.tsx'
import { DevicePractices } from './DevicePractices.tsx'
import { PracticeCard } from './PracticeCard.tsx'
import { useUnsavedPractices } from './useUnsavedPractices.ts'
import './practiceList.css'

const ALL = ''

export function PracticeListPage() {
  const navigate = useNavigate()
  const role = useSession()?.role ?? 'student'
  const [search, setSearch] = useSearchParams()
  const type = search.get('type') ?? ALL
  useGuidedTour({
    target: 'start-practice',
    title: '从这里开始',
    text: '点“去练笔”，选好年级和文体就能动笔；写过的练笔都留在这里，随时可以接着写。',
    onward: { name: '写一篇', to: paths.newPractice(role) },
  })
  const list = usePractices(type)
  const unsavedOf = useUnsavedPractices()
  // The tabs stay while another one is being fetched.
  const { data: all } = usePractices(ALL)
  const first = list.data?.pages[0]
  const types = first?.types ?? all?.pages[0]?.types ?? []
  const items = itemsOf(list.data)
  const isOffline = list.error instanceof ApiError && list.error.code === 0
  const tabs = [{ id: ALL, name: '全部' }, ...types]

  return (
    <Screen
      title="练笔"
      right={first && first.total > 0 && <span className="quiet">共 {first.total} 篇</span>}
      below={
        <div className="practice-tabs">
          <Tabs
            items={tabs.map(({ id, name }) => ({ key: id, name }))}
            active={type}
            label="文体"
            onChange={(key) => setSearch(key === ALL ? {} : { type: key }, { replace: true })}
          />
        </div>
      }
      foot={
        <span className="practice-start" data-tour="start-practice">
          <Button grow onPress={() => navigate(paths.newPractice(role))}>
            去练笔
          </Button>
        </span>
      }
      tabBar={<TabBar />}
    >
      <div role="tabpanel" aria-label={tabs.find(({ id }) => id === type)?.name ?? '文体'}>
        <DevicePractices hasCopies={isOffline && items.length === 0} />
        {list.isPending && <CardSkeletons />}
        {list.isError && items.length === 0 && (
          <QueryFailure error={list.error} onRetry={list.refetch} />
        )}
        {list.isSuccess && items.length === 0 && (
          <Empty sign="练">
            {type === ALL
              ? '还没有写过练笔。想写什么就写什么，写完马上看到批改。'
              : '这种文体还没有写过，点“去练笔”写一篇吧。'}
          </Empty>
        )}
        {items.map((item) => (
          <PracticeCard
            key={item.id}
            item={item}
            unsaved={unsavedOf(item)}
            now={new Date(list.dataUpdatedAt)}
          />
        ))}
        {items.length > 0 && <MorePages list={list} />}
      </div>
    </Screen>
  )
}

function usePractices(type: string) {
  return useCallPages(getExercises, (page) => ({ ...page, ...(type !== ALL && { type }) }), {
    pageSize: PRACTICE_PAGE_SIZE,
  })
}
