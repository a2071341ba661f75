import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from '../terms/commonPasswords.ts'
import { PASSWORD_MIN_LENGTH } from '../terms/limits.ts'
import { findPasswordFault } from './password.ts'

const PHONE = '13812345678'

test.each([
  'password1',
  'Password1',
  'ＰＡＳＳＷＯＲＤ1',
  '1q2w3e4r',
  'woaini1314',
  '88888888',
  '1212121212',
  'abcabcabc',
  '12341234',
  '12345678',
  '87654321',
  '4567890123',
  'abcdefgh',
  'qwertyui',
  'lkjhgfdsa',
  '20120305',
  PHONE,
  `a${PHONE}`,
  '12345678',
  '38123456',
])('%s is too easy to guess', (password) => {
  expect(findPasswordFault(password, PHONE)).toBe('passwordCommon')
})

test.each([
  'correct horse',
  'our-first-lesson',
  'long enough',
  'zhupi2026',
  '秋天的第一片落叶',
  'a1c9d4f7',
  '20129977',
  'xiaoman0305',
  '13987654321',
])('%s is not refused', (password) => {
  expect(findPasswordFault(password, PHONE)).toBeUndefined()
})

test('short ones are named short; without a phone none is compared', () => {
  expect(findPasswordFault('1234567', PHONE)).toBe('passwordShort')
  expect(findPasswordFault('38123456', '')).toBeUndefined()
})

test('the list holds at least two hundred, each in lower case and long enough to matter', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200)
  for (const password of COMMON_PASSWORDS) {
    expect(password).toBe(password.toLowerCase())
    expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH)
  }
})
