/** Orders that no notification settled. */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { GatewayPort } from '../adapters/payment/port.ts'
import { wechat } from '../adapters/payment/wechat.ts'
import { settleOrder } from '../records/order.ts'
import { makePerson } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { reconcileOrders } from './reconcileOrders.ts'

const server = await startTestServer({ hasPayments: true })
const { gateway, payment } = server
if (gateway === undefined) throw new Error('no demo gateway')
const services = { db: server.database.db, payment, clock: () => server.now }
const later = (minutes: number) => {
  server.now = new Date(server.now.getTime() + minutes * 60_000)
}

async function begin(rp = 'A_MONTH') {
  const someone = await makePerson(server, 'teacher')
  const { rechargeId, orderId } = await server.call(calls.recharge, { rp, rt: 'WECHAT' }, someone)
  const trade = gateway?.trades.find('WECHAT', orderId)
  if (trade === undefined) throw new Error('the gateway knows nothing of it')
  return { someone, rechargeId, trade }
}

async function lookUp(rechargeId: number) {
  const {
    rows: [row],
  } = await server.database.pool.query<{ status: string; grant_id: string | null }>(
    'select status, grant_id from orders where id = $1',
    [rechargeId],
  )
  return { status: row?.status, isCredited: row?.grant_id !== null }
}

test('a payment whose notification never came is credited, once', async () => {
  const { rechargeId, trade } = await begin()
  gateway.trades.pay(trade)
  later(2)
  await reconcileOrders(services)
  await reconcileOrders(services)
  expect(await lookUp(rechargeId)).toEqual({ status: 'paid', isCredited: true })
})

test('an order waits for its 30 minutes; then it is closed here and at the gateway', async () => {
  const { rechargeId, trade } = await begin()
  later(20)
  await reconcileOrders(services)
  expect(await lookUp(rechargeId)).toEqual({ status: 'waiting', isCredited: false })
  later(10)
  await reconcileOrders(services)
  expect(await lookUp(rechargeId)).toEqual({ status: 'closed', isCredited: false })
  expect(gateway.trades.pay(trade)).toBe(false)
})

test('an order whose cashier nobody opened is closed in time', async () => {
  const someone = await makePerson(server, 'teacher')
  const { rechargeId } = await server.call(calls.recharge, { rp: 'A_WEEK', rt: 'ALIPAY' }, someone)
  later(31)
  await reconcileOrders(services)
  expect(await lookUp(rechargeId)).toEqual({ status: 'closed', isCredited: false })
})

test('a gateway that does not answer changes nothing; the next run settles it', async () => {
  const { rechargeId, trade } = await begin()
  gateway.trades.pay(trade)
  later(40)
  const silent = wechat.create(
    { ...gateway.configs.WECHAT, payBase: 'http://127.0.0.1:1', openBase: '', apiBase: '' },
    () => server.url,
    () => undefined,
  )
  await expect(
    reconcileOrders({
      ...services,
      payment: { ...payment, gateways: { ...payment.gateways, WECHAT: silent } },
    }),
  ).rejects.toThrow('gateways were silent about 1 orders')
  expect(await lookUp(rechargeId)).toEqual({ status: 'waiting', isCredited: false })
  await reconcileOrders(services)
  expect(await lookUp(rechargeId)).toEqual({ status: 'paid', isCredited: true })
})

describe('paid between the question and the closing', () => {
  /** Waiting past its time here, and not yet at the gateway. */
  const beginLate = async () => {
    const begun = await begin()
    later(31)
    begun.trade.endsAt = new Date(server.now.getTime() + 60_000)
    return begun
  }
  const { WECHAT } = payment.gateways
  if (WECHAT === undefined) throw new Error('no gateway')
  const reconcileWith = (changes: Partial<Pick<GatewayPort, 'query' | 'close'>>) =>
    reconcileOrders({
      ...services,
      payment: { ...payment, gateways: { ...payment.gateways, WECHAT: { ...WECHAT, ...changes } } },
    })

  test('it is credited, for the gateway is asked once more', async () => {
    const { rechargeId, trade } = await beginLate()
    await reconcileWith({
      close: async (orderNo, now) => {
        gateway.trades.pay(trade)
        await WECHAT.close(orderNo, now)
      },
    })
    expect(await lookUp(rechargeId)).toEqual({ status: 'paid', isCredited: true })
  })

  test('it stays credited where its notification was quicker than the closing', async () => {
    const { rechargeId, trade } = await beginLate()
    const { orderNo, gatewayNo, amount } = trade
    const paid = { orderNo, gatewayNo, amount, state: 'paid' as const }
    await reconcileWith({
      query: async () => undefined,
      close: async (_, now) => void (await settleOrder(services.db, 'WECHAT', paid, now)),
    })
    expect(await lookUp(rechargeId)).toEqual({ status: 'paid', isCredited: true })
  })
})

test('more orders than one reading holds are all settled', async () => {
  const { someone } = await begin()
  await server.database.pool.query(
    `insert into orders (order_no, account_id, package_id, days, amount, recharge_type, status, token_hash, guardian_agreed, created_at)
    select 'Zmany' || n, $1, 'A_WEEK', 7, 900, 'ALIPAY', 'waiting', '', false, $2 from generate_series(1, 130) n`,
    [someone.id, server.now],
  )
  later(60)
  await reconcileOrders(services)
  const { rows } = await server.database.pool.query(
    "select count(*)::int as waiting from orders where status = 'waiting'",
  )
  expect(rows).toEqual([{ waiting: 0 }])
})
