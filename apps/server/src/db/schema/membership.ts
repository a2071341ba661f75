/** Rights to corrections, how they are bought and how they are used. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import {
  GRANT_KINDS,
  ORDER_STATUSES,
  PACKAGE_IDS,
  RECHARGE_TYPES,
} from '@zhupi/contract/terms/membership.ts'
import { accounts } from './account.ts'
import { key, reference, instant } from './columns.ts'
import { revisions } from './essay.ts'

/** A right to corrections and where it comes from. */
export const grants = pgTable(
  'grants',
  {
    id: key(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: GRANT_KINDS }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Null = a membership's own limits. */
    uses: integer('uses'),
    /** Uses taken. Not counted from the charges: erased essays give nothing back. */
    used: integer('used').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('grants_of_account').on(table.accountId, table.endsAt),
    index('grants_end').on(table.endsAt),
    check(
      'grants_used',
      sql`${table.used} >= 0 and (${table.uses} is null or ${table.used} <= ${table.uses})`,
    ),
    check('grants_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** A use taken for a revision: once each, given back where the correction failed. */
export const correctionCharges = pgTable(
  'correction_charges',
  {
    revisionId: reference('revision_id')
      .primaryKey()
      .references(() => revisions.id),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    chargedAt: instant('charged_at').notNull(),
    /** The right it was taken from; null = the trial. */
    grantId: reference('grant_id').references(() => grants.id),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    index('correction_charges_of_account').on(table.accountId, table.chargedAt),
    index('correction_charges_of_grant').on(table.grantId, table.chargedAt),
  ],
)

/** What a package costs, in fen; operators change it. */
export const packages = pgTable(
  'packages',
  {
    id: text('id', { enum: PACKAGE_IDS }).primaryKey(),
    days: integer('days').notNull(),
    price: integer('price').notNull(),
    isOffered: boolean('is_offered').notNull(),
  },
  (table) => [check('packages_price', sql`${table.price} > 0`)],
)

/** What people ordered, paid for or not. */
export const orders = pgTable(
  'orders',
  {
    id: key(),
    /** The merchant's number of the order at the gateway. */
    orderNo: text('order_no').notNull(),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    packageId: text('package_id', { enum: PACKAGE_IDS }).notNull(),
    days: integer('days').notNull(),
    /** In fen, as the price was when the order began. */
    amount: integer('amount').notNull(),
    rechargeType: text('recharge_type', { enum: RECHARGE_TYPES }).notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    /** SHA-256 of the token that opens the payment page. */
    tokenHash: text('token_hash').notNull(),
    guardianAgreed: boolean('guardian_agreed').notNull(),
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
    /** The gateway's own number of the payment. */
    gatewayNo: text('gateway_no'),
    /** The right that the payment gave: credited once, ever. */
    grantId: reference('grant_id').references(() => grants.id),
  },
  (table) => [
    unique('orders_order_no').on(table.orderNo),
    unique('orders_request').on(table.accountId, table.requestKey),
    unique('orders_grant').on(table.grantId),
    index('orders_of_account').on(table.accountId, table.id),
    index('orders_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
    check(
      'orders_paid_whole',
      sql`${table.status} <> 'paid' or (${table.paidAt} is not null and ${table.grantId} is not null)`,
    ),
  ],
)

/**
 * What people paid whose accounts are erased. The e-commerce law (电子商务法, article 31) asks to
 * keep the record of a payment for three years; the person is not in it.
 */
export const keptPayments = pgTable('kept_payments', {
  orderNo: text('order_no').primaryKey(),
  packageId: text('package_id', { enum: PACKAGE_IDS }).notNull(),
  days: integer('days').notNull(),
  amount: integer('amount').notNull(),
  rechargeType: text('recharge_type', { enum: RECHARGE_TYPES }).notNull(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at').notNull(),
  gatewayNo: text('gateway_no'),
})

/** Cards with a number and a password, each bound once. */
export const gradingCards = pgTable(
  'grading_cards',
  {
    id: key(),
    number: text('number').notNull(),
    salt: text('salt').notNull(),
    passwordHash: text('password_hash').notNull(),
    days: integer('days').notNull(),
    uses: integer('uses'),
    /** Until when it may be bound. */
    validUntil: instant('valid_until').notNull(),
    batch: text('batch').notNull(),
    createdAt: instant('created_at').notNull(),
    boundBy: reference('bound_by').references(() => accounts.id),
    boundAt: instant('bound_at'),
    /** Wrong passwords since the last right one: five lock it for an hour. */
    tries: integer('tries').notNull().default(0),
    triedAt: instant('tried_at'),
  },
  (table) => [
    unique('grading_cards_number').on(table.number),
    index('grading_cards_of_account').on(table.boundBy),
  ],
)

/** Codes printed in books. Only their hashes are stored. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: key(),
    codeHash: text('code_hash').notNull(),
    days: integer('days').notNull(),
    uses: integer('uses'),
    batch: text('batch').notNull(),
    createdAt: instant('created_at').notNull(),
    boundBy: reference('bound_by').references(() => accounts.id),
    boundAt: instant('bound_at'),
    grantId: reference('grant_id').references(() => grants.id),
  },
  (table) => [
    unique('entitlements_code').on(table.codeHash),
    index('entitlements_of_account').on(table.boundBy),
    index('entitlements_of_grant')
      .on(table.grantId)
      .where(sql`${table.grantId} is not null`),
  ],
)
