import { fromScale } from '@zhupi/contract/rules/score.ts'
import { expect, test } from 'vitest'
import { missesLowest } from './missesLowest.ts'

test('a score shown like the one that is asked for has reached it, as at the server', () => {
  const asked = { scoreKind: 40, lowestScore: fromScale(20, 40) }
  // 19.96 and 19.92 of 40.
  expect([50, 49.9, 49.8, 0].map((aiScore) => missesLowest(asked, aiScore))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(missesLowest({ scoreKind: 40, lowestScore: 0 }, 0)).toBe(false)
})
