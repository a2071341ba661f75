/** For tests: the demo's gateways as their adapters see them, and orders to pay. */
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import type { TestServer } from '../../testing/testServer.ts'
import type { PaymentOrder } from './port.ts'

/** Of a server that was started with hasPayments. */
export function demoGateways({ gateway, payment }: Pick<TestServer, 'gateway' | 'payment'>) {
  const { ALIPAY: alipay, WECHAT: wechat } = payment.gateways
  if (gateway === undefined || alipay?.opens !== 'form' || wechat?.opens !== 'address')
    throw new Error('no demo gateway')
  return { gateway, alipay, wechat }
}

let orders = 0

/** Another number each time; payable for half an hour. */
export function makeOrder(now: Date, amount = 1999): PaymentOrder {
  orders += 1
  return {
    orderNo: `Z2026030208000000000${orders}`,
    amount,
    title: '朱批会员 100% “1个月” & 更多',
    endsAt: new Date(now.getTime() + 30 * MINUTE_MS),
  }
}

/** What notifications are made of. */
export const TRADE = { orderNo: 'Z1', gatewayNo: 'T1', amount: 1999, title: '朱批会员1个月' }
