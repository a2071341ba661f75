/** For tests of paying: orders, what became of them, and the notifications that gateways send. */
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { alipayNotify, wechatNotify } from '@zhupi/contract/calls/payment.ts'
import type { RechargeType } from '@zhupi/contract/terms/membership.ts'
import { makeAlipayNotification } from '../adapters/payment/demo/demoAlipay.ts'
import type { DemoGateway } from '../adapters/payment/demo/demoGateway.ts'
import type { DemoKeys } from '../adapters/payment/demo/demoKeys.ts'
import { makeWechatNotification } from '../adapters/payment/demo/demoWechat.ts'
import type { Someone } from '../testing/make.ts'
import type { TestServer } from '../testing/testServer.ts'

export async function beginOrder(
  server: TestServer,
  someone: Someone,
  rt: RechargeType,
  rp = 'A_MONTH',
) {
  const { rechargeId, orderId, ...rest } = await server.call(
    calls.recharge,
    { rp, rt, guardian: true },
    someone,
  )
  return { ...rest, rechargeId, orderNo: orderId }
}

export async function grantsOf({ database }: TestServer, accountId: number) {
  const { rows } = await database.pool.query<{ kind: string; starts_at: Date; ends_at: Date }>(
    'select kind, starts_at, ends_at from grants where account_id = $1 order by id',
    [accountId],
  )
  return rows
}

/** Without asking the gateway, which getOrder would. */
export async function statusOf({ database }: TestServer, rechargeId: number) {
  const { rows } = await database.pool.query<{ status: string }>(
    'select status from orders where id = $1',
    [rechargeId],
  )
  return rows[0]?.status
}

type Changes = { app?: string; seller?: string; amount?: number }

/** What the gateway would send about an order; `keys` are another's where it is forged. */
export type Notify = (
  order: { orderNo: string },
  state?: 'paid' | 'waiting' | 'closed',
  changes?: Changes,
  keys?: DemoKeys,
) => { path: string; init: RequestInit }

/** By the gateways' own protocols. */
export function notificationsOf(
  server: TestServer,
  gateway: DemoGateway,
): Record<'ALIPAY' | 'WECHAT', Notify> {
  const notifyAlipay: Notify = (
    { orderNo },
    state = 'paid',
    { app, seller, amount = 2800 } = {},
    keys = gateway.keys,
  ) => ({
    path: mountedPath(alipayNotify),
    init: {
      method: 'POST',
      body: new URLSearchParams(
        makeAlipayNotification(
          { orderNo, gatewayNo: `T${orderNo}`, amount, title: '朱批会员1个月' },
          state,
          server.now,
          keys,
          { ...(app && { app_id: app }), ...(seller && { seller_id: seller }) },
        ),
      ),
    },
  })

  const notifyWechat: Notify = (
    { orderNo },
    state = 'paid',
    { app, seller, amount = 2800 } = {},
    keys = gateway.keys,
  ) => ({
    path: mountedPath(wechatNotify),
    init: {
      method: 'POST',
      ...makeWechatNotification(
        { orderNo, gatewayNo: `T${orderNo}`, amount },
        state,
        server.now,
        { ...keys, apiV3Key: gateway.keys.apiV3Key },
        { ...(app && { appid: app }), ...(seller && { mchid: seller }) },
      ),
    },
  })
  return { ALIPAY: notifyAlipay, WECHAT: notifyWechat }
}
