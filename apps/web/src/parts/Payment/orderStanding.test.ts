import { expect, test } from 'vitest'
import { nextQuestionMs, standingOf } from './orderStanding.ts'

test('an open order is asked about ever less often and not for ever, a settled one never again', () => {
  expect([0, 14, 15, 39, 40, 99].map((asked) => nextQuestionMs('waiting', asked))).toEqual([
    2_000, 2_000, 5_000, 5_000, 30_000, 30_000,
  ])
  expect(nextQuestionMs('waiting', 100)).toBeUndefined()
  expect(nextQuestionMs(undefined, 1)).toBe(2_000)
  expect(nextQuestionMs('paid', 1)).toBeUndefined()
  expect(nextQuestionMs('closed', 1)).toBeUndefined()
})

test('just back from the cashier nobody is told that nothing came', () => {
  expect(standingOf('waiting', 2_100)).toBe('confirming')
  expect(standingOf('waiting', 4_200)).toBe('unpaid')
  expect(standingOf('paid', 50)).toBe('paid')
  expect(standingOf('closed', 9_000)).toBe('closed')
})
