import { expect, test } from 'vitest'
import { usesLeftText } from './usesLeftText.ts'

test('what is left is counted in uses, or of a membership in essays', () => {
  expect(usesLeftText({ usesLeft: 9, essaysLeft: null })).toBe('剩 9 次')
  expect(usesLeftText({ usesLeft: 0, essaysLeft: null })).toBe('剩 0 次')
  expect(usesLeftText({ usesLeft: null, essaysLeft: 38 })).toBe('剩 38 篇')
  expect(usesLeftText({ usesLeft: null, essaysLeft: null })).toBeUndefined()
  expect(usesLeftText(undefined)).toBeUndefined()
})
