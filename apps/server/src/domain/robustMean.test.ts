import { expect, test } from 'vitest'
import { robustMean } from './robustMean.ts'

test('a slip of the finger moves nothing', () => {
  const usual = Array.from({ length: 19 }, () => 3)
  expect(robustMean([...usual, -84])).toBe(3)
  expect(robustMean([1, 2, 3, 4, 5])).toBe(3)
  expect(robustMean([7])).toBe(7)
})
