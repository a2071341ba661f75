import { expect, test } from 'vitest'
import { meanOf, medianOf, quartilesOf } from './scores.ts'

test('of nothing there is no mean and no median', () => {
  expect(meanOf([])).toBeNull()
  expect(medianOf([])).toBeNull()
})

test('one score far off moves the mean and leaves the median', () => {
  expect(meanOf([80, 82, 84, 10])).toBe(64)
  expect(medianOf([80, 82, 84, 10])).toBe(81)
})

test('the middle half of the scores is told from five scores on', () => {
  expect(quartilesOf([60, 70, 80, 90])).toBeNull()
  expect(quartilesOf([90, 60, 70, 80, 100])).toEqual([70, 90])
})
