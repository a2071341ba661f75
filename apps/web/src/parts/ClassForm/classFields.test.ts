import { expect, test } from 'vitest'
import { readClassFields } from './classFields.ts'

test('a class is sent with its name, without the spaces around it, and its grade', () => {
  expect(readClassFields({ name: ' 五（2）班 ', gradeLevel: 5, memo: ' 周三收 ' })).toEqual({
    name: '五（2）班',
    gradeLevel: 5,
    memo: '周三收',
  })
  expect(readClassFields({ name: '  ', gradeLevel: 5, memo: '' })).toEqual({
    fault: '请输入班级名',
  })
  expect(readClassFields({ name: '五班', gradeLevel: undefined, memo: '' })).toEqual({
    fault: '请选择年级',
  })
  expect(readClassFields({ name: '班'.repeat(41), gradeLevel: 5, memo: '' })).toEqual({
    fault: '班级名最多 40 个字',
  })
})
