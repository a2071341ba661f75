/** Begins an order and says where it is paid. Price, owner and success are the server's alone. */
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import type { recharge as call } from '@zhupi/contract/calls/membership.ts'
import { alipayRechargeView } from '@zhupi/contract/calls/payment.ts'
import {
  addressForBrowser,
  GatewayFailed,
  type AddressGateway,
  type JsapiPayment,
  type PaymentOrder,
} from '../../adapters/payment/port.ts'
import { paymentReturn } from '../../adapters/payment/paymentReturn.ts'
import { beginOrder, orderEndsAt, orderTitle } from '../../records/order.ts'
import { refuse } from '../../records/refuse.ts'
import type { Handler } from '../handler.ts'

const JSAPI = 'JSAPI'

export const recharge: Handler<typeof call> = async (
  { rp, rt, appType, alipayh5, wxcode, guardian, requestKey },
  { db, payment, address, now, person },
) => {
  if (person.role === 'student' && !guardian) refuse('guardianNeeded')
  if (payment.gateways[rt] === undefined) refuse('paymentUnavailable')
  const order = await db.transaction((db) =>
    beginOrder(
      db,
      {
        accountId: person.id,
        packageId: rp,
        rechargeType: rt,
        guardianAgreed: guardian,
        requestKey: requestKey ?? null,
      },
      now,
    ),
  )
  const started = {
    success: order.status === 'waiting',
    rechargeId: order.id,
    orderId: order.orderNo,
    token: order.token,
    alipayResponbody: null,
    mweb_url: null,
    jsapi: null,
  }
  if (!started.success) return started
  // A repeat of the request finds its order, which may be for another gateway than this request
  // names.
  const gateway = payment.gateways[order.rechargeType]
  if (gateway === undefined) return refuse('paymentUnavailable')
  if (gateway.opens === 'form') {
    const query = new URLSearchParams({
      rechargeId: String(order.id),
      token: order.token,
      back: alipayh5 ?? '',
    })
    return {
      ...started,
      alipayResponbody: `${mountedPath(alipayRechargeView)}?${query.toString()}`,
    }
  }
  const wanted = {
    orderNo: order.orderNo,
    amount: order.amount,
    title: orderTitle(order.days),
    endsAt: orderEndsAt(order),
  }
  if (appType === JSAPI)
    return { ...started, jsapi: await beginJsapi(gateway, wanted, wxcode, now) }
  const returnTo = paymentReturn(payment, alipayh5, order.id)
  const cashier = await gateway.beginH5(wanted, { address, returnTo }, now).catch(explainGateway)
  return { ...started, mweb_url: addressForBrowser(payment, cashier) }
}

async function beginJsapi(
  gateway: AddressGateway,
  order: PaymentOrder,
  code: string | undefined,
  now: Date,
): Promise<JsapiPayment> {
  if (code === undefined) return refuse('badInput', 'wxcode：缺少微信授权码')
  return gateway.beginJsapi(order, code, now).catch(explainGateway)
}

/** The order stays open: the same request may be made again. */
function explainGateway(error: unknown): never {
  if (!(error instanceof GatewayFailed)) throw error
  return refuse('paymentFailed')
}
