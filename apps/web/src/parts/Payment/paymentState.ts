/**
 * What is shown of an order after the cashier, and how often it is asked about: soon at first, then
 * ever less often.
 */
import type { OrderStatus } from '@zhupi/contract/terms/membership.ts'

const ASK_OFTEN = { every: 2_000, times: 15 } as const
const ASK_SLOWER = { every: 5_000, times: 40 } as const
/** Longer than an order lives at the gateway. */
const ASK_SELDOM = { every: 30_000, times: 100 } as const

/** `asked`: how many times it was. undefined: no more. */
export function nextPollMs(status: OrderStatus | undefined, asked: number): number | undefined {
  if (status !== undefined && status !== 'waiting') return undefined
  return [ASK_OFTEN, ASK_SLOWER, ASK_SELDOM].find(({ times }) => asked < times)?.every
}

/** After so long a wait the person reads that nothing has come. */
const PATIENCE_MS = 4_000

export type PaymentState = 'confirming' | 'unpaid' | 'paid' | 'closed'

/** `watchedMs`: how long this page had been open when the answer came. */
export function paymentState(status: OrderStatus, watchedMs: number): PaymentState {
  if (status !== 'waiting') return status
  return watchedMs < PATIENCE_MS ? 'confirming' : 'unpaid'
}
