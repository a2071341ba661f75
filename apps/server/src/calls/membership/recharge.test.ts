/** Beginning an order. */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasPayments: true })
const { pool } = server.database

test('the packages with their prices and durations, and how they are paid', async () => {
  const { RechargePackage, RechargeType } = await server.call(calls.getConstants, {})
  expect(RechargePackage).toEqual([
    { name: 'A_WEEK', text: '1周', amount: 9, days: 7 },
    { name: 'A_MONTH', text: '1个月', amount: 28, days: 30 },
    { name: 'A_QUARTER', text: '3个月', amount: 68, days: 90 },
    { name: 'HALF_YEAR', text: '半年', amount: 118, days: 180 },
    { name: 'A_YEAR', text: '1年', amount: 198, days: 365 },
  ])
  expect(RechargeType).toEqual([
    { id: 'WECHAT', name: '微信支付' },
    { id: 'ALIPAY', name: '支付宝' },
  ])
})

test('the price is the server’s at the moment of the order, whatever changes later', async () => {
  const someone = await makePerson(server, 'teacher')
  const { rechargeId } = await server.call(
    calls.recharge,
    { rp: 'A_YEAR', rt: 'ALIPAY', amount: 1 },
    someone,
  )
  await pool.query("update packages set price = 29800 where id = 'A_YEAR'")
  expect(await server.call(calls.getOrder, { rechargeId }, someone)).toMatchObject({ amount: 198 })
  const later = await server.call(calls.recharge, { rp: 'A_YEAR', rt: 'ALIPAY' }, someone)
  expect(
    await server.call(calls.getOrder, { rechargeId: later.rechargeId }, someone),
  ).toMatchObject({ amount: 298 })
  await pool.query("update packages set is_offered = false where id = 'A_YEAR'")
  expect(await server.send(calls.recharge, { rp: 'A_YEAR', rt: 'ALIPAY' }, someone)).toMatchObject({
    code: 400,
    msg: 'rp：这个套餐现在不出售',
  })
})

test('how an order stands is told to its owner alone', async () => {
  const [someone, another] = [
    await makePerson(server, 'teacher'),
    await makePerson(server, 'teacher'),
  ]
  const { rechargeId } = await server.call(calls.recharge, { rp: 'A_WEEK', rt: 'ALIPAY' }, someone)
  expect(await server.send(calls.getOrder, { rechargeId }, another)).toMatchObject({ code: 3005 })
  expect(await server.send(calls.getOrder, { rechargeId }, someone)).toMatchObject({ code: 200 })
})

test('a pupil’s guardian agrees first, and that is stored', async () => {
  const pupil = await makePerson(server, 'student')
  expect(await server.send(calls.recharge, { rp: 'A_WEEK', rt: 'WECHAT' }, pupil)).toMatchObject({
    code: 3005,
    msg: '学生购买需要监护人确认',
  })
  const { rechargeId } = await server.call(
    calls.recharge,
    { rp: 'A_WEEK', rt: 'WECHAT', guardian: true },
    pupil,
  )
  const { rows } = await pool.query('select guardian_agreed from orders where id = $1', [
    rechargeId,
  ])
  expect(rows).toEqual([{ guardian_agreed: true }])
})

test('an order has a number to tell it by, and a new token with each answer', async () => {
  const someone = await makePerson(server, 'teacher')
  const request = { rp: 'A_WEEK', rt: 'ALIPAY', requestKey: 'a-number-and-a-token' }
  const first = await server.call(calls.recharge, request, someone)
  const again = await server.call(calls.recharge, request, someone)
  const other = await server.call(calls.recharge, { rp: 'A_WEEK', rt: 'ALIPAY' }, someone)
  expect(first.orderId).toMatch(/^Z\d{26}$/)
  expect(again.orderId).toBe(first.orderId)
  expect(other.orderId).not.toBe(first.orderId)
  expect(first.token).toMatch(/^[\w-]{32}$/)
  expect(new Set([first.token, again.token, other.token]).size).toBe(3)
  const open = async ({ alipayResponbody }: typeof first) =>
    (await server.raw(alipayResponbody ?? '', {})).status
  expect(await open(again)).toBe(200)
  expect(await open(first)).not.toBe(200)
})

describe('the same requestKey', () => {
  test('begins one order, eight at once as well; the last token opens it', async () => {
    const someone = await makePerson(server, 'teacher')
    const request = { rp: 'A_WEEK', rt: 'ALIPAY', requestKey: 'one-and-the-same-key' }
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => server.call(calls.recharge, request, someone)),
    )
    expect(new Set(begun.map(({ rechargeId }) => rechargeId)).size).toBe(1)
    expect(await server.call(calls.getRecharge, {}, someone)).toHaveLength(1)
    const again = await server.call(calls.recharge, request, someone)
    expect((await server.raw(again.alipayResponbody ?? '', {})).status).toBe(200)
  })

  test('of another person is another order', async () => {
    const request = { rp: 'A_WEEK', rt: 'ALIPAY', requestKey: 'two-people-one-key-0' }
    const [first, second] = [
      await makePerson(server, 'teacher'),
      await makePerson(server, 'teacher'),
    ]
    expect((await server.call(calls.recharge, request, first)).rechargeId).not.toBe(
      (await server.call(calls.recharge, request, second)).rechargeId,
    )
  })
})

test('where to come back to is a page of ours, whatever was asked for', async () => {
  const someone = await makePerson(server, 'teacher')
  const back = async (alipayh5: string) => {
    const { mweb_url } = await server.call(
      calls.recharge,
      { rp: 'A_WEEK', rt: 'WECHAT', alipayh5 },
      someone,
    )
    return new URL(mweb_url ?? '', server.url).searchParams
      .get('redirect_url')
      ?.replace(/rechargeId=\d+/, 'rechargeId=')
  }
  expect(await back('/h5/user/vip?from=1')).toBe(`${server.url}/h5/user/vip?from=1&rechargeId=`)
  // The very same page, seen under the address by which this browser reaches us.
  expect(await back('http://192.168.1.5:8080/h5/wxpay')).toBe(`${server.url}/h5/wxpay?rechargeId=`)
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/h5/../evil',
    '1',
  ])
    expect(await back(elsewhere)).toBe(`${server.url}/h5/user/vip?rechargeId=`)
})

test('inside WeChat: JSAPI with the payer’s code; without one it is refused', async () => {
  const someone = await makePerson(server, 'teacher')
  expect(
    await server.call(
      calls.recharge,
      { rp: 'A_WEEK', rt: 'WECHAT', appType: 'JSAPI', wxcode: 'demo-code' },
      someone,
    ),
  ).toMatchObject({ mweb_url: null, jsapi: { signType: 'RSA' } })
  expect(
    (await server.send(calls.recharge, { rp: 'A_WEEK', rt: 'WECHAT', appType: 'JSAPI' }, someone))
      .code,
  ).toBe(400)
  const authorize = (back: string) =>
    server.raw(`/h5/correct/pub/pay/wechat/authorize.mvc?back=${encodeURIComponent(back)}`, {
      redirect: 'manual',
    })
  expect((await authorize('/h5/wxpay?rp=A_WEEK')).headers.get('location')).toMatch(
    /^\/h5\/demo-cashier\/connect\/oauth2\/authorize\?/,
  )
  expect((await authorize('https://evil.example/')).status).toBe(404)
})

test('nobody leaves more than twenty orders open', async () => {
  const someone = await makePerson(server, 'teacher')
  for (let begun = 0; begun < 20; begun += 1)
    await server.call(calls.recharge, { rp: 'A_WEEK', rt: 'ALIPAY' }, someone)
  expect(await server.send(calls.recharge, { rp: 'A_WEEK', rt: 'ALIPAY' }, someone)).toMatchObject({
    code: 400,
    msg: '操作太频繁，请稍后再试',
  })
  expect(await server.call(calls.getRecharge, { psize: 5, cpage: 4 }, someone)).toHaveLength(5)
})
