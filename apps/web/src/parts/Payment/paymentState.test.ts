import { expect, test } from 'vitest'
import { nextPollMs, paymentState } from './paymentState.ts'

test('an open order is asked about ever less often and not for ever, a settled one never again', () => {
  expect([0, 14, 15, 39, 40, 99].map((asked) => nextPollMs('waiting', asked))).toEqual([
    2_000, 2_000, 5_000, 5_000, 30_000, 30_000,
  ])
  expect(nextPollMs('waiting', 100)).toBeUndefined()
  expect(nextPollMs(undefined, 1)).toBe(2_000)
  expect(nextPollMs('paid', 1)).toBeUndefined()
  expect(nextPollMs('closed', 1)).toBeUndefined()
})

test('just back from the cashier nobody is told that nothing came', () => {
  expect(paymentState('waiting', 2_100)).toBe('confirming')
  expect(paymentState('waiting', 4_200)).toBe('unpaid')
  expect(paymentState('paid', 50)).toBe('paid')
  expect(paymentState('closed', 9_000)).toBe('closed')
})
