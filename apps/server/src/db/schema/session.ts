/** Signing in: tickets and SMS codes. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PROVEN_ACTS } from '@zhupi/contract/terms/proof.ts'
import { SMS_TYPES } from '@zhupi/contract/terms/sms.ts'
import { accounts } from './account.ts'
import { key, reference, instant } from './columns.ts'

/** Sign-ins, those that have ended too: why a ticket is refused is answered from here. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the ticket; the ticket itself is stored nowhere. */
    ticketHash: text('ticket_hash').primaryKey(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    loginCode: text('login_code').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
    /** Until then the person, who has just proved to be the one, may do this one act. */
    provenUntil: instant('proven_until'),
    provenFor: text('proven_for', { enum: PROVEN_ACTS }),
    /** SHA-256 of the browser's own mark, by which the account knows it again. */
    deviceHash: text('device_hash'),
    endReason: text('end_reason', { enum: ['signedOut', 'signedInElsewhere'] }),
  },
  (table) => [
    // One live session a person.
    uniqueIndex('sessions_one_live')
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
    index('sessions_of_device').on(table.accountId, table.deviceHash),
    index('sessions_last_seen').on(table.lastSeenAt),
  ],
)

/** Wrong passwords of late: of an account from one place, and of an account from everywhere. */
export const passwordTries = pgTable(
  'password_tries',
  {
    /** A hash of account and place, or of the account alone. */
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    /** No password is looked at before. */
    notBefore: instant('not_before').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('password_tries_expire').on(table.expiresAt)],
)

/** One code sent, good for one purpose. Codes are stored as salted hashes. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: key(),
    phone: text('phone').notNull(),
    type: text('type', { enum: SMS_TYPES }).notNull(),
    salt: text('salt').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The client's network address, which has its own limit. */
    address: text('address').notNull(),
    sentAt: instant('sent_at').notNull(),
    tries: integer('tries').notNull(),
    /** Used, or replaced by a later one, or tried too often. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('sms_codes_of_phone').on(table.phone, table.sentAt),
    index('sms_codes_of_address').on(table.address, table.sentAt),
    index('sms_codes_sent').on(table.sentAt),
  ],
)
