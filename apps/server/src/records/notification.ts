/**
 * Messages to one person each: written with the event that they are about, in its transaction, and
 * each event once.
 */
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import {
  MESSAGE_CATEGORIES,
  type MessageCategory,
} from '@zhupi/contract/terms/messageCategories.ts'
import type { Notification, NotificationTip } from '@zhupi/contract/terms/notifications.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { notifications } from '../db/schema/message.ts'
import { statement } from '../db/statement.ts'
import { composeNotification } from '../domain/notificationTexts.ts'
import { offsetOf } from '../domain/pagination.ts'
import { refuse } from '../domain/refuse.ts'

export type Addressed = { accountId: number; notification: Notification }

/**
 * Everyone in one order, so that two events that reach the same people never wait for each other in
 * a circle.
 */
export async function notify(db: Db, messages: readonly Addressed[], now: Date): Promise<void> {
  if (messages.length === 0) return
  const inOrder = messages.toSorted((a, b) => a.accountId - b.accountId)
  await db
    .insert(notifications)
    .values(
      inOrder.map(({ accountId, notification }) => ({
        ...composeNotification(notification, now),
        accountId,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: [notifications.accountId, notifications.eventKey] })
}

/**
 * A message that counts up: written again it is the same row, unread and on top again. `addressed`
 * has no counts yet; `count` gives it with them once its row is held, so that of two who add to it
 * at once the later one counts both. `db` is a transaction.
 */
export async function notifyCounting(
  db: Db,
  { accountId, notification }: Addressed,
  count: () => Promise<Notification>,
  now: Date,
): Promise<void> {
  const uncounted = composeNotification(notification, now)
  const held = onlyRow(
    await db
      .insert(notifications)
      .values({ ...uncounted, accountId, createdAt: now })
      .onConflictDoUpdate({
        target: [notifications.accountId, notifications.eventKey],
        set: { title: uncounted.title, link: uncounted.link, createdAt: now, readAt: null },
      })
      .returning({ id: notifications.id }),
  )
  const { content } = composeNotification(await count(), now)
  await db.update(notifications).set({ content }).where(eq(notifications.id, held.id))
}

/** The messages about a homework or a class go with it. */
export async function deleteByTip(db: Db, tip: NotificationTip): Promise<void> {
  await db.delete(notifications).where(eq(notifications.tip, tip))
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
    .where(and(eq(notifications.id, id), eq(notifications.accountId, accountId)))
    .returning({ id: notifications.id })
  if (marked.length === 0) refuse('notFound')
}

const unreadByCategory = statement(['accountId'], (db, { accountId }) =>
  db
    .select({ category: notifications.category, unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
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
