import { expect, test } from 'vitest'
import { markFileName, markRows } from './markSheet.ts'

const pupil = {
  id: 1,
  name: '何青禾',
  studentNumber: '007',
  status: 'remark' as const,
  isExcused: false,
  machineScore: 81.5,
  teacherScore: 90,
  itemScoreMap: { MATCH_TITLE: 88 },
}

test('one line a pupil: number as it is written, both scores in the scale, thirteen items', () => {
  const [head, line, absent] = markRows({
    scoreKind: 40,
    studentList: [
      pupil,
      {
        ...pupil,
        name: '苏一诺',
        status: 'notStart',
        isExcused: true,
        machineScore: null,
        teacherScore: null,
        itemScoreMap: {},
      },
    ],
  })
  expect(head).toHaveLength(5 + 13)
  expect(head?.slice(3, 6)).toEqual(['机评（满分 40）', '老师评分（满分 40）', '符合题意（机评）'])
  expect(line?.slice(0, 7)).toEqual(['何青禾', '007', '已批阅', 32.6, 36, 88, null])
  expect(absent?.slice(0, 6)).toEqual(['苏一诺', '007', '免交', null, null, null])
})

test('the file is named after class and homework, without what no file name may hold', () => {
  expect(markFileName({ title: '我/你?', classEntityName: '五（2）班' })).toBe(
    '五（2）班《我_你_》成绩.xlsx',
  )
})
