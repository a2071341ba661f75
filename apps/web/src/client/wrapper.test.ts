import { expect, test } from 'vitest'
import { detectWrapper, readMark } from './wrapper.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const WECHAT = `${IPHONE} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`
const ALIPAY = `${IPHONE} Ariver/1.1.0 AliApp(AP/10.5.90) Nebula AlipayClient/10.5.90`
const APP = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile ZhupiApp/2.3.1 (android)'

test('browser, WeChat, mini-program, Alipay and our app are told apart', () => {
  expect(detectWrapper(IPHONE, undefined)).toBe('browser')
  expect(detectWrapper(WECHAT, undefined)).toBe('wechat')
  expect(detectWrapper(WECHAT, 'browser')).toBe('wechat')
  expect(detectWrapper(ALIPAY, undefined)).toBe('alipay')
  expect(detectWrapper(APP, undefined)).toBe('app')
})

test('a mini-program tells itself by its environment or its identity', () => {
  expect(detectWrapper(WECHAT, 'miniprogram')).toBe('miniProgram')
  expect(detectWrapper(`${WECHAT} miniProgram/wx1234567890abcdef`, undefined)).toBe('miniProgram')
})

test('our app’s mark in the user agent', () => {
  expect(readMark(APP)).toEqual({ version: '2.3.1', device: 'android' })
  expect(readMark('Mozilla/5.0 (iPhone) AppleWebKit/605 ZhupiApp/2.3 (ios)')).toEqual({
    version: '2.3',
    device: 'ios',
  })
  expect(readMark(WECHAT)).toBeUndefined()
  expect(readMark('ZhupiApp/2.3 (windows)')).toBeUndefined()
})
