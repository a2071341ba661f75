import { expect, test } from 'vitest'
import { detectEnvironment, hidesPrices } from './payEnvironment.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const WECHAT = `${IPHONE} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`

test('a mini-program tells itself by its environment or its identity, WeChat by its identity', () => {
  expect(detectEnvironment(IPHONE, undefined)).toBe('browser')
  expect(detectEnvironment(WECHAT, undefined)).toBe('wechat')
  expect(detectEnvironment(WECHAT, 'browser')).toBe('wechat')
  expect(detectEnvironment(WECHAT, 'miniprogram')).toBe('miniProgram')
  expect(detectEnvironment(`${WECHAT} miniProgram/wx1234567890abcdef`, undefined)).toBe(
    'miniProgram',
  )
})

test('prices hide inside an iOS mini-program only, and until the switch is known', () => {
  expect(hidesPrices(true, 'miniProgram', IPHONE)).toBe(true)
  expect(hidesPrices(undefined, 'miniProgram', IPHONE)).toBe(true)
  expect(hidesPrices(false, 'miniProgram', IPHONE)).toBe(false)
  expect(hidesPrices(true, 'miniProgram', 'Mozilla/5.0 (Linux; Android 14)')).toBe(false)
  expect(hidesPrices(true, 'wechat', WECHAT)).toBe(false)
  expect(hidesPrices(true, 'browser', IPHONE)).toBe(false)
})
