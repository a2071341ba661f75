/**
 * What gateways send, whatever they send and however often, credits an order once or not at all.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { makeDemoKeys } from '../adapters/payment/demo/demoKeys.ts'
import { loadRights } from '../records/rights.ts'
import { makePerson, type Someone } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { beginOrder, grantsOf, notificationsOf, statusOf, type Notify } from './testPayments.ts'

const server = await startTestServer({ hasPayments: true })
const { gateway } = server
if (gateway === undefined) throw new Error('no demo gateway')
const notifications = notificationsOf(server, gateway)
const otherKeys = await makeDemoKeys()

type Answer = { status: number; body: string }

async function send({ path, init }: ReturnType<Notify>): Promise<Answer> {
  const response = await server.raw(path, init)
  return { status: response.status, body: await response.text() }
}

const WAYS = [
  {
    rt: 'ALIPAY' as const,
    notify: notifications.ALIPAY,
    taken: { status: 200, body: 'success' },
    refusedAs: {
      forged: { status: 200, body: 'fail' },
      amount: { status: 200, body: 'fail' },
      unknown: { status: 200, body: 'fail' },
    },
  },
  {
    rt: 'WECHAT' as const,
    notify: notifications.WECHAT,
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
    const { rechargeId, orderNo } = await beginOrder(server, someone, rt)
    expect(await send(notify({ orderNo }))).toMatchObject(taken)
    expect(await statusOf(server, rechargeId)).toBe('paid')
    expect(await loadRights(server.database.db, someone.id, server.now)).toMatchObject({
      validRechargeUser: true,
      rechargeExpiryTime: '2026-04-01 08:00:00',
      essaysLeft: 40,
    })
  })

  test('replayed 8 times: credited once, each answered well', async () => {
    const person = await makePerson(server, 'teacher')
    const { orderNo } = await beginOrder(server, person, rt)
    const same = notify({ orderNo })
    for (let times = 0; times < 8; times += 1) expect(await send(same)).toMatchObject(taken)
    expect(await grantsOf(server, person.id)).toHaveLength(1)
  })

  test('50 at once: credited once, each answered', async () => {
    const person = await makePerson(server, 'teacher')
    const { orderNo } = await beginOrder(server, person, rt)
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(notify({ orderNo }))))
    for (const answer of answers) expect(answer).toMatchObject(taken)
    expect(await grantsOf(server, person.id)).toHaveLength(1)
  })

  test('out of order: an older one takes nothing back; paid after a closing still counts', async () => {
    const [first, second] = [
      await makePerson(server, 'teacher'),
      await makePerson(server, 'teacher'),
    ]
    const [paidFirst, closedFirst] = [
      await beginOrder(server, first, rt),
      await beginOrder(server, second, rt),
    ]
    for (const state of ['paid', 'waiting', 'closed', 'paid'] as const)
      expect(await send(notify(paidFirst, state))).toMatchObject(taken)
    expect([
      await statusOf(server, paidFirst.rechargeId),
      await grantsOf(server, first.id),
    ]).toMatchObject(['paid', [{ kind: 'membership' }]])
    expect(await send(notify(closedFirst, 'closed'))).toMatchObject(taken)
    expect(await statusOf(server, closedFirst.rechargeId)).toBe('closed')
    expect(await send(notify(closedFirst))).toMatchObject(taken)
    expect([
      await statusOf(server, closedFirst.rechargeId),
      await grantsOf(server, second.id),
    ]).toMatchObject(['paid', [{ kind: 'membership' }]])
  })

  test.each([
    ['a forged signature', {}, otherKeys, 'forged' as const],
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
    const { rechargeId, orderNo } = await beginOrder(server, person, rt)
    const answer = await send(notify({ orderNo }, 'paid', changes, keys))
    expect(answer).toMatchObject(refusedAs[why])
    expect([await statusOf(server, rechargeId), await grantsOf(server, person.id)]).toEqual([
      'waiting',
      [],
    ])
  })

  test('an order of the other gateway, and one that does not exist, are none of its', async () => {
    const person = await makePerson(server, 'teacher')
    const other = await beginOrder(server, person, rt === 'ALIPAY' ? 'WECHAT' : 'ALIPAY')
    expect(await send(notify(other))).toMatchObject(refusedAs.unknown)
    expect(await send(notify({ orderNo: 'Z20260302080000999999999999' }))).toMatchObject(
      refusedAs.unknown,
    )
    expect(await grantsOf(server, person.id)).toEqual([])
  })

  test('somebody else’s payment credits its own owner', async () => {
    const [payer, bystander] = [
      await makePerson(server, 'teacher'),
      await makePerson(server, 'teacher'),
    ]
    const [paid] = [await beginOrder(server, payer, rt), await beginOrder(server, bystander, rt)]
    await send(notify(paid))
    expect([
      (await grantsOf(server, payer.id)).length,
      (await grantsOf(server, bystander.id)).length,
    ]).toEqual([1, 0])
  })

  test('what is bought while a membership runs begins where that one ends', async () => {
    const person = await makePerson(server, 'teacher')
    for (const each of [await beginOrder(server, person, rt), await beginOrder(server, person, rt)])
      await send(notify(each))
    const [first, second] = await grantsOf(server, person.id)
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

  test('the root’s address does as well', async () => {
    const person = await makePerson(server, 'teacher')
    const { path, init } = notify(await beginOrder(server, person, rt))
    expect(await send({ path: path.slice(BASE_PATH.length), init })).toMatchObject(taken)
  })
})
