import { parseWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { describe, expect, test } from 'vitest'
import { describePhase, shortTime } from './homeworkTimes.ts'

const now = parseWireTime('2026-03-05 10:00:00') ?? new Date(Number.NaN)
const ending = (etime: string) => describePhase({ stime: '2026-03-01 08:00:00', etime }, 2, now)

describe('the chip of a homework that runs', () => {
  test.each([
    ['2026-03-05 10:20:00', '还有 20 分钟'],
    ['2026-03-05 16:00:00', '今天 16:00 截止'],
    ['2026-03-05 21:00:00', '今晚 21:00 截止'],
    ['2026-03-06 08:00:00', '明天 08:00 截止'],
    ['2026-03-08 12:00:00', '还有 3 天'],
  ])('ends %s: %s', (etime, text) => {
    expect(ending(etime).text).toBe(text)
  })

  test('says that it is over once its time has passed, even before the list is read again', () => {
    expect(ending('2026-03-05 09:59:59').text).toBe('已结束')
  })
})

test('a homework that has not begun says when it will', () => {
  expect(describePhase({ stime: '2026-03-06 07:30:00', etime: '2026-03-09 07:30:00' }, 1, now).text).toBe('明天 07:30 开始')
})

test('another year is named', () => {
  expect(shortTime('2026-03-05 08:05:00', now)).toBe('3月5日 08:05')
  expect(shortTime('2027-01-02 08:05:00', now)).toBe('2027年1月2日 08:05')
})
