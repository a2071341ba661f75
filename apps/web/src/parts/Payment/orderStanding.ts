/** How an order that was asked about stands, in words, and how often to ask again: soon at first, then ever less often. */
import type { OrderStatus } from '@zhupi/contract/terms/membership.ts'

const ASK_OFTEN = { every: 2_000, times: 15 } as const
const ASK_SLOWER = { every: 5_000, times: 40 } as const
/** Longer than an order lives at the gateway. */
const ASK_SELDOM = { every: 30_000, times: 100 } as const

/** `asked`: how many times it was. undefined: no more. */
export function nextQuestionMs(status: OrderStatus | undefined, asked: number): number | undefined {
  if (status !== undefined && status !== 'waiting') return undefined
  return [ASK_OFTEN, ASK_SLOWER, ASK_SELDOM].find(({ times }) => asked < times)?.every
}

/** Waiting so long, and the person is told that nothing has come. */
const PATIENCE_MS = 4_000

export type Standing = 'confirming' | 'unpaid' | 'paid' | 'closed'

/** `watchedMs`: how long this page had been open when the answer came. */
export function standingOf(status: OrderStatus, watchedMs: number): Standing {
  if (status !== 'waiting') return status
  return watchedMs < PATIENCE_MS ? 'confirming' : 'unpaid'
}
