/**
 * What the demo gateway knows of orders, and how it notifies the shop: late, more than once and out
 * of order, as the real ones do.
 */
import { randomBytes } from 'node:crypto'

/** The protocols that the demo speaks. */
export type DemoWay = 'ALIPAY' | 'WECHAT'

export type DemoTrade = {
  /** Opens its cashier page. */
  id: string
  way: DemoWay
  orderNo: string
  amount: number
  title: string
  notifyUrl: string
  returnTo: string
  endsAt: Date
  state: 'waiting' | 'paid' | 'closed'
  gatewayNo: string
}

/** @returns whether the shop answered as the gateway wants it */
export type Deliver = (trade: DemoTrade, state: DemoTrade['state']) => Promise<boolean>

export type DemoTrades = {
  /** The same number again is the same trade. */
  open(
    trade: Pick<
      DemoTrade,
      'way' | 'orderNo' | 'amount' | 'title' | 'notifyUrl' | 'returnTo' | 'endsAt'
    >,
  ): DemoTrade
  find(way: DemoWay, orderNo: string): DemoTrade | undefined
  findById(id: string): DemoTrade | undefined
  /** Money changes hands. @returns false where it is too late */
  pay(trade: DemoTrade): boolean
  close(trade: DemoTrade): boolean
  /**
   * After so many seconds, again a little later whatever the shop answers, and more often until it
   * answers well.
   */
  notify(trade: DemoTrade, state: DemoTrade['state'], afterSeconds: number): void
  stop(): void
}

/** A demo server may run for months: the oldest go. */
const TRADES_MAX = 5_000
const AGAIN_AFTER_SECONDS = 3
const RETRIES_AFTER_SECONDS = [5, 15, 60]

export function createDemoTrades(clock: () => Date, deliver: Deliver): DemoTrades {
  const trades = new Map<string, DemoTrade>()
  const byId = new Map<string, DemoTrade>()
  const timers = new Set<NodeJS.Timeout>()
  const keyOf = (way: DemoWay, orderNo: string) => `${way} ${orderNo}`
  const after = (seconds: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, seconds * 1000)
    timer.unref()
    timers.add(timer)
  }
  const sendNotification = async (
    trade: DemoTrade,
    state: DemoTrade['state'],
    retries: readonly number[],
  ): Promise<void> => {
    const isTaken = await deliver(trade, state).catch(() => false)
    const [wait, ...rest] = retries
    if (!isTaken && wait !== undefined) after(wait, () => void sendNotification(trade, state, rest))
  }
  const current = (trade: DemoTrade | undefined) => {
    if (trade?.state === 'waiting' && clock() >= trade.endsAt) trade.state = 'closed'
    return trade
  }
  return {
    open: (wanted) => {
      const known = current(trades.get(keyOf(wanted.way, wanted.orderNo)))
      if (known !== undefined) return Object.assign(known, { returnTo: wanted.returnTo })
      const trade: DemoTrade = {
        ...wanted,
        id: randomBytes(16).toString('hex'),
        state: 'waiting',
        gatewayNo: `DEMO${randomBytes(12).toString('hex')}`,
      }
      trades.set(keyOf(trade.way, trade.orderNo), trade)
      byId.set(trade.id, trade)
      const [oldest] = trades
      if (trades.size > TRADES_MAX && oldest !== undefined) {
        trades.delete(oldest[0])
        byId.delete(oldest[1].id)
      }
      return trade
    },
    find: (way, orderNo) => current(trades.get(keyOf(way, orderNo))),
    findById: (id) => current(byId.get(id)),
    pay: (trade) => {
      if (current(trade)?.state === 'closed') return false
      trade.state = 'paid'
      return true
    },
    close: (trade) => {
      if (current(trade)?.state === 'paid') return false
      trade.state = 'closed'
      return true
    },
    notify: (trade, state, afterSeconds) => {
      after(afterSeconds, () => void sendNotification(trade, state, RETRIES_AFTER_SECONDS))
      after(afterSeconds + AGAIN_AFTER_SECONDS, () => void sendNotification(trade, state, []))
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
