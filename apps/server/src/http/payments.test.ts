/**
 * Paying, from the order to the credit, as a browser goes: the page that leads on, the cashier and
 * the way back.
 */
import { describe, expect, test } from 'vitest'
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { alipayNotify, alipayRechargeView } from '@zhupi/contract/calls/payment.ts'
import type { RechargeType } from '@zhupi/contract/terms/membership.ts'
import { makePerson, type Someone } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { beginOrder, grantsOf, notificationsOf, statusOf } from './testPayments.ts'

const server = await startTestServer({ hasPayments: true })
const { gateway } = server
if (gateway === undefined) throw new Error('no demo gateway')
const notifications = notificationsOf(server, gateway)

describe('the page that leads on to Alipay', () => {
  test('holds the signed form, may run its one script and send its form, no more', async () => {
    const { alipayResponbody } = await beginOrder(
      server,
      await makePerson(server, 'teacher'),
      'ALIPAY',
    )
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
    const [mine, other] = [
      await beginOrder(server, person, 'ALIPAY'),
      await beginOrder(server, person, 'ALIPAY'),
    ]
    const view = async (rechargeId: number, token: string) =>
      (
        await server.raw(
          `${mountedPath(alipayRechargeView)}?rechargeId=${rechargeId}&token=${token}`,
          {},
        )
      ).status
    expect([
      await view(mine.rechargeId, mine.token),
      await view(mine.rechargeId, other.token),
      await view(mine.rechargeId, ''),
      await view(999_999, mine.token),
    ]).toEqual([200, 404, 404, 404])
    const { path, init } = notifications.ALIPAY(mine)
    await server.raw(path, init)
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

describe('a purchase at the demo cashier', () => {
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
      expect(await grantsOf(server, someone.id)).toHaveLength(1)
    },
  )

  test.each(['ALIPAY', 'WECHAT'] as const)(
    '%s: the notification comes by itself, a second later and again',
    async (rt) => {
      const someone = await makePerson(server, 'student')
      const { rechargeId, cashier } = await begin(someone, rt)
      await tap(cashier, 'pay')
      await expect.poll(() => statusOf(server, rechargeId)).toBe('paid')
      await new Promise((resolve) => setTimeout(resolve, 3_500))
      expect(await grantsOf(server, someone.id)).toHaveLength(1)
    },
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
      expect(await grantsOf(server, someone.id)).toEqual([])
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
      await bare.raw(mountedPath(alipayNotify), {
        method: 'POST',
        body: new URLSearchParams({ a: '1' }),
      })
    ).text(),
  ).toBe('fail')
})
