import { expect, test } from 'vitest'
import { sheetColumns } from './sheetColumns.ts'

test('a column is as wide as its longest cell, a Chinese character as two figures', () => {
  expect(
    sheetColumns([
      ['姓名', '机评（满分 100）', '状态'],
      ['古丽娜尔·买买提', 81.5],
      ['何青禾', null, '免交'],
    ]),
  ).toEqual([{ width: 2 + 15 }, { width: 2 + 16 }, { width: 2 + 4 }])
})

test('a name as long as a name may be leaves the columns behind it in sight', () => {
  expect(sheetColumns([['甲'.repeat(60)]])).toEqual([{ width: 40 }])
  expect(sheetColumns([])).toEqual([])
})
