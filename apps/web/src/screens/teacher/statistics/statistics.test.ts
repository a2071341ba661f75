import { expect, test } from 'vitest'
import { classNotice, listRanking } from './statistics.ts'

test('a ranking is five long, the highest first, also where a map sorts its keys by itself', () => {
  expect(listRanking({ 2: 60, 林小满: 90, 1: 80, 甲: 1, 乙: 2, 丙: 3 })).toEqual([
    ['林小满', 90],
    ['1', 80],
    ['2', 60],
    ['丙', 3],
    ['乙', 2],
  ])
})

test('the notice names who has not handed in, with number, and who is to write again', () => {
  expect(
    classNotice({
      title: '那一刻，我长大了',
      classEntityName: '五（2）班',
      notSubmitList: [
        { id: 3, name: '何青禾', studentNumber: '13', status: 'underway' },
        { id: 4, name: '苏一诺', studentNumber: '', status: 'reject' },
      ],
    }),
  ).toBe(
    '五（2）班《那一刻，我长大了》还没有提交的同学（2 人）：13 何青禾、苏一诺（待重写）。请尽快完成。',
  )
})
