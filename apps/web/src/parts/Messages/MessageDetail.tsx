/** What belongs together, message by message and each in full: opening it marks it read. */
import {
  MESSAGE_CATEGORIES,
  MESSAGE_CATEGORY_NAMES,
} from '@zhupi/contract/terms/messageCategories.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import { MorePages } from '../PagedList/MorePages.tsx'
import { QueryFailure } from '../QueryFailure/QueryFailure.tsx'
import { groupByTip, type Message } from './messageGroups.ts'
import { targetOf } from './messageTarget.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useMessages } from './useMessages.ts'
import './messages.css'

export function MessageDetail() {
  const [query] = useSearchParams()
  const role = useSession()?.role ?? 'student'
  const category = MESSAGE_CATEGORIES.find((each) => each === query.get('type')) ?? 'System'
  const tip = query.get('tip')
  const goBack = useBack(paths.messageList(role, category))
  const list = useMessages(role, category)
  const groups = groupByTip(list.data?.pages ?? [])
  // Without a tip, all of the category.
  const messages =
    tip === null
      ? groups
          .flatMap((group) => group.messages)
          .sort((a, b) => (a.creationTime < b.creationTime ? 1 : -1))
      : (groups.find((group) => group.tip === tip)?.messages ?? [])

  const heading =
    (tip === null ? undefined : messages[0]?.title) ?? MESSAGE_CATEGORY_NAMES[category]

  return (
    <Screen title={heading} onBack={goBack} isReading>
      {list.isPending && <CardSkeletons />}
      {list.isError && list.data === undefined && (
        <QueryFailure error={list.error} onRetry={list.refetch} />
      )}
      {list.isSuccess && messages.length === 0 && !list.hasNextPage && (
        <Empty sign="信">
          <b className="messages-none">{MESSAGES.noMessages}</b>它说的作业或班级可能已经删除了。
        </Empty>
      )}
      {messages.length > 0 && <Opened messages={messages} heading={heading} role={role} />}
      {list.isSuccess && (messages.length > 0 || list.hasNextPage) && <MorePages list={list} />}
    </Screen>
  )
}

function Opened({
  messages,
  heading,
  role,
}: {
  messages: readonly Message[]
  heading: string
  role: Role
}) {
  // They stay marked as new while one reads them.
  const [unreadIds] = useState(
    () => new Set(messages.filter(({ read }) => !read).map(({ id }) => id)),
  )
  useMarkRead(messages, role)
  return messages.map(({ id, title, content, creationTime, link }) => {
    const target = targetOf(link, role)
    return (
      <article className="card message" key={id}>
        {title !== heading && <h2 className="message-title">{title}</h2>}
        <p className="message-text">{content}</p>
        <div className="message-foot">
          <time className="quiet">{creationTime.slice(0, 16)}</time>
          {unreadIds.has(id) && <Chip tone="red">新</Chip>}
          <span className="grow" />
          {target && (
            <Link className="btn line small" to={target.to} aria-label={`${target.name}：${title}`}>
              {target.name}
            </Link>
          )}
        </div>
      </article>
    )
  })
}
