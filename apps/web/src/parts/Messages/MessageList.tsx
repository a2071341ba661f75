/** One category of messages, what belongs together in one row. */
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import {
  MESSAGE_CATEGORY_NAMES,
  type MessageCategory,
} from '@zhupi/contract/terms/messageCategories.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { MorePages } from '../PagedList/MorePages.tsx'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { groupByTip } from './messageGroups.ts'
import { MessageRow } from './MessageRow.tsx'
import { useMessages } from './useMessages.ts'
import './messages.css'

/** What will appear in an empty list. */
const HINTS: Record<MessageCategory, { student: string; teacher: string }> = {
  System: {
    student: '会员、批改卡和通知的消息会出现在这里。',
    teacher: '会员、批改卡和通知的消息会出现在这里。',
  },
  Homework: {
    student: '老师布置、批阅或打回作业以后，会在这里告诉你。',
    teacher: '学生提交作业以后，会在这里告诉您。',
  },
  ClassEntity: {
    student: '老师给你的留言会出现在这里。',
    teacher: '学生加入班级和给您的留言会出现在这里。',
  },
}

export function MessageList({ category }: { category: MessageCategory }) {
  const goBack = useBack(paths.messages())
  const role = useSession()?.role ?? 'student'
  const list = useMessages(role, category)
  const groups = groupByTip(list.data?.pages ?? [])
  const today = formatWireTime(new Date(list.dataUpdatedAt))

  return (
    <Screen title={MESSAGE_CATEGORY_NAMES[category]} onBack={goBack}>
      {list.isPending && <CardSkeletons />}
      {list.isError && list.data === undefined && (
        <QueryFailure error={list.error} onRetry={list.refetch} />
      )}
      {list.isSuccess && groups.length === 0 && (
        <Empty sign="信">
          <b className="messages-none">{MESSAGES.noMessages}</b>
          {HINTS[category][role]}
        </Empty>
      )}
      {groups.map((group) => (
        <MessageRow key={group.tip} group={group} today={today} />
      ))}
      {groups.length > 0 && <MorePages list={list} />}
    </Screen>
  )
}
