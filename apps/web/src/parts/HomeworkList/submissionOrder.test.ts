import { expect, test } from 'vitest'
import { makeSubmission } from './makeSubmission.ts'
import { orderSubmissions, readOrder } from './submissionOrder.ts'

const scored = (id: number, studentNumber: string, finalScore: number | null) =>
  makeSubmission({ id, studentNumber, finalScore, machineScore: finalScore })

const list = [scored(1, '10', 70), scored(2, '', null), scored(3, '9', 90), scored(4, '', 40)]
const idsIn = (order: Parameters<typeof orderSubmissions>[1]) =>
  orderSubmissions(list, order).map(({ id }) => id)

test('by number as a person counts, those without one last', () => {
  expect(idsIn('number')).toEqual([3, 1, 2, 4])
})

test('by score, those without one last either way', () => {
  expect(idsIn('low')).toEqual([4, 1, 3, 2])
  expect(idsIn('high')).toEqual([3, 1, 4, 2])
})

test('an unknown order in the address is the first', () => {
  expect(readOrder('high')).toBe('high')
  expect(readOrder('sideways')).toBe('number')
  expect(readOrder(null)).toBe('number')
})
