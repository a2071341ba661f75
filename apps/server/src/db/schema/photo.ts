/** What photographs left in doubt. */
import { index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Unsure } from '@zhupi/engine/types.ts'
import { accounts } from './account.ts'
import { instant, key, reference } from './columns.ts'

/** A row is a page that was read: its doubtful characters, each with a few beside it. */
export const photoDoubts = pgTable(
  'photo_doubts',
  {
    id: key(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    doubts: jsonb('doubts').$type<Unsure[]>().notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    index('photo_doubts_of_account').on(table.accountId, table.id),
    index('photo_doubts_read').on(table.readAt),
  ],
)
