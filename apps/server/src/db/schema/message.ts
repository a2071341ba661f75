/** What people are notified of. */
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { MESSAGE_CATEGORIES } from '@zhupi/contract/terms/messageCategories.ts'
import { accounts } from './account.ts'
import { key, reference, instant } from './columns.ts'

/** What a notification is about. */
export type NotificationLink = {
  kind: 'homework' | 'report' | 'classroom' | 'student' | 'membership'
  homeworkId: number | null
  studentHomeworkId: number | null
  code: string | null
  classId: number | null
  studentId: number | null
}

/** Notifications and messages, one row a recipient. */
export const notifications = pgTable(
  'notifications',
  {
    id: key(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    category: text('category', { enum: MESSAGE_CATEGORIES }).notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** Groups those of one class or one homework. */
    tip: text('tip').notNull(),
    link: jsonb('link').$type<NotificationLink>(),
    /** The event that it reports: once a recipient. */
    eventKey: text('event_key').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('notifications_event').on(table.accountId, table.eventKey),
    index('notifications_of_account').on(table.accountId, table.createdAt, table.id),
    index('notifications_of_tip').on(table.tip),
    index('notifications_unread')
      .on(table.accountId, table.category)
      .where(sql`${table.readAt} is null`),
    // Erasing a pupil also deletes what others were notified of about that pupil.
    index('notifications_about_student')
      .on(sql`((${table.link} ->> 'studentId')::bigint)`)
      .where(sql`(${table.link} ->> 'studentId') is not null`),
  ],
)
