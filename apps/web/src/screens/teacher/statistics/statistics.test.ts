import { expect, test } from 'vitest'
import { classNotice, listRanking, pickRange, pickTrait, SCORE_RANGES } from './statistics.ts'

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

const pupilOf = (id: number, machineScore: number | null, teacherScore: number | null) => ({
  id,
  name: `学生${id}`,
  studentNumber: '',
  status: 'finish' as const,
  isExcused: false,
  machineScore,
  teacherScore,
  itemScoreMap: machineScore === null ? {} : { MATCH_TITLE: machineScore },
})
const studentList = [
  pupilOf(1, 59.9, null),
  pupilOf(2, 60, null),
  pupilOf(3, 95, 69),
  pupilOf(4, 100, null),
  pupilOf(5, null, null),
]

test('a range names its pupils, the highest first; a border belongs to the higher range', () => {
  const idsOf = (at: number) => {
    const range = SCORE_RANGES[at]
    return range && pickRange({ studentList }, range).pupils.map(({ pupil }) => pupil.id)
  }
  expect([0, 1, 2, 3, 4].map(idsOf)).toEqual([[1], [3, 2], [], [], [4]])
})

test('a trait names who needs it most first, by the machine’s own figure', () => {
  expect(pickTrait({ studentList }, 'MATCH_TITLE').pupils.map(({ pupil }) => pupil.id)).toEqual([
    1, 2, 3, 4,
  ])
})
