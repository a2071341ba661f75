import { expect, test } from 'vitest'
import { reviewNeeds } from './reviewNeeds.ts'
import { makeSubmission } from './makeSubmission.ts'
import { orderSubmissions } from './submissionOrder.ts'
import type { Submission } from './submission.ts'

const textsOf = (change: Partial<Submission>) =>
  reviewNeeds(makeSubmission(change)).map(({ text }) => text)

test('says why an essay needs its teacher, and nothing of one that does not', () => {
  expect(textsOf({})).toEqual([])
  expect(textsOf({ isOffTopic: true, isSimilar: true, disputes: 2 })).toEqual([
    '可能偏题',
    '有相同段落',
    '不同意 2 处',
  ])
  expect(textsOf({ doubts: 3, rise: -9.5, machineScore: 52 })).toEqual([
    '机评拿不准 3 处',
    '比上一稿 −9.5',
    '机评偏低',
  ])
  expect(textsOf({ doubts: 2, rise: 7.9, machineScore: 60 })).toEqual([])
  // Once reviewed nobody is needed any more; what the switches found stays to be read.
  expect(textsOf({ status: 'remark', isOffTopic: true, disputes: 2, machineScore: 10 })).toEqual([
    '可能偏题',
  ])
})

test('who needs the teacher most stands first, those who do not wait last', () => {
  const essays: Partial<Submission>[] = [
    { id: 1 },
    { id: 2, status: 'remark', isOffTopic: true },
    { id: 3, machineScore: 40 },
    { id: 4, rise: 12 },
    { id: 5, disputes: 1 },
    { id: 6, isOffTopic: true },
    { id: 7, isOffTopic: true, machineScore: 40 },
    { id: 8, status: 'notStart', machineScore: null, finalScore: null },
  ]
  const list = essays.map((each) => makeSubmission({ studentNumber: String(each.id), ...each }))
  expect(orderSubmissions(list, 'need').map(({ id }) => id)).toEqual([7, 6, 5, 4, 3, 1, 2, 8])
})
