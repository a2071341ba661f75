/**
 * Orders: the server's price, one owner, credited once ever, and only by what a gateway has signed.
 */
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { randomInt } from 'node:crypto'
import { and, asc, count, desc, eq, gt, lte, or } from 'drizzle-orm'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import {
  durationName,
  ORDER_MINUTES,
  type OrderStatus,
  type PackageId,
  type RechargeType,
} from '@zhupi/contract/terms/membership.ts'
import type { Db } from '../db/database.ts'
import { orders, packages } from '../db/schema/membership.ts'
import { refuse } from '../domain/refuse.ts'
import { createToken, hashToken, isSameToken } from '../domain/token.ts'
import { insertMembership } from './grant.ts'

/** A person who tries again and again has this many open at a time. */
const OPEN_ORDERS_MAX = 20

type Order = {
  id: number
  orderNo: string
  accountId: number
  packageId: PackageId
  days: number
  amount: number
  rechargeType: RechargeType
  status: OrderStatus
  createdAt: Date
}
const COLUMNS = {
  id: orders.id,
  orderNo: orders.orderNo,
  accountId: orders.accountId,
  packageId: orders.packageId,
  days: orders.days,
  amount: orders.amount,
  rechargeType: orders.rechargeType,
  status: orders.status,
  createdAt: orders.createdAt,
}

/** Packages as they are offered now, the shortest first. Five at most: no pages. */
export async function listPackages(db: Db) {
  return db
    .select({ id: packages.id, days: packages.days, price: packages.price })
    .from(packages)
    .where(eq(packages.isOffered, true))
    .orderBy(asc(packages.days))
}

type Wanted = {
  accountId: number
  packageId: PackageId
  rechargeType: RechargeType
  guardianAgreed: boolean
  requestKey: string | null
}

/**
 * Begins an order; the same requestKey finds the one it began. Its token opens the payment page: a
 * new one each time, for only its hash is stored. Refuses a package that is not offered, and too
 * many orders left open. `db` is a transaction.
 */
export async function beginOrder(
  db: Db,
  { requestKey, ...wanted }: Wanted,
  now: Date,
): Promise<Order & { token: string }> {
  const token = createToken(24)
  if (requestKey !== null) {
    const [begun] = await db
      .update(orders)
      .set({ tokenHash: hashToken(token) })
      .where(and(eq(orders.accountId, wanted.accountId), eq(orders.requestKey, requestKey)))
      .returning(COLUMNS)
    if (begun !== undefined) return { ...begun, token }
  }
  const [offered] = await db
    .select({ days: packages.days, price: packages.price })
    .from(packages)
    .where(and(eq(packages.id, wanted.packageId), eq(packages.isOffered, true)))
  if (offered === undefined) return refuse('badInput', 'rp：这个套餐现在不出售')
  const [open] = await db
    .select({ orders: count() })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'waiting'),
        eq(orders.accountId, wanted.accountId),
        gt(orders.createdAt, new Date(now.getTime() - ORDER_MINUTES * MINUTE_MS)),
      ),
    )
  if ((open?.orders ?? 0) >= OPEN_ORDERS_MAX) refuse('tooManyRequests')
  const [added] = await db
    .insert(orders)
    .values({
      ...wanted,
      orderNo: makeOrderNo(now),
      days: offered.days,
      amount: offered.price,
      status: 'waiting',
      tokenHash: hashToken(token),
      requestKey,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [orders.accountId, orders.requestKey] })
    .returning(COLUMNS)
  // Two at once with one key: the other has begun it.
  return added === undefined ? beginOrder(db, { ...wanted, requestKey }, now) : { ...added, token }
}

/** At most 32 letters and digits, as both gateways want it; not to be guessed from another. */
function makeOrderNo(now: Date): string {
  const drawn = String(randomInt(10 ** 12)).padStart(12, '0')
  return `Z${formatWireTime(now).replaceAll(/\D/g, '')}${drawn}`
}

/** Refuses notFound for another's order. */
export async function loadOwnOrder(db: Db, id: number, accountId: number): Promise<Order> {
  const [found] = await db
    .select(COLUMNS)
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.accountId, accountId)))
  return found ?? refuse('notFound')
}

/** The order that the token opens. */
export async function findOrderByToken(
  db: Db,
  id: number,
  token: string,
): Promise<Order | undefined> {
  const [found] = await db
    .select({ ...COLUMNS, tokenHash: orders.tokenHash })
    .from(orders)
    .where(eq(orders.id, id))
  if (found === undefined) return undefined
  const { tokenHash, ...order } = found
  return isSameToken(tokenHash, hashToken(token)) ? order : undefined
}

export async function listOrders(
  db: Db,
  accountId: number,
  page: { offset: number; limit: number },
) {
  return db
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      days: orders.days,
      amount: orders.amount,
      rechargeType: orders.rechargeType,
      status: orders.status,
      guardianAgreed: orders.guardianAgreed,
      requestKey: orders.requestKey,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** Orders still waiting that began before `before`, the oldest first, after the given one. */
export async function listWaiting(
  db: Db,
  before: Date,
  after: { createdAt: Date; id: number } | undefined,
  limit: number,
) {
  const later =
    after &&
    or(
      gt(orders.createdAt, after.createdAt),
      and(eq(orders.createdAt, after.createdAt), gt(orders.id, after.id)),
    )
  return db
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      rechargeType: orders.rechargeType,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(eq(orders.status, 'waiting'), lte(orders.createdAt, before), later))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit)
}

/** From this moment on the gateway takes no more money for it. */
export function orderEndsAt(order: { createdAt: Date }): Date {
  return new Date(order.createdAt.getTime() + ORDER_MINUTES * MINUTE_MS)
}

/** What the gateway's answer means for the order that it names. */
export type Settlement =
  | 'credited'
  | 'creditedBefore'
  | 'closed'
  | 'waiting'
  | 'wrongAmount'
  | 'noSuchOrder'

/**
 * Brings an order to where the gateway says it stands. Its row is held, so fifty notifications at
 * once credit once. Money that comes for an order we had closed is money all the same; an order
 * that was credited stays so, whatever older message comes after.
 */
export async function settleOrder(
  db: Db,
  type: RechargeType,
  payment: {
    orderNo: string
    gatewayNo: string
    amount: number
    state: 'paid' | 'waiting' | 'closed'
  },
  now: Date,
): Promise<Settlement> {
  return db.transaction(async (db) => {
    const [order] = await db
      .select(COLUMNS)
      .from(orders)
      .where(and(eq(orders.orderNo, payment.orderNo), eq(orders.rechargeType, type)))
      .for('update')
    if (order === undefined) return 'noSuchOrder'
    if (payment.state === 'waiting') return 'waiting'
    if (payment.state === 'closed') {
      await closeOrder(db, order.id, now)
      return 'closed'
    }
    if (payment.amount !== order.amount) return 'wrongAmount'
    if (order.status === 'paid') return 'creditedBefore'
    const grantId = await insertMembership(db, order.accountId, order.days, now)
    await db
      .update(orders)
      .set({ status: 'paid', paidAt: now, closedAt: null, gatewayNo: payment.gatewayNo, grantId })
      .where(eq(orders.id, order.id))
    return 'credited'
  })
}

export async function closeOrder(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'closed', closedAt: now })
    .where(and(eq(orders.id, id), eq(orders.status, 'waiting')))
}

export function orderTitle(days: number): string {
  return `朱批会员${durationName(days)}`
}
