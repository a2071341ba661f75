import { expect, test } from 'vitest'
import { deadlineOf } from './deadline.ts'

const now = new Date('2026-11-20T10:00:00+08:00')
const until = (etime: string, stime = '2026-11-01 00:00:00') => deadlineOf({ stime, etime }, now).text

test('says the hour on the last day, and calls the evening evening', () => {
  expect(until('2026-11-20 21:00:00')).toBe('今晚 21:00 截止')
  expect(until('2026-11-20 15:30:00')).toBe('今天 15:30 截止')
})

test('counts calendar days of Shanghai, not stretches of 24 hours', () => {
  expect(until('2026-11-21 00:30:00')).toBe('明天 00:30 截止')
  expect(until('2026-11-23 09:00:00')).toBe('还有 3 天')
  expect(until('2026-12-20 09:00:00')).toBe('12月20日截止')
})

test('knows the ones not begun and the ones over', () => {
  expect(until('2026-11-30 00:00:00', '2026-11-21 08:00:00')).toBe('11月21日开始')
  expect(until('2026-11-20 09:59:59')).toBe('已截止')
  expect(until('2026-11-20 10:00:00')).toBe('已截止')
})
