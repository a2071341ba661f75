/** Both gateways' adapters against the demo gateway, over HTTP and in each gateway's own protocol: what one must do, both must. */
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { createAlipay } from './alipay.ts'
import { DEMO_APP_ID, makeAlipayNotification } from './demo/demoAlipay.ts'
import { makeDemoKeys } from './demo/demoKeys.ts'
import type { DemoTrade } from './demo/demoTrades.ts'
import { makeWechatNotification } from './demo/demoWechat.ts'
import {
  GatewayFailed,
  gatewayOf,
  NotifyForged,
  type GatewayPayment,
  type PaymentOrder,
} from './port.ts'
import { createWechat } from './wechat.ts'

const server = await startTestServer({ hasPayments: true })
const { gateway, payment } = server
if (gateway === undefined || payment.alipay === undefined || payment.wechat === undefined)
  throw new Error('no demo gateway')
const { alipay, wechat } = payment
const stranger = await makeDemoKeys()
const logged: string[] = []

let orders = 0
const HALF_AN_HOUR_MS = 1_800_000
function makeOrder(amount = 1999): PaymentOrder {
  orders += 1
  return {
    orderNo: `Z2026030208000000000${orders}`,
    amount,
    title: '朱批会员 100% “1个月” & 更多',
    endsAt: new Date(server.now.getTime() + HALF_AN_HOUR_MS),
  }
}

/** Sends the form as a browser would. */
async function openAlipay(order: PaymentOrder): Promise<Response> {
  const { action, fields } = alipay.begin(
    order,
    `${server.url}/h5/user/vip?rechargeId=1`,
    server.now,
  )
  return fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

const WAYS = [
  {
    way: 'ALIPAY',
    open: async (order) => void (await openAlipay(order)),
    notify: (trade, state) =>
      alipay.readNotify(makeAlipayNotification(trade, state, server.now, gateway.keys)),
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
  const adapter = gatewayOf(payment, way) ?? alipay
  const find = (orderNo: string) => {
    const trade = gateway.trades.find(way, orderNo)
    if (trade === undefined) throw new Error('the gateway knows nothing of it')
    return trade
  }

  test('an order nobody opened is unknown to the gateway', async () => {
    expect(await adapter.query(makeOrder().orderNo, server.now)).toBeUndefined()
  })

  test('opened it waits, with its amount to the fen; paid it is paid', async () => {
    const order = makeOrder()
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

  test('closed it cannot be paid; closing a paid one leaves it paid; closing an unknown one makes no fuss', async () => {
    const [unpaid, paid] = [makeOrder(), makeOrder()]
    await open(unpaid)
    await open(paid)
    gateway.trades.pay(find(paid.orderNo))
    await adapter.close(unpaid.orderNo, server.now)
    await adapter.close(paid.orderNo, server.now)
    await adapter.close(makeOrder().orderNo, server.now)
    expect(gateway.trades.pay(find(unpaid.orderNo))).toBe(false)
    expect(await adapter.query(unpaid.orderNo, server.now)).toMatchObject({ state: 'closed' })
    expect(await adapter.query(paid.orderNo, server.now)).toMatchObject({ state: 'paid' })
  })

  test('its notification says the same as its query', async () => {
    const order = makeOrder(5)
    await open(order)
    gateway.trades.pay(find(order.orderNo))
    expect(notify(find(order.orderNo), 'paid')).toEqual(
      await adapter.query(order.orderNo, server.now),
    )
  })

  test('after its time it is closed', async () => {
    const order = { ...makeOrder(), endsAt: new Date(server.now.getTime() - 1000) }
    if (way === 'WECHAT')
      await expect(open(order).then(() => open(order))).rejects.toThrow(GatewayFailed)
    else await open(order)
    expect(find(order.orderNo).state).toBe('closed')
  })
})

describe('Alipay', () => {
  test('the form leads to the cashier', async () => {
    const response = await openAlipay(makeOrder())
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/h5\/demo-cashier\/pay\/[0-9a-f]{32}$/),
    ])
  })

  test('a form that was changed on its way is turned away', async () => {
    const { action, fields } = alipay.begin(makeOrder(), `${server.url}/h5/user/vip`, server.now)
    const cheap = { ...fields, biz_content: (fields.biz_content ?? '').replace('19.99', '0.01') }
    expect(
      (
        await fetch(action, {
          method: 'POST',
          body: new URLSearchParams(cheap),
          redirect: 'manual',
        })
      ).status,
    ).toBe(400)
  })

  test('an answer that Alipay did not sign is none', async () => {
    const other = createAlipay(
      {
        ...gateway.alipay,
        gateway: gateway.alipay.gateway,
        alipayPublicKey: stranger.alipay.publicKey,
      },
      () => server.url,
      (line) => logged.push(line),
    )
    await expect(other.query(makeOrder().orderNo, server.now)).rejects.toThrow(GatewayFailed)
  })

  test.each([
    ['signed by a stranger', () => makeAlipayNotification(trade, 'paid', server.now, stranger)],
    [
      'changed after it was signed',
      () => ({
        ...makeAlipayNotification(trade, 'paid', server.now, gateway.keys),
        total_amount: '0.01',
      }),
    ],
    [
      'of another app',
      () =>
        makeAlipayNotification(trade, 'paid', server.now, gateway.keys, {
          app_id: '2021999999999999',
        }),
    ],
    [
      'of another seller',
      () =>
        makeAlipayNotification(trade, 'paid', server.now, gateway.keys, {
          seller_id: '2088999999999999',
        }),
    ],
    [
      'with a weaker kind of signature',
      () => ({
        ...makeAlipayNotification(trade, 'paid', server.now, gateway.keys),
        sign_type: 'RSA',
      }),
    ],
    [
      'without a signature',
      () => ({ ...makeAlipayNotification(trade, 'paid', server.now, gateway.keys), sign: '' }),
    ],
    ['empty', () => ({})],
  ])('a notification %s is forged', (_what, make) => {
    expect(() => alipay.readNotify(make())).toThrow(NotifyForged)
  })

  test('a title with % & = and quotes keeps its signature', () => {
    expect(
      alipay.readNotify(
        makeAlipayNotification(
          { ...trade, title: '100% “甲”&乙=丙' },
          'paid',
          server.now,
          gateway.keys,
        ),
      ),
    ).toMatchObject({ state: 'paid', amount: 1999 })
    expect(DEMO_APP_ID).toBe(gateway.alipay.appId)
  })
})

const trade = { orderNo: 'Z1', gatewayNo: 'T1', amount: 1999, title: '朱批会员1个月' }

describe('WeChat Pay', () => {
  test('inside WeChat: the code names the payer, and the bridge gets a signed payment', async () => {
    const authorizing = wechat.authorizeUrl(`${server.url}/h5/wxpay?rp=A_MONTH`) ?? ''
    const back = await fetch(authorizing, { redirect: 'manual' })
    expect(back.headers.get('location')).toMatch(/^\/h5\/wxpay\?rp=A_MONTH&code=[^&]+&state=pay$/)
    expect(await wechat.beginJsapi(makeOrder(), 'demo-code', server.now)).toMatchObject({
      appId: gateway.wechat.appId,
      signType: 'RSA',
      package: expect.stringMatching(/^prepay_id=wx/),
      paySign: expect.any(String),
    })
  })

  test('a merchant with another key is turned away', async () => {
    const other = createWechat(
      {
        ...gateway.wechat,
        payBase: gateway.wechat.payBase,
        openBase: '',
        apiBase: '',
        privateKey: stranger.merchant.privateKey,
      },
      () => server.url,
      (line) => logged.push(line),
    )
    await expect(
      other.beginH5(makeOrder(), { address: '127.0.0.1', returnTo: server.url }, server.now),
    ).rejects.toThrow(GatewayFailed)
    expect(logged.at(-1)).toBe('wechat: POST was refused: 401 SIGN_ERROR')
  })

  test('an answer that WeChat Pay did not sign is none', async () => {
    const other = createWechat(
      {
        ...gateway.wechat,
        payBase: gateway.wechat.payBase,
        openBase: '',
        apiBase: '',
        wechatPublicKey: stranger.wechat.publicKey,
      },
      () => server.url,
      (line) => logged.push(line),
    )
    await expect(
      other.beginH5(makeOrder(), { address: '127.0.0.1', returnTo: server.url }, server.now),
    ).rejects.toThrow(GatewayFailed)
  })

  const made = () => makeWechatNotification(trade, 'paid', server.now, gateway.keys)
  const aMinute = 60_000
  test.each([
    [
      'signed by a stranger',
      () =>
        makeWechatNotification(trade, 'paid', server.now, {
          ...stranger,
          apiV3Key: gateway.keys.apiV3Key,
        }),
    ],
    [
      'sealed with another key',
      () =>
        makeWechatNotification(trade, 'paid', server.now, {
          ...gateway.keys,
          apiV3Key: stranger.apiV3Key,
        }),
    ],
    ['changed after it was signed', () => ({ ...made(), body: made().body })],
    [
      'of another merchant',
      () =>
        makeWechatNotification(trade, 'paid', server.now, gateway.keys, { mchid: '1999999999' }),
    ],
    [
      'of another app',
      () =>
        makeWechatNotification(trade, 'paid', server.now, gateway.keys, {
          appid: 'wx9999999999999999',
        }),
    ],
    [
      'six minutes old',
      () =>
        makeWechatNotification(
          trade,
          'paid',
          new Date(server.now.getTime() - 6 * aMinute),
          gateway.keys,
        ),
    ],
    [
      'with another key’s id',
      () => ({ ...made(), headers: { ...made().headers, 'wechatpay-serial': 'PUB_KEY_ID_OTHER' } }),
    ],
    ['without a signature', () => ({ headers: {}, body: made().body })],
  ])('a notification %s is forged', (_what, make) => {
    expect(() => wechat.readNotify(make(), server.now)).toThrow(NotifyForged)
  })

  test('an amount in another currency is no amount of ours', () => {
    expect(
      wechat.readNotify(
        makeWechatNotification(trade, 'paid', server.now, gateway.keys, { currency: 'HKD' }),
        server.now,
      )?.amount,
    ).toBeNaN()
  })
})
