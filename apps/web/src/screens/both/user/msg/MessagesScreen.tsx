/**
 * The three categories of messages, each with how many are unread and what came last, and below
 * them the latest of all, each one tap from its text.
 */
import { getUnread } from '@zhupi/contract/calls/message.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import {
  MESSAGE_CATEGORIES,
  MESSAGE_CATEGORY_NAMES,
  type MessageCategory,
} from '@zhupi/contract/terms/messageCategories.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { useCall } from '#client/useCall.ts'
import { latestGroups, shortTime } from '#parts/Messages/messageGroups.ts'
import { MessageRow } from '#parts/Messages/MessageRow.tsx'
import { useMessages } from '#parts/Messages/useMessages.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { Badge } from '#ui/Badge.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useBack } from '#ui/useBack.ts'
import '#parts/Messages/messages.css'

const SIGNS: Record<MessageCategory, string> = { System: '告', Homework: '业', ClassEntity: '班' }

/** Older ones stand in their category. */
const LATEST_SHOWN = 8

export function MessagesScreen() {
  const goBack = useBack(paths.user())
  const role = useSession()?.role ?? 'student'
  const list = useMessages(role)
  const counts = useCall(getUnread, {}, { staleTime: 0, refetchInterval: () => MINUTE_MS })
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const latest = latestGroups(list.data?.pages ?? [], LATEST_SHOWN)
  const today = formatWireTime(new Date(list.dataUpdatedAt))

  return (
    <Screen title="消息" onBack={goBack}>
      {list.isPending && <CardSkeletons />}
      {list.isError && list.data === undefined && (
        <QueryFailure error={list.error} onRetry={list.refetch} />
      )}
      {list.data && (
        <nav aria-label="消息分类">
          {MESSAGE_CATEGORIES.map((category) => {
            const last = items.find(({ type }) => type === category)
            return (
              <Link
                key={category}
                className="card message-kind"
                to={paths.messageList(role, category)}
              >
                <span className="message-sign" aria-hidden="true">
                  {SIGNS[category]}
                </span>
                <span className="grow">
                  <span className="message-head">
                    <span className="message-title">{MESSAGE_CATEGORY_NAMES[category]}</span>
                    <Badge count={counts.data?.[category] ?? 0} />
                    {last && <time className="quiet">{shortTime(last.creationTime, today)}</time>}
                  </span>
                  <span className="message-preview">{last?.content ?? MESSAGES.noMessages}</span>
                </span>
              </Link>
            )
          })}
        </nav>
      )}
      {latest.length > 0 && (
        <section aria-labelledby="messages-latest">
          <h2 id="messages-latest" className="messages-latest">
            最近
          </h2>
          {latest.map((group) => (
            <MessageRow key={`${group.latest.type} ${group.tip}`} group={group} today={today} />
          ))}
        </section>
      )}
    </Screen>
  )
}
