import { expect, test } from 'vitest'
import { accountNameInClass, readAccountName, readStudentNumber } from './accountName.ts'

test.each([
  ['13800000000', { kind: 'phone', phone: '13800000000' }],
  [' 13800000000 ', { kind: 'phone', phone: '13800000000' }],
  ['zp12345678', { kind: 'loginName', loginName: 'ZP12345678' }],
  ['ＺＰ１２３４ ５６７８', { kind: 'loginName', loginName: 'ZP12345678' }],
  ['zp5a22-07', { kind: 'studentNumber', joinCode: 'ZP5A22', studentNumber: '07' }],
  ['ZP5A22－2026-07', { kind: 'studentNumber', joinCode: 'ZP5A22', studentNumber: '2026-07' }],
  ['ZP5A22', { kind: 'phone', phone: 'ZP5A22' }],
])('%s names an account', (typed, name) => {
  expect(readAccountName(typed)).toEqual(name)
})

test('class code and student number make one name, however they are typed', () => {
  expect(accountNameInClass(' zp5a22 ', ' 0 7')).toBe('ZP5A22-07')
  expect(readAccountName(accountNameInClass('zp5a22', 'a－7'))).toEqual({
    kind: 'studentNumber',
    joinCode: 'ZP5A22',
    studentNumber: 'A-7',
  })
})

test('a student number is letters, digits and hyphens', () => {
  expect(readStudentNumber(' a07 ')).toBe('A07')
  expect(readStudentNumber('')).toBeUndefined()
  expect(readStudentNumber('七号')).toBeUndefined()
  expect(readStudentNumber('1'.repeat(21))).toBeUndefined()
})
