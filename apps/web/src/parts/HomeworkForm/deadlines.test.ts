import { expect, test } from 'vitest'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { listDeadlines } from './deadlines.ts'

const at = (time: string) => new Date(`${time}+08:00`)
const shown = (now: string, startsAt?: string) =>
  listDeadlines(at(now), startsAt === undefined ? undefined : at(startsAt)).map(
    ({ name, time }) => `${name} ${formatWireTime(time).slice(5, 16)}`,
  )

test('on a Tuesday: tonight, tomorrow, Friday and Sunday, each at nine in the evening', () => {
  expect(shown('2026-03-03T10:00:00')).toEqual([
    '今晚 03-03 21:00',
    '明晚 03-04 21:00',
    '周五晚 03-06 21:00',
    '周日晚 03-08 21:00',
  ])
})

test('what comes within the hour or twice is left out, and next week is named as such', () => {
  expect(shown('2026-03-05T20:30:00')).toEqual([
    '明晚 03-06 21:00',
    '周日晚 03-08 21:00',
    '下周五晚 03-13 21:00',
    '下周日晚 03-15 21:00',
  ])
  expect(shown('2026-03-08T00:10:00')).toEqual([
    '今晚 03-08 21:00',
    '明晚 03-09 21:00',
    '下周五晚 03-13 21:00',
    '下周日晚 03-15 21:00',
  ])
})

test('a homework that starts later ends after its start', () => {
  expect(shown('2026-03-03T10:00:00', '2026-03-07T08:00:00')).toEqual([
    '周日晚 03-08 21:00',
    '下周五晚 03-13 21:00',
    '下周日晚 03-15 21:00',
  ])
})
