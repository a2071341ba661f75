/**
 * Asks the gateways about orders left waiting: a notification may never come. Those that stayed
 * unpaid past their time are closed, there and here.
 */
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { GatewayFailed, type PaymentPort } from '../adapters/payment/port.ts'
import type { Db } from '../db/database.ts'
import { closeOrder, listWaiting, orderEndsAt, settleOrder } from '../records/order.ts'

/** Whoever has just begun is still at the cashier. */
const AFTER_MS = MINUTE_MS
const BATCH = 100
/** A gateway that is down answers nobody: the rest waits for the next run. */
const FAILURES_MAX = 10

/** May run twice and ends the same. Fails where a gateway was silent, so that it is tried again. */
export async function reconcileOrders({
  db,
  payment,
  clock,
}: {
  db: Db
  payment: PaymentPort
  clock: () => Date
}): Promise<void> {
  const before = new Date(clock().getTime() - AFTER_MS)
  let failures = 0
  let after: { createdAt: Date; id: number } | undefined
  while (failures < FAILURES_MAX) {
    const waiting = await listWaiting(db, before, after, BATCH)
    for (const order of waiting) {
      const isAsked = await reconcile(db, payment, order, clock()).catch(catchGatewayFailure)
      if (!isAsked) failures += 1
      if (failures >= FAILURES_MAX) break
    }
    after = waiting.at(-1)
    if (waiting.length < BATCH) break
  }
  if (failures > 0) throw new Error(`gateways were silent about ${failures} orders`)
}

type WaitingOrder = Awaited<ReturnType<typeof listWaiting>>[number]

async function reconcile(
  db: Db,
  payment: PaymentPort,
  order: WaitingOrder,
  now: Date,
): Promise<boolean> {
  const gateway = payment.gateways[order.rechargeType]
  // Without its gateway nobody can say whether it was paid: it waits until the keys are back.
  if (gateway === undefined) return true
  const answer = await gateway.query(order.orderNo, now)
  if (answer !== undefined) await settleOrder(db, order.rechargeType, answer, now)
  const isUnpaid = answer === undefined || answer.state === 'waiting'
  if (!isUnpaid || now < orderEndsAt(order)) return true
  await gateway.close(order.orderNo, now)
  // Between the question and the closing it may have been paid after all.
  const last = await gateway.query(order.orderNo, now)
  if (last?.state === 'paid') await settleOrder(db, order.rechargeType, last, now)
  else await closeOrder(db, order.id, now)
  return true
}

function catchGatewayFailure(error: unknown): boolean {
  if (!(error instanceof GatewayFailed)) throw error
  return false
}
