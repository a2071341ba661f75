/**
 * Messages to one person each: written with the event that they are about, in its transaction, and
 * each event once.
 */
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  MESSAGE_CATEGORIES,
  type MessageCategory,
} from '@zhupi/contract/terms/messageCategories.ts'
import type { Notification, NotificationTip } from '@zhupi/contract/terms/notifications.ts'
import type { Db } from '../db/database.ts'
import { notifications } from '../db/schema/message.ts'
import { statement } from '../db/statement.ts'
import { composeNotification } from '../domain/notificationTexts.ts'
import { offsetOf } from '../domain/pagination.ts'
import { refuse } from '../domain/refuse.ts'

export type Addressed = { accountId: number; notification: Notification }

/**
 * Everyone in one order, so that two events that reach the same people never wait for each other in
 * a circle.
 * @returns how many had not been told of it
 */
export async function notify(db: Db, messages: readonly Addressed[], now: Date): Promise<number> {
  if (messages.length === 0) return 0
  const inOrder = messages.toSorted((a, b) => a.accountId - b.accountId)
  const written = await db
    .insert(notifications)
    .values(
      inOrder.map(({ accountId, notification }) => ({
        ...composeNotification(notification, now),
        accountId,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: [notifications.accountId, notifications.eventKey] })
    .returning({ id: notifications.id })
  return written.length
}

/**
 * A message that counts up: written again it is the same row, unread and on top again. It
 * has no counts yet; `count` gives it with them once its row is held, so that of two who add to it
 * at once the later one counts both. `db` is a transaction.
 */
export async function notifyCounting(
  db: Db,
  accountIds: readonly number[],
  notification: Notification,
  count: () => Promise<Notification>,
  now: Date,
): Promise<void> {
  if (accountIds.length === 0) return
  const uncounted = composeNotification(notification, now)
  const inOrder = accountIds.toSorted((a, b) => a - b)
  const held = await db
    .insert(notifications)
    .values(inOrder.map((accountId) => ({ ...uncounted, accountId, createdAt: now })))
    .onConflictDoUpdate({
      target: [notifications.accountId, notifications.eventKey],
      set: { title: uncounted.title, link: uncounted.link, createdAt: now, readAt: null },
    })
    .returning({ id: notifications.id })
  const { content } = composeNotification(await count(), now)
  await db
    .update(notifications)
    .set({ content })
    .where(
      inArray(
        notifications.id,
        held.map(({ id }) => id),
      ),
    )
}

/** The messages about a homework go with it, and come back where it is restored. */
export async function hideByTip(db: Db, tip: NotificationTip, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ hiddenAt: now })
    .where(and(eq(notifications.tip, tip), isShown()))
}

/** What was hidden at another moment stays: it went with somebody who left the class. */
export async function showByTip(db: Db, tip: NotificationTip, hiddenAt: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ hiddenAt: null })
    .where(and(eq(notifications.tip, tip), eq(notifications.hiddenAt, hiddenAt)))
}

/** What is hidden is in no list and no count. */
export function isShown() {
  return isNull(notifications.hiddenAt)
}

/** One page of the person's messages, the latest first. */
export async function listOfAccount(
  db: Db,
  accountId: number,
  page: { cpage: number; psize: number; type?: MessageCategory | undefined },
) {
  return db
    .select({
      id: notifications.id,
      category: notifications.category,
      title: notifications.title,
      content: notifications.content,
      tip: notifications.tip,
      link: notifications.link,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        isShown(),
        page.type === undefined ? undefined : eq(notifications.category, page.type),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(page.psize)
    .offset(offsetOf(page))
}

/** Opening a message marks it read; refuses notFound where it is not the person's. */
export async function markRead(db: Db, accountId: number, id: number, now: Date): Promise<void> {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.accountId, accountId), isShown()))
    .returning({ id: notifications.id })
  if (marked.length === 0) refuse('notFound')
}

const unreadByCategory = statement(['accountId'], (db, { accountId }) =>
  db
    .select({ category: notifications.category, unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt), isShown()))
    .groupBy(notifications.category),
)

export async function countUnread(
  db: Db,
  accountId: number,
): Promise<Record<MessageCategory, number>> {
  const rows = await unreadByCategory(db, { accountId })
  const of = (category: MessageCategory) =>
    rows.find((row) => row.category === category)?.unread ?? 0
  const [system, homework, classroom] = MESSAGE_CATEGORIES
  return { [system]: of(system), [homework]: of(homework), [classroom]: of(classroom) }
}
