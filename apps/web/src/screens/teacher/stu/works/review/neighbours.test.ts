import { describe, expect, test } from 'vitest'
import type { Submission } from '#parts/HomeworkList/submission.ts'
import { findNeighbours, findNextToReview } from './neighbours.ts'

const makeSubmission = (id: number, status: Submission['status']): Submission => ({
  id,
  name: '',
  pinyin: '',
  studentNumber: '',
  status,
  statuscn: '',
  machineScore: null,
  finalScore: null,
  teacherScore: null,
  practiceCount: 0,
  doubts: 0,
  rise: null,
  disputes: 0,
  classEntityId: 1,
  isOffTopic: false,
  writingNo: null,
  writingTitle: '',
  isSimilar: false,
  extendedTo: null,
  isEntered: false,
  isExcused: false,
})
const list = [
  makeSubmission(1, 'finish'),
  makeSubmission(2, 'remark'),
  makeSubmission(3, 'finish'),
  makeSubmission(4, 'underway'),
  makeSubmission(5, 'finish'),
]

describe('the next essay that waits', () => {
  test('follows in the list’s order and wraps around', () => {
    expect(findNextToReview(list, 1)?.id).toBe(3)
    expect(findNextToReview(list, 3)?.id).toBe(5)
    expect(findNextToReview(list, 5)?.id).toBe(1)
  })

  test('is never the one that was just read', () => {
    expect(findNextToReview([makeSubmission(1, 'finish')], 1)).toBeUndefined()
  })

  test('starts at the top for an essay that is not in the list', () => {
    expect(findNextToReview(list, 99)?.id).toBe(1)
  })
})

describe('the neighbours', () => {
  test('are what was handed in, reviewed or not', () => {
    expect(findNeighbours(list, 3)).toMatchObject({
      previous: { id: 2 },
      next: { id: 5 },
      place: 3,
      count: 4,
    })
    expect(findNeighbours(list, 1)).toMatchObject({
      previous: undefined,
      next: { id: 2 },
      place: 1,
    })
  })

  test('are there for an essay that has just been returned, too', () => {
    expect(findNeighbours(list, 4)).toMatchObject({
      previous: { id: 3 },
      next: { id: 5 },
      place: 4,
      count: 5,
    })
  })

  test('are not there for an essay of another homework', () => {
    expect(findNeighbours(list, 99)).toBeUndefined()
  })
})
