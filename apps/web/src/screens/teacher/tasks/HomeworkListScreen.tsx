/** The teacher's homework by phase, page by page. Phase and class stand in the address. */
import { getTeacherClasses } from '@zhupi/contract/calls/classroom.ts'
import { getTeacherHomework } from '@zhupi/contract/calls/homework.ts'
import {
  HOMEWORK_PHASE_NAMES,
  HOMEWORK_PHASES,
  type HomeworkPhase,
} from '@zhupi/contract/terms/statuses.ts'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '#client/paths.ts'
import { useCall, useCallPages } from '#client/useCall.ts'
import { ClassFilter } from '#parts/ClassFilter/ClassFilter.tsx'
import { useGuidedTour } from '#parts/GuidedTour/useGuidedTour.ts'
import { NoClass } from '#parts/NoClass/NoClass.tsx'
import { MorePages } from '#parts/PagedList/MorePages.tsx'
import { itemsOf } from '#parts/PagedList/pages.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { TabBar } from '#parts/TabBar/TabBar.tsx'
import { useDeleteHomework } from '#parts/HomeworkList/useDeleteHomework.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { useListSearch } from '#ui/pane.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { Screen } from '#ui/Screen.tsx'
import { HomeworkCard } from './HomeworkCard.tsx'
import './homeworkList.css'

const UNDER_WAY: HomeworkPhase = 2
const FINISHED: HomeworkPhase = 3

const EMPTY_TEXTS: Record<HomeworkPhase, string> = {
  1: '没有等待开始的作业。布置时把开始时间设到以后，就会先排在这里。',
  2: '没有进行中的作业。点下面的“布置作业”，学生马上就能看到。',
  3: '还没有结束的作业。到了结束时间，作业会移到这里。',
}

const toPractice = {
  target: 'practice',
  title: '先自己试一篇',
  text: '在“练笔”里粘一篇作文，就能看到学生会收到怎样的批改。',
  onward: { name: '去看看', to: paths.practice('teacher') },
}

export function HomeworkListScreen() {
  const navigate = useNavigate()
  useGuidedTour(toPractice)
  const deleteHomework = useDeleteHomework()
  const [search, setSearch] = useListSearch()
  const phase =
    HOMEWORK_PHASES.find((each) => String(each) === search.get('homeworkStatus')) ?? UNDER_WAY
  const top = useRef<HTMLDivElement>(null)

  const classes = useCall(getTeacherClasses, {})
  const wantedClass = Number(search.get('classEntityId') ?? Number.NaN)
  const chosenClass = classes.data?.find((classroom) => classroom.id === wantedClass)
  const classId = Number.isSafeInteger(wantedClass) && wantedClass > 0 ? wantedClass : undefined
  const isElsewhere = classes.isSuccess && classId !== undefined && chosenClass === undefined
  const archived = useCall(getTeacherClasses, isElsewhere ? { archived: true } : 'skip')
  const archivedClass = archived.data?.find(({ id }) => id === classId)
  const homework = useCallPages(getTeacherHomework, (page) => ({
    ...page,
    status: phase,
    classEntityId: classId,
  }))
  const items = itemsOf(homework.data)
  const hasNoClass = classes.data?.length === 0 && archivedClass === undefined
  const closed = archivedClass && `${archivedClass.name}已归档，先恢复班级再布置`

  const show = (change: { homeworkStatus?: number; classEntityId?: number | undefined }) => {
    const next = { homeworkStatus: phase, classEntityId: classId, ...change }
    setSearch(
      {
        homeworkStatus: String(next.homeworkStatus),
        ...(next.classEntityId === undefined ? {} : { classEntityId: String(next.classEntityId) }),
      },
      { replace: true },
    )
    top.current?.scrollIntoView()
  }

  return (
    <Screen
      title="作业"
      right={
        <ClassFilter
          classes={[
            ...(classes.data ?? []).map(({ id, name, gradeText }) => ({
              id,
              name,
              note: gradeText,
            })),
            ...(archivedClass ? [{ ...archivedClass, note: '已归档' }] : []),
          ]}
          value={classId}
          onPick={(classEntityId) => show({ classEntityId })}
        />
      }
      below={
        <Tabs
          label="作业进度"
          active={phase}
          items={HOMEWORK_PHASES.map((key) => ({ key, name: HOMEWORK_PHASE_NAMES[key] }))}
          onChange={(homeworkStatus) => show({ homeworkStatus })}
        />
      }
      foot={
        <Button
          grow
          disabledReason={hasNoClass ? '请先新建一个班级' : closed}
          onPress={() => navigate(paths.arrange({ code: chosenClass?.code }))}
        >
          布置作业
        </Button>
      }
      tabBar={<TabBar />}
    >
      <div ref={top} />
      {homework.isPending && <CardSkeletons />}
      {homework.isError && items.length === 0 && (
        <QueryFailure error={homework.error} onRetry={() => void homework.refetch()} />
      )}
      {homework.isSuccess &&
        items.length === 0 &&
        (hasNoClass ? <NoClass /> : <Empty sign="业">{EMPTY_TEXTS[phase]}</Empty>)}
      {items.map((item) => (
        <HomeworkCard
          key={item.id}
          homework={item}
          now={new Date(homework.dataUpdatedAt)}
          mayEdit={phase !== FINISHED}
          onDelete={() => void deleteHomework(item)}
        />
      ))}
      {items.length > 0 && <MorePages list={homework} />}
      {homework.isSuccess && !homework.hasNextPage && (
        <Link className="homework-deleted" to={paths.deletedHomework()}>
          最近删除
        </Link>
      )}
    </Screen>
  )
}
