import { expect, test } from 'vitest'
import { nextGrade, promotedName } from './promotedName.ts'

test.each([
  ['四年级(2)班', 4, '五年级(2)班'],
  ['四年级四班', 4, '五年级四班'],
  ['四（2）班', 4, '五（2）班'],
  ['4年级2班', 4, '5年级2班'],
  ['4.2班', 4, '5.2班'],
  ['402班', 4, '502班'],
  ['知行小学四(4)班', 4, '知行小学五(4)班'],
  ['第四小学四（1）班', 4, '第四小学五（1）班'],
  ['初一(3)班', 7, '初二(3)班'],
  ['初一（1）班', 7, '初二（1）班'],
  ['七年级3班', 7, '八年级3班'],
  ['初三3班', 9, '高一3班'],
  ['九年级3班', 9, '高一3班'],
  ['高二（11）班', 11, '高三（11）班'],
])('%s of grade %i becomes %s', (name, grade, promoted) => {
  expect(promotedName(name, grade)).toBe(promoted)
})

test.each([
  ['2022级3班', 4],
  ['向日葵班', 4],
  ['五（2）班', 4],
  ['14年级', 4],
  ['十四（2）班', 4],
])('%s says nothing of grade %i and stays', (name, grade) => {
  expect(promotedName(name, grade)).toBe(name)
})

test('after the last year of school there is no grade', () => {
  expect([1, 6, 9, 11, 12, 13].map(nextGrade)).toEqual([2, 7, 10, 12, undefined, undefined])
})
