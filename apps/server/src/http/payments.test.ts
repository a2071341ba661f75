/** Paying, from the order to the credit: what gateways send, whatever they send and however often, credits an order once or not at all (decisions 22; issue 5). */
import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { RechargeType } from '@zhupi/contract/terms/membership.ts'
import { makeAlipayNotification } from '../adapters/payment/demo/demoAlipay.ts'
import { makeDemoKeys, type DemoKeys } from '../adapters/payment/demo/demoKeys.ts'
import { makeWechatNotification } from '../adapters/payment/demo/demoWechat.ts'
import { loadRights } from '../records/rights.ts'
import { makePerson, type Someone } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'

const server = await startTestServer({ hasPayments: true })
const { gateway } = server
if (gateway === undefined) throw new Error('no demo gateway')
const stranger = await makeDemoKeys()
const SECOND_MS = 1000

type Changes = { app?: string; seller?: string; amount?: number }
type Answer = { status: number; body: string; ms: number }

/** What the gateway would send of an order; `keys` are another's where it is forged. */
type Notify = (
  order: { orderNo: string },
  state?: 'paid' | 'waiting' | 'closed',
  changes?: Changes,
  keys?: DemoKeys,
) => { path: string; init: RequestInit }

const notifyAlipay: Notify = (
  { orderNo },
  state = 'paid',
  { app, seller, amount = 2800 } = {},
  keys = gateway.keys,
) => ({
  path: '/h5/correct/pub/pay/alipay/notify.mvc',
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
  path: '/h5/correct/pub/pay/wechat/notify.mvc',
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

async function send({ path, init }: ReturnType<Notify>): Promise<Answer> {
  const start = performance.now()
  const response = await server.raw(path, init)
  return { status: response.status, body: await response.text(), ms: performance.now() - start }
}

async function order(someone: Someone, rt: RechargeType, rp = 'A_MONTH') {
  const { rechargeId, orderId, ...rest } = await server.call(
    calls.recharge,
    { rp, rt, guardian: true },
    someone,
  )
  return { ...rest, rechargeId, orderNo: orderId }
}

const grantsOf = async (accountId: number) =>
  (
    await server.database.pool.query<{ kind: string; starts_at: Date; ends_at: Date }>(
      'select kind, starts_at, ends_at from grants where account_id = $1 order by id',
      [accountId],
    )
  ).rows
/** Without asking the gateway, which getOrder would. */
const statusOf = async (id: number) =>
  (
    await server.database.pool.query<{ status: string }>(
      'select status from orders where id = $1',
      [id],
    )
  ).rows[0]?.status

const WAYS = [
  {
    rt: 'ALIPAY' as const,
    notify: notifyAlipay,
    taken: { status: 200, body: 'success' },
    refusedAs: {
      forged: { status: 200, body: 'fail' },
      amount: { status: 200, body: 'fail' },
      unknown: { status: 200, body: 'fail' },
    },
  },
  {
    rt: 'WECHAT' as const,
    notify: notifyWechat,
    taken: { status: 200, body: '{"code":"SUCCESS","message":"成功"}' },
    refusedAs: {
      forged: { status: 401, body: '{"code":"FAIL","message":"验签失败"}' },
      amount: { status: 400, body: '{"code":"FAIL","message":"金额不符"}' },
      unknown: { status: 404, body: '{"code":"FAIL","message":"没有这个订单"}' },
    },
  },
]

describe.each(WAYS)('$rt notifications', ({ rt, notify, taken, refusedAs }) => {
  let someone: Someone
  beforeAll(async () => {
    someone = await makePerson(server, 'teacher')
  })

  test('a paid order gives its membership, and is answered to the byte', async () => {
    const { rechargeId, orderNo } = await order(someone, rt)
    expect(await send(notify({ orderNo }))).toMatchObject(taken)
    expect(await statusOf(rechargeId)).toBe('paid')
    expect(await loadRights(server.database.db, someone.id, server.now)).toMatchObject({
      validRechargeUser: true,
      rechargeExpiryTime: '2026-04-01 08:00:00',
      essaysLeft: 40,
    })
  })

  test('replayed 8 times: credited once, each answered well', async () => {
    const person = await makePerson(server, 'teacher')
    const { orderNo } = await order(person, rt)
    const same = notify({ orderNo })
    for (let times = 0; times < 8; times += 1) expect(await send(same)).toMatchObject(taken)
    expect(await grantsOf(person.id)).toHaveLength(1)
  })

  test('50 at once: credited once, each within a second', async () => {
    const person = await makePerson(server, 'teacher')
    const { orderNo } = await order(person, rt)
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(notify({ orderNo }))))
    for (const answer of answers) expect(answer).toMatchObject(taken)
    expect(await grantsOf(person.id)).toHaveLength(1)
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(SECOND_MS)
  })

  test('out of order: news that the payment overtook takes nothing back, and a payment after a closing still counts', async () => {
    const [first, second] = [
      await makePerson(server, 'teacher'),
      await makePerson(server, 'teacher'),
    ]
    const [paidFirst, closedFirst] = [await order(first, rt), await order(second, rt)]
    for (const state of ['paid', 'waiting', 'closed', 'paid'] as const)
      expect(await send(notify(paidFirst, state))).toMatchObject(taken)
    expect([await statusOf(paidFirst.rechargeId), await grantsOf(first.id)]).toMatchObject([
      'paid',
      [{ kind: 'membership' }],
    ])
    expect(await send(notify(closedFirst, 'closed'))).toMatchObject(taken)
    expect(await statusOf(closedFirst.rechargeId)).toBe('closed')
    expect(await send(notify(closedFirst))).toMatchObject(taken)
    expect([await statusOf(closedFirst.rechargeId), await grantsOf(second.id)]).toMatchObject([
      'paid',
      [{ kind: 'membership' }],
    ])
  })

  test.each([
    ['a forged signature', {}, stranger, 'forged' as const],
    [
      'another app',
      { app: rt === 'ALIPAY' ? '2021999999999999' : 'wx9999999999999999' },
      undefined,
      'forged' as const,
    ],
    [
      'another seller',
      { seller: rt === 'ALIPAY' ? '2088999999999999' : '1999999999' },
      undefined,
      'forged' as const,
    ],
    ['a fen too little', { amount: 2799 }, undefined, 'amount' as const],
    ['a fen too much', { amount: 2801 }, undefined, 'amount' as const],
  ])('%s credits nothing', async (_what, changes, keys, why) => {
    const person = await makePerson(server, 'teacher')
    const { rechargeId, orderNo } = await order(person, rt)
    const answer = await send(notify({ orderNo }, 'paid', changes, keys))
    expect(answer).toMatchObject(refusedAs[why])
    expect(answer.ms).toBeLessThan(SECOND_MS)
    expect([await statusOf(rechargeId), await grantsOf(person.id)]).toEqual(['waiting', []])
  })

  test('an order of the other gateway, and one that does not exist, are none of its', async () => {
    const person = await makePerson(server, 'teacher')
    const other = await order(person, rt === 'ALIPAY' ? 'WECHAT' : 'ALIPAY')
    expect(await send(notify(other))).toMatchObject(refusedAs.unknown)
    expect(await send(notify({ orderNo: 'Z20260302080000999999999999' }))).toMatchObject(
      refusedAs.unknown,
    )
    expect(await grantsOf(person.id)).toEqual([])
  })

  test('somebody else’s payment credits its own owner', async () => {
    const [payer, bystander] = [
      await makePerson(server, 'teacher'),
      await makePerson(server, 'teacher'),
    ]
    const [paid] = [await order(payer, rt), await order(bystander, rt)]
    await send(notify(paid))
    expect([(await grantsOf(payer.id)).length, (await grantsOf(bystander.id)).length]).toEqual([
      1, 0,
    ])
  })

  test('decisions 20: what is bought while a membership runs begins where that one ends', async () => {
    const person = await makePerson(server, 'teacher')
    for (const each of [await order(person, rt), await order(person, rt)]) await send(notify(each))
    const [first, second] = await grantsOf(person.id)
    expect(second?.starts_at).toEqual(first?.ends_at)
  })

  test('what is no notification at all is answered in the gateway’s own words too', async () => {
    const { path } = notify({ orderNo: '' })
    for (const init of [
      { method: 'POST' },
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
      { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<xml/>' },
      {
        method: 'POST',
        body: new URLSearchParams([
          ['a', '1'],
          ['a', '2'],
          ['__proto__', 'x'],
        ]),
      },
    ]) {
      const answer = await send({ path, init })
      expect(answer.body).toMatch(rt === 'ALIPAY' ? /^fail$/ : /^\{"code":"FAIL"/)
      if (rt === 'WECHAT') expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  })

  test('decisions 1: the root’s address does as well', async () => {
    const person = await makePerson(server, 'teacher')
    const { path, init } = notify(await order(person, rt))
    expect(await send({ path: path.slice('/h5'.length), init })).toMatchObject(taken)
  })
})

describe('the page that leads on to Alipay', () => {
  test('holds the signed form, may run its one script and send its form, and nothing else', async () => {
    const { alipayResponbody } = await order(await makePerson(server, 'teacher'), 'ALIPAY')
    const page = await server.raw(alipayResponbody ?? '', {})
    const html = await page.text()
    const nonce = /<script nonce="([^"]+)">/.exec(html)?.[1]
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    // In the demo people go on by whatever address they came.
    expect(html).toContain(
      '<form id="alipay" method="post" action="/h5/demo-cashier/gateway.do?charset=utf-8"',
    )
    expect(html).toMatch(/name="biz_content" value="\{&quot;out_trade_no&quot;/)
  })

  test('opens by the order’s own token only, while the order waits', async () => {
    const person = await makePerson(server, 'teacher')
    const [mine, other] = [await order(person, 'ALIPAY'), await order(person, 'ALIPAY')]
    const view = async (rechargeId: number, token: string) =>
      (
        await server.raw(
          `/h5/correct/pub/view/alipay/recharge.mvc?rechargeId=${rechargeId}&token=${token}`,
          {},
        )
      ).status
    expect([
      await view(mine.rechargeId, mine.token),
      await view(mine.rechargeId, other.token),
      await view(mine.rechargeId, ''),
      await view(999_999, mine.token),
    ]).toEqual([200, 404, 404, 404])
    await send(notifyAlipay(mine))
    expect(await view(mine.rechargeId, mine.token)).toBe(404)
    const { rows } = await server.database.pool.query(
      'select to_jsonb(o)::text as row from orders o',
    )
    expect(JSON.stringify(rows)).not.toContain(other.token)
  })
})

/** The cashier's page and button, as a browser without a script would use them. */
async function tap(cashier: string, act: string): Promise<string> {
  const page = await server.raw(cashier, {})
  expect(await page.text()).toContain('不会真的扣款')
  const done = await server.raw(cashier, {
    method: 'POST',
    body: new URLSearchParams({ act }),
    redirect: 'manual',
  })
  return done.headers.get('location') ?? ''
}

describe('spec 2 §4: a purchase at the demo cashier', () => {
  async function begin(someone: Someone, rt: RechargeType) {
    const { rechargeId, alipayResponbody, mweb_url } = await server.call(
      calls.recharge,
      { rp: 'A_WEEK', rt, alipayh5: '/h5/user/vip?from=pay', guardian: true },
      someone,
    )
    if (mweb_url !== null) return { rechargeId, cashier: mweb_url }
    const html = await (await server.raw(alipayResponbody ?? '', {})).text()
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [
        name,
        value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ],
    )
    const opened = await server.raw(action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    return { rechargeId, cashier: opened.headers.get('location') ?? '' }
  }

  test.each(['ALIPAY', 'WECHAT'] as const)(
    '%s: paid, and the order that is asked for says so before any notification comes',
    async (rt) => {
      const someone = await makePerson(server, 'student')
      const { rechargeId, cashier } = await begin(someone, rt)
      expect(await server.call(calls.getOrder, { rechargeId }, someone)).toMatchObject({
        status: 'waiting',
        amount: 9,
        info: '朱批会员1周',
      })
      const back = await tap(cashier, 'pay')
      expect(back).toMatch(new RegExp(`^/h5/user/vip\\?from=pay&rechargeId=${rechargeId}(&|$)`))
      expect(await server.call(calls.getOrder, { rechargeId }, someone)).toMatchObject({
        status: 'paid',
      })
      expect(await server.call(calls.getRecharge, {}, someone)).toMatchObject([
        {
          id: rechargeId,
          status: 'paid',
          memberInfo: '朱批会员1周',
          info: rt === 'ALIPAY' ? '￥9.00 支付宝' : '￥9.00 微信支付',
        },
      ])
      expect(await grantsOf(someone.id)).toHaveLength(1)
    },
  )

  test.each(['ALIPAY', 'WECHAT'] as const)(
    '%s: the notification comes by itself, a second later and again',
    async (rt) => {
      const someone = await makePerson(server, 'student')
      const { rechargeId, cashier } = await begin(someone, rt)
      await tap(cashier, 'pay')
      await expect.poll(() => statusOf(rechargeId), { timeout: 5_000 }).toBe('paid')
      await new Promise((resolve) => setTimeout(resolve, 3_500))
      expect(await grantsOf(someone.id)).toHaveLength(1)
    },
    15_000,
  )

  test.each(['ALIPAY', 'WECHAT'] as const)(
    '%s: failed or left, it waits and may be tried again; closed, it is closed',
    async (rt) => {
      const someone = await makePerson(server, 'student')
      const failed = await begin(someone, rt)
      expect(await tap(failed.cashier, 'fail')).toContain('/h5/user/vip')
      expect(
        await server.call(calls.getOrder, { rechargeId: failed.rechargeId }, someone),
      ).toMatchObject({ status: 'waiting' })
      const closed = await begin(someone, rt)
      await tap(closed.cashier, 'close')
      expect(
        await server.call(calls.getOrder, { rechargeId: closed.rechargeId }, someone),
      ).toMatchObject({ status: 'closed' })
      expect(await grantsOf(someone.id)).toEqual([])
    },
  )

  test('the cashier sends nobody elsewhere, whatever address it is given', async () => {
    const { cashier } = await begin(await makePerson(server, 'student'), 'WECHAT')
    const bare = cashier.split('?')[0] ?? ''
    expect(
      await tap(`${bare}?redirect_url=${encodeURIComponent('https://evil.example/')}`, 'fail'),
    ).toBe('/h5/')
  })
})

test('without keys and without the demo there is no payment, and no order either', async () => {
  const bare = await startTestServer()
  const someone = await makePerson(bare, 'teacher')
  expect(await bare.send(calls.recharge, { rp: 'A_MONTH', rt: 'WECHAT' }, someone)).toMatchObject({
    code: 3005,
    msg: '还没有开通在线支付，请联系客服',
  })
  expect((await bare.call(calls.getConstants, {})).RechargeType).toEqual([])
  expect(await bare.call(calls.getRecharge, {}, someone)).toEqual([])
  expect((await bare.raw('/h5/demo-cashier/pay/0', {})).status).toBe(404)
  expect(
    await (
      await bare.raw('/h5/correct/pub/pay/alipay/notify.mvc', {
        method: 'POST',
        body: new URLSearchParams({ a: '1' }),
      })
    ).text(),
  ).toBe('fail')
})
