/**
 * Both gateways' adapters against the demo gateway, over HTTP and in each one's own protocol: what
 * one must do, both must.
 */
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { makeAlipayNotification } from './demo/demoAlipay.ts'
import type { DemoTrade } from './demo/demoTrades.ts'
import { makeWechatNotification } from './demo/demoWechat.ts'
import { GatewayFailed, type GatewayPayment, type PaymentOrder } from './port.ts'
import { demoGateways, makeOrder } from './testGateways.ts'

const server = await startTestServer({ hasPayments: true })
const { gateway, alipay, wechat } = demoGateways(server)

const WAYS = [
  {
    way: 'ALIPAY',
    open: async (order) => {
      const { action, fields } = alipay.begin(order, `${server.url}/h5/user/vip`, server.now)
      await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    },
    notify: (trade, state) =>
      alipay.readNotify(
        { headers: {}, body: makeAlipayNotification(trade, state, server.now, gateway.keys) },
        server.now,
      ),
  },
  {
    way: 'WECHAT',
    open: async (order) =>
      void (await wechat.beginH5(
        order,
        { address: '127.0.0.1', returnTo: `${server.url}/h5/user/vip` },
        server.now,
      )),
    notify: (trade, state) =>
      wechat.readNotify(makeWechatNotification(trade, state, server.now, gateway.keys), server.now),
  },
] satisfies {
  way: DemoTrade['way']
  open(order: PaymentOrder): Promise<void>
  notify(trade: DemoTrade, state: DemoTrade['state']): GatewayPayment | undefined
}[]

describe.each(WAYS)('$way', ({ way, open, notify }) => {
  const adapter = server.payment.gateways[way] ?? alipay
  const find = (orderNo: string) => {
    const trade = gateway.trades.find(way, orderNo)
    if (trade === undefined) throw new Error('the gateway knows nothing of it')
    return trade
  }

  test('an order nobody opened is unknown to the gateway', async () => {
    expect(await adapter.query(makeOrder(server.now).orderNo, server.now)).toBeUndefined()
  })

  test('opened it waits, with its amount to the fen; paid it is paid', async () => {
    const order = makeOrder(server.now)
    await open(order)
    expect(await adapter.query(order.orderNo, server.now)).toMatchObject({
      orderNo: order.orderNo,
      state: 'waiting',
    })
    expect(find(order.orderNo)).toMatchObject({ amount: 1999, title: order.title })
    gateway.trades.pay(find(order.orderNo))
    expect(await adapter.query(order.orderNo, server.now)).toEqual({
      orderNo: order.orderNo,
      gatewayNo: find(order.orderNo).gatewayNo,
      amount: 1999,
      state: 'paid',
    })
  })

  test('closed it cannot be paid; closing a paid or an unknown one is no failure', async () => {
    const [unpaid, paid] = [makeOrder(server.now), makeOrder(server.now)]
    await open(unpaid)
    await open(paid)
    gateway.trades.pay(find(paid.orderNo))
    await adapter.close(unpaid.orderNo, server.now)
    await adapter.close(paid.orderNo, server.now)
    await adapter.close(makeOrder(server.now).orderNo, server.now)
    expect(gateway.trades.pay(find(unpaid.orderNo))).toBe(false)
    expect(await adapter.query(unpaid.orderNo, server.now)).toMatchObject({ state: 'closed' })
    expect(await adapter.query(paid.orderNo, server.now)).toMatchObject({ state: 'paid' })
  })

  test('its notification says the same as its query', async () => {
    const order = makeOrder(server.now, 5)
    await open(order)
    gateway.trades.pay(find(order.orderNo))
    expect(notify(find(order.orderNo), 'paid')).toEqual(
      await adapter.query(order.orderNo, server.now),
    )
  })

  test('after its time it is closed', async () => {
    const order = { ...makeOrder(server.now), endsAt: new Date(server.now.getTime() - 1000) }
    if (way === 'WECHAT')
      await expect(open(order).then(() => open(order))).rejects.toThrow(GatewayFailed)
    else await open(order)
    expect(find(order.orderNo).state).toBe('closed')
  })
})
