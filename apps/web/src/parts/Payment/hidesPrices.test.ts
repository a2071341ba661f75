import { expect, test } from 'vitest'
import { hidesPrices } from './hidesPrices.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test('prices hide inside an iOS mini-program only, and until the switch is known', () => {
  expect(hidesPrices(true, 'miniProgram', IPHONE)).toBe(true)
  expect(hidesPrices(undefined, 'miniProgram', IPHONE)).toBe(true)
  expect(hidesPrices(false, 'miniProgram', IPHONE)).toBe(false)
  expect(hidesPrices(true, 'miniProgram', 'Mozilla/5.0 (Linux; Android 14)')).toBe(false)
  expect(hidesPrices(true, 'wechat', IPHONE)).toBe(false)
  expect(hidesPrices(true, 'browser', IPHONE)).toBe(false)
})
