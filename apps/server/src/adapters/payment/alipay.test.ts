/** Alipay's form and its signatures, against the demo gateway. */
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { alipay } from './alipay.ts'
import { DEMO_APP_ID, makeAlipayNotification } from './demo/demoAlipay.ts'
import { makeDemoKeys } from './demo/demoKeys.ts'
import { GatewayFailed, NotifyForged, type PaymentOrder } from './port.ts'
import { demoGateways, makeOrder, TRADE } from './testGateways.ts'

const server = await startTestServer({ hasPayments: true })
const { gateway, alipay: port } = demoGateways(server)
const otherKeys = await makeDemoKeys()
const logged: string[] = []

/** Sends the form as a browser would. */
async function openAlipay(order: PaymentOrder): Promise<Response> {
  const { action, fields } = port.begin(order, `${server.url}/h5/user/vip?rechargeId=1`, server.now)
  return fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}

test('the form leads to the cashier', async () => {
  const response = await openAlipay(makeOrder(server.now))
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/h5\/demo-cashier\/pay\/[0-9a-f]{32}$/),
  ])
})

test('a form that was changed on its way is turned away', async () => {
  const { action, fields } = port.begin(
    makeOrder(server.now),
    `${server.url}/h5/user/vip`,
    server.now,
  )
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
  const other = alipay.create(
    {
      ...gateway.configs.ALIPAY,
      gateway: gateway.configs.ALIPAY.gateway,
      alipayPublicKey: otherKeys.alipay.publicKey,
    },
    () => server.url,
    (line) => logged.push(line),
  )
  await expect(other.query(makeOrder(server.now).orderNo, server.now)).rejects.toThrow(
    GatewayFailed,
  )
})

test.each([
  ['signed with other keys', () => makeAlipayNotification(TRADE, 'paid', server.now, otherKeys)],
  [
    'changed after it was signed',
    () => ({
      ...makeAlipayNotification(TRADE, 'paid', server.now, gateway.keys),
      total_amount: '0.01',
    }),
  ],
  [
    'of another app',
    () =>
      makeAlipayNotification(TRADE, 'paid', server.now, gateway.keys, {
        app_id: '2021999999999999',
      }),
  ],
  [
    'of another seller',
    () =>
      makeAlipayNotification(TRADE, 'paid', server.now, gateway.keys, {
        seller_id: '2088999999999999',
      }),
  ],
  [
    'with a weaker kind of signature',
    () => ({
      ...makeAlipayNotification(TRADE, 'paid', server.now, gateway.keys),
      sign_type: 'RSA',
    }),
  ],
  [
    'without a signature',
    () => ({ ...makeAlipayNotification(TRADE, 'paid', server.now, gateway.keys), sign: '' }),
  ],
  ['empty', () => ({})],
])('a notification %s is forged', (_what, make) => {
  expect(() => port.readNotify({ headers: {}, body: make() }, server.now)).toThrow(NotifyForged)
})

test('a title with % & = and quotes keeps its signature', () => {
  expect(
    port.readNotify(
      {
        headers: {},
        body: makeAlipayNotification(
          { ...TRADE, title: '100% “甲”&乙=丙' },
          'paid',
          server.now,
          gateway.keys,
        ),
      },
      server.now,
    ),
  ).toMatchObject({ state: 'paid', amount: 1999 })
  expect(DEMO_APP_ID).toBe(gateway.configs.ALIPAY.appId)
})
