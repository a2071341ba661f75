/** Links by which people share a report. */
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts, schools } from './account.ts'
import { instant, key, reference } from './columns.ts'
import { essays, revisions } from './essay.ts'

/** A row is a living link: one that is stopped is deleted, one that has ended is swept. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    /** Who shared it, the essay's writer. */
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    essayId: reference('essay_id')
      .notNull()
      .references(() => essays.id),
    /** The text whose report was shared, whatever was written since. */
    revisionId: reference('revision_id')
      .notNull()
      .references(() => revisions.id),
    /** SHA-256: the link itself is known to whoever has it, and not to us. */
    tokenHash: text('token_hash').notNull().unique('share_links_token'),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    index('share_links_of_essay').on(table.essayId, table.createdAt),
    index('share_links_of_account').on(table.accountId),
    index('share_links_of_revision').on(table.revisionId),
    index('share_links_ended').on(table.endsAt),
  ],
)
