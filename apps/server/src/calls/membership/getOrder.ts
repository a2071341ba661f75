/**
 * How the order stands. One that waits is asked about at the gateway, for coming back from the
 * cashier proves nothing.
 */
import type { getOrder as call } from '@zhupi/contract/calls/membership.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { GatewayFailed } from '../../adapters/payment/port.ts'
import { loadOwnOrder, orderTitle, settleOrder } from '../../records/order.ts'
import type { Handler } from '../handler.ts'

export const getOrder: Handler<typeof call> = async (
  { rechargeId },
  { db, payment, now, person },
) => {
  const order = await loadOwnOrder(db, rechargeId, person.id)
  if (order.status === 'waiting') {
    const gateway = payment.gateways[order.rechargeType]
    const answer = await gateway?.query(order.orderNo, now).catch(ignoreGatewayFailure)
    if (answer !== undefined) await settleOrder(db, order.rechargeType, answer, now)
  }
  const { id, orderNo, status, days, amount, createdAt } = await loadOwnOrder(
    db,
    rechargeId,
    person.id,
  )
  return {
    id,
    orderId: orderNo,
    status,
    info: orderTitle(days),
    amount: amount / 100,
    ctime: formatWireTime(createdAt),
  }
}

/** A gateway that does not answer leaves the order waiting; it is asked again. */
function ignoreGatewayFailure(error: unknown): undefined {
  if (!(error instanceof GatewayFailed)) throw error
}
