/** Messages to one person each: told with the event that they tell of, in its transaction, and each event once (spec 2 §3 Notification, 3 §2 Messages). */
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import {
  MESSAGE_CATEGORIES,
  type MessageCategory,
} from '@zhupi/contract/terms/messageCategories.ts'
import type { Db } from '../db/database.ts'
import { notifications, type NotificationLink } from '../db/schema/message.ts'
import { offsetOf } from '../domain/pagination.ts'
import { refuse } from '../domain/refuse.ts'

export type News = {
  accountId: number
  category: MessageCategory
  /** What it is about, and the heading of its group: a homework, a class. */
  title: string
  content: string
  /** Groups what belongs together: homeworkTip, classTip, or a word of its own. */
  tip: string
  link: NotificationLink | null
  /** The event: whoever is told of it twice is told once. */
  eventKey: string
}

export function homeworkTip(homeworkId: number): string {
  return `homework ${homeworkId}`
}

export function classTip(classroomId: number): string {
  return `class ${classroomId}`
}

const NOWHERE: NotificationLink = {
  kind: 'membership',
  homeworkId: null,
  studentHomeworkId: null,
  code: null,
  classId: null,
  studentId: null,
}

/** Where a message leads; what is not named is null. */
export function linkTo(
  kind: NotificationLink['kind'],
  ids: Partial<Omit<NotificationLink, 'kind'>> = {},
): NotificationLink {
  return { ...NOWHERE, ...ids, kind }
}

/** Everyone in one order, so that two events that tell the same people never wait for each other in a circle. */
export async function tell(db: Db, news: readonly News[], now: Date): Promise<void> {
  if (news.length === 0) return
  const inOrder = news.toSorted((a, b) => a.accountId - b.accountId)
  await db
    .insert(notifications)
    .values(inOrder.map((each) => ({ ...each, createdAt: now })))
    .onConflictDoNothing({ target: [notifications.accountId, notifications.eventKey] })
}

/**
 * A message that counts up: told again it is the same row, unread and on top again. Its row is held before `write` counts, so that of two
 * who add to it at once the later one counts both. `db` is a transaction.
 */
export async function tellAgain(
  db: Db,
  news: Omit<News, 'content'>,
  write: () => Promise<string>,
  now: Date,
): Promise<void> {
  const [held] = await db
    .insert(notifications)
    .values({ ...news, content: '', createdAt: now })
    .onConflictDoUpdate({
      target: [notifications.accountId, notifications.eventKey],
      set: { title: news.title, link: news.link, createdAt: now, readAt: null },
    })
    .returning({ id: notifications.id })
  if (held === undefined) throw new Error('an upsert gives its row')
  await db
    .update(notifications)
    .set({ content: await write() })
    .where(eq(notifications.id, held.id))
}

/** What is told of a homework or a class goes with it (decisions 18). */
export async function forgetTip(db: Db, tip: string): Promise<void> {
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

/** Opening a message marks it read (spec 2 §4); refuses notFound where it is not the person's. */
export async function markRead(db: Db, accountId: number, id: number, now: Date): Promise<void> {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.accountId, accountId)))
    .returning({ id: notifications.id })
  if (marked.length === 0) refuse('notFound')
}

export async function countUnread(
  db: Db,
  accountId: number,
): Promise<Record<MessageCategory, number>> {
  const rows = await db
    .select({ category: notifications.category, unread: count() })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
    .groupBy(notifications.category)
  const of = (category: MessageCategory) =>
    rows.find((row) => row.category === category)?.unread ?? 0
  const [system, homework, classroom] = MESSAGE_CATEGORIES
  return { [system]: of(system), [homework]: of(homework), [classroom]: of(classroom) }
}
