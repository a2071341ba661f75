/** What happened to the safety of accounts. */
import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { SECURITY_EVENTS } from '@zhupi/contract/terms/securityEvents.ts'
import { accounts } from './account.ts'
import { key, reference, instant } from './columns.ts'

/**
 * Failed sign-ins, resets, changes, proofs, removals, refusals: who, when, from which network.
 * Never a password, a code or a ticket. Swept by jobs/eraseDeleted.ts.
 */
export const securityJournal = pgTable(
  'security_journal',
  {
    id: key(),
    kind: text('kind', { enum: SECURITY_EVENTS }).notNull(),
    /** Whose account it is about; null where the phone has none or nobody is known. */
    accountId: reference('account_id').references(() => accounts.id),
    /** The phone that was named, where no account is known. */
    phone: text('phone'),
    /** The account that did it, where it is another's: a teacher who sets a pupil's password. */
    actorId: reference('actor_id').references(() => accounts.id),
    /** The network, /24 or /64. */
    network: text('network').notNull(),
    /** Which call, limit or refusal: one of our own words, nothing that was typed. */
    detail: text('detail').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('security_journal_at').on(table.at),
    index('security_journal_of_kind').on(table.kind, table.id),
    index('security_journal_of_account')
      .on(table.accountId, table.id)
      .where(sql`${table.accountId} is not null`),
    index('security_journal_of_phone')
      .on(table.phone, table.id)
      .where(sql`${table.phone} is not null`),
    index('security_journal_by_actor')
      .on(table.actorId)
      .where(sql`${table.actorId} is not null`),
  ],
)
