import { expect, test } from 'vitest'
import { orderSubmissions, readOrder, type Submission } from './submissionOrder.ts'

function makeSubmission(id: number, studentNumber: string, finalScore: number | null): Submission {
  return {
    id,
    name: '',
    studentNumber,
    status: 'finish',
    statuscn: '',
    machineScore: finalScore,
    finalScore,
    teacherScore: null,
    practiceCount: 0,
    classEntityId: 1,
    isOffTopic: false,
  }
}

const list = [
  makeSubmission(1, '10', 70),
  makeSubmission(2, '', null),
  makeSubmission(3, '9', 90),
  makeSubmission(4, '', 40),
]
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
