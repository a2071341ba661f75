import { expect, test } from 'vitest'
import { readAccountName } from '@zhupi/contract/rules/accountName.ts'
import { findPasswordFault } from '@zhupi/contract/rules/password.ts'
import { drawFirstPassword, drawLoginNames, readPupils } from './schoolPupil.ts'

const CLASS = { id: 1, joinCode: 'ZP5A22', studentNumbers: ['01', ''] }
const ROW = { code: ' zp5a22', number: '07', name: '何青禾', contact: '' }

test('a row becomes a pupil of its class, however code and number were typed', () => {
  expect(readPupils([{ ...ROW, number: ' ０7', contact: '13800000000' }], [CLASS])).toEqual([
    { classroom: CLASS, studentNumber: '07', name: '何青禾', contactPhone: '13800000000' },
  ])
})

test.each([
  ['班级码：没有“ZZZZZZ”这个班级', { code: 'ZZZZZZ' }],
  ['学号：应当是 1–20 位字母、数字或 -，现在是“七”', { number: '七' }],
  ['学号：01 在这个班里已经有了', { number: '01' }],
  ['请输入姓名', { name: ' ' }],
  ['家长联系电话：应当是 11 位手机号，现在是“12345”', { contact: '12345' }],
])('%s', (fault, change) => {
  expect(readPupils([{ ...ROW, ...change }], [CLASS])).toEqual([fault])
})

test('the same number twice in the list is told at the second row, and so is a class too full', () => {
  expect(readPupils([ROW, ROW], [CLASS])[1]).toBe('学号：07 在名单里不止一次')
  const rows = Array.from({ length: 99 }, (_, index) => ({ ...ROW, number: `A${index}` }))
  const read = readPupils(rows, [CLASS])
  expect(read.filter((each) => typeof each === 'string')).toEqual(['班级码：ZP5A22 最多 100 人'])
})

test('what is drawn is a password and an account name', () => {
  expect(findPasswordFault(drawFirstPassword(), '')).toBeUndefined()
  const [name = '', other] = drawLoginNames(2)
  expect(readAccountName(name)).toEqual({ kind: 'loginName', loginName: name })
  expect(other).not.toBe(name)
})
