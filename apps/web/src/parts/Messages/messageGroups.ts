/** Messages with one `tip` belong together: they are about one homework, or one class. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { MESSAGE_CATEGORIES } from '@zhupi/contract/terms/messageCategories.ts'
import type { getStudentNotify } from '@zhupi/contract/calls/message.ts'

export type Message = EntityOf<typeof getStudentNotify>['items'][number]
/** `messages`: the latest first. */
export type MessageGroup = {
  tip: string
  title: string
  unread: number
  latest: Message
  messages: Message[]
}

/** The latest of all categories: a tip belongs to one of them. */
export function latestGroups(
  pages: readonly { items: readonly Message[] }[],
  most: number,
): MessageGroup[] {
  return MESSAGE_CATEGORIES.flatMap((category) =>
    groupByTip(
      pages.map(({ items }) => ({ items: items.filter(({ type }) => type === category) })),
    ),
  )
    .sort((a, b) => (a.latest.creationTime < b.latest.creationTime ? 1 : -1))
    .slice(0, most)
}

/**
 * The group with the latest message first. A message that moved up while pages were fetched comes
 * twice and counts once.
 */
export function groupByTip(pages: readonly { items: readonly Message[] }[]): MessageGroup[] {
  const groups = new Map<string, MessageGroup>()
  const seen = new Set<number>()
  for (const message of pages.flatMap(({ items }) => items)) {
    if (seen.has(message.id)) continue
    seen.add(message.id)
    const group = groups.get(message.tip) ?? {
      tip: message.tip,
      title: message.title,
      unread: 0,
      latest: message,
      messages: [],
    }
    group.messages.push(message)
    if (!message.read) group.unread += 1
    groups.set(message.tip, group)
  }
  return [...groups.values()]
}

/**
 * `09:30` of today, `11月20日` of this year, else the whole date. Times of the wire sort as texts:
 * docs/decisions/wire.md.
 */
export function shortTime(time: string, today: string): string {
  const [date = '', clock = ''] = time.split(' ')
  if (date === today.slice(0, 10)) return clock.slice(0, 5)
  const [year, month, day] = date.split('-')
  return `${year === today.slice(0, 4) ? '' : `${year}年`}${Number(month)}月${Number(day)}日`
}
