import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { expect, test } from 'vitest'
import { describeDeadline, shortTime } from './homeworkTimes.ts'

const now = parseWireTime('2026-03-05 10:00:00') ?? new Date(Number.NaN)
const until = (etime: string, stime = '2026-03-01 08:00:00') =>
  describeDeadline({ stime, etime }, now).text

test.each([
  ['2026-03-05 10:20:00', '还有 20 分钟'],
  ['2026-03-05 16:00:00', '今天 16:00 截止'],
  ['2026-03-05 21:00:00', '今晚 21:00 截止'],
  ['2026-03-06 00:30:00', '明天 00:30 截止'],
  // Calendar days, not stretches of 24 hours.
  ['2026-03-08 09:00:00', '还有 3 天'],
  ['2026-03-08 12:00:00', '还有 3 天'],
  ['2026-03-20 09:00:00', '3月20日截止'],
  ['2027-03-20 09:00:00', '2027年3月20日截止'],
])('a homework that ends at %s: %s', (etime, text) => {
  expect(until(etime)).toBe(text)
})

test('it is over at its very end', () => {
  expect(until('2026-03-05 10:00:00')).toBe('已截止')
})

test('one that has not begun says when it will', () => {
  expect(until('2026-03-09 07:30:00', '2026-03-06 07:30:00')).toBe('明天 07:30 开始')
  expect(until('2026-03-09 07:30:00', '2026-03-08 07:30:00')).toBe('3月8日 07:30 开始')
})

test('another year is named', () => {
  expect(shortTime('2026-03-05 08:05:00', now)).toBe('3月5日 08:05')
  expect(shortTime('2027-01-02 08:05:00', now)).toBe('2027年1月2日 08:05')
})
