import { expect, test } from 'vitest'
import { secondsLeft, smsButtonText } from './smsCountdown.ts'

test('idle, then 60 seconds grey, then again', () => {
  expect(smsButtonText(undefined, 5)).toBe('获取验证码')
  expect(smsButtonText(1_000, 1_000)).toBe('60秒后重新获取')
  expect(smsButtonText(1_000, 60_900)).toBe('1秒后重新获取')
  expect(smsButtonText(1_000, 61_000)).toBe('重新获取')
  expect(secondsLeft(1_000, 999_000)).toBe(0)
})
