/** WeChat Pay's payments inside WeChat and its signatures, against the demo gateway. */
import { expect, test } from 'vitest'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { makeDemoKeys } from './demo/demoKeys.ts'
import { makeWechatNotification } from './demo/demoWechat.ts'
import { GatewayFailed, NotifyForged } from './port.ts'
import { demoGateways, makeOrder, TRADE } from './testGateways.ts'
import { wechat } from './wechat.ts'

const server = await startTestServer({ hasPayments: true })
const { gateway, wechat: port } = demoGateways(server)
const otherKeys = await makeDemoKeys()
const logged: string[] = []

test('inside WeChat: the code names the payer, and the bridge gets a signed payment', async () => {
  const authorizing = port.authorizeUrl(`${server.url}/h5/wxpay?rp=A_MONTH`) ?? ''
  const back = await fetch(authorizing, { redirect: 'manual' })
  expect(back.headers.get('location')).toMatch(/^\/h5\/wxpay\?rp=A_MONTH&code=[^&]+&state=pay$/)
  expect(await port.beginJsapi(makeOrder(server.now), 'demo-code', server.now)).toMatchObject({
    appId: gateway.configs.WECHAT.appId,
    signType: 'RSA',
    package: expect.stringMatching(/^prepay_id=wx/),
    paySign: expect.any(String),
  })
})

test('a merchant with another key is turned away', async () => {
  const other = wechat.create(
    {
      ...gateway.configs.WECHAT,
      payBase: gateway.configs.WECHAT.payBase,
      openBase: '',
      apiBase: '',
      privateKey: otherKeys.merchant.privateKey,
    },
    () => server.url,
    (line) => logged.push(line),
  )
  await expect(
    other.beginH5(
      makeOrder(server.now),
      { address: '127.0.0.1', returnTo: server.url },
      server.now,
    ),
  ).rejects.toThrow(GatewayFailed)
  expect(logged.at(-1)).toBe('wechat: POST was refused: 401 SIGN_ERROR')
})

test('an answer that WeChat Pay did not sign is none', async () => {
  const other = wechat.create(
    {
      ...gateway.configs.WECHAT,
      payBase: gateway.configs.WECHAT.payBase,
      openBase: '',
      apiBase: '',
      wechatPublicKey: otherKeys.wechat.publicKey,
    },
    () => server.url,
    (line) => logged.push(line),
  )
  await expect(
    other.beginH5(
      makeOrder(server.now),
      { address: '127.0.0.1', returnTo: server.url },
      server.now,
    ),
  ).rejects.toThrow(GatewayFailed)
})

const made = () => makeWechatNotification(TRADE, 'paid', server.now, gateway.keys)
test.each([
  [
    'signed with other keys',
    () =>
      makeWechatNotification(TRADE, 'paid', server.now, {
        ...otherKeys,
        apiV3Key: gateway.keys.apiV3Key,
      }),
  ],
  [
    'sealed with another key',
    () =>
      makeWechatNotification(TRADE, 'paid', server.now, {
        ...gateway.keys,
        apiV3Key: otherKeys.apiV3Key,
      }),
  ],
  ['changed after it was signed', () => ({ ...made(), body: made().body })],
  [
    'of another merchant',
    () => makeWechatNotification(TRADE, 'paid', server.now, gateway.keys, { mchid: '1999999999' }),
  ],
  [
    'of another app',
    () =>
      makeWechatNotification(TRADE, 'paid', server.now, gateway.keys, {
        appid: 'wx9999999999999999',
      }),
  ],
  [
    'six minutes old',
    () =>
      makeWechatNotification(
        TRADE,
        'paid',
        new Date(server.now.getTime() - 6 * MINUTE_MS),
        gateway.keys,
      ),
  ],
  [
    'with another key’s id',
    () => ({ ...made(), headers: { ...made().headers, 'wechatpay-serial': 'PUB_KEY_ID_OTHER' } }),
  ],
  ['without a signature', () => ({ headers: {}, body: made().body })],
])('a notification %s is forged', (_what, make) => {
  expect(() => port.readNotify(make(), server.now)).toThrow(NotifyForged)
})

test('an amount in another currency is no amount of ours', () => {
  expect(
    port.readNotify(
      makeWechatNotification(TRADE, 'paid', server.now, gateway.keys, { currency: 'HKD' }),
      server.now,
    )?.amount,
  ).toBeNaN()
})
