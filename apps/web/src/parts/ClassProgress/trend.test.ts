import { expect, test } from 'vitest'
import { classMedians, joinedPlaces, scaleOf, tooFewOfClass, tooFewWords } from './trend.ts'

test('one or two scores make no line, and it is said how many there are', () => {
  expect(joinedPlaces([70])).toEqual([])
  expect(joinedPlaces([70, null, 90])).toEqual([])
  expect(tooFewWords([null])).toBe('还没有分数。')
  expect(tooFewWords([70, null, 90])).toBe('只有 2 次有分数，还看不出变化。')
})

test('from three scores on neighbours are joined, and nothing is drawn over a gap', () => {
  expect(joinedPlaces([70, 72, null, 80, 81])).toEqual([
    [0, 1],
    [3, 4],
  ])
  expect(tooFewWords([70, 72, 80])).toBeUndefined()
})

test('a small difference is not made to look large', () => {
  for (const values of [[70, 71], [98, 99], [1, 2], [100], [0], [55, 95], [5, 100]]) {
    const { from, to } = scaleOf(values)
    expect(to - from).toBeGreaterThanOrEqual(40)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(100)
    for (const value of values) expect(value >= from && value <= to).toBe(true)
  }
})

test('a median of four essays does not speak for its class', () => {
  const homework = [4, 5, 30, 30].map((scoreCount) => ({ median: 80, scoreCount }))
  expect(classMedians(homework)).toEqual([null, 80, 80, 80])
  expect(tooFewOfClass(homework)).toBeUndefined()
  expect(tooFewOfClass(homework.slice(0, 3))).toBe('有 5 篇以上分数的作业不到 3 次，还看不出变化。')
})
