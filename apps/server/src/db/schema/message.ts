/** What people are notified of. */
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { MESSAGE_CATEGORIES } from '@zhupi/contract/terms/messageCategories.ts'
import type { StoredLink } from '@zhupi/contract/terms/notificationLinks.ts'
import { accounts } from './account.ts'
import { key, reference, instant } from './columns.ts'

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
    link: jsonb('link').$type<StoredLink>(),
    /** The event that it reports: once a recipient. */
    eventKey: text('event_key').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** In no list while its class or homework is out of the person's; comes back with it. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    unique('notifications_event').on(table.accountId, table.eventKey),
    index('notifications_of_account').on(table.accountId, table.createdAt, table.id),
    index('notifications_of_tip').on(table.tip),
    index('notifications_unread')
      .on(table.accountId, table.category)
      .where(sql`${table.readAt} is null and ${table.hiddenAt} is null`),
    // Erasing a pupil also deletes what others were notified of about that pupil.
    index('notifications_about_student')
      .on(sql`((${table.link} ->> 'studentId')::bigint)`)
      .where(sql`(${table.link} ->> 'studentId') is not null`),
  ],
)
