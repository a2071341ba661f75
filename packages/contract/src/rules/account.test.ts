/** A name is told what is wrong with it. */
import { expect, test } from 'vitest'
import { NAME_MAX_LENGTH } from '../terms/limits.ts'
import { MESSAGES } from '../terms/messages.ts'
import { findNameFault, findNicknameFault } from './account.ts'

test('a long name is too long, one with a sign has a special character', () => {
  expect(findNameFault('林'.repeat(NAME_MAX_LENGTH))).toBeUndefined()
  expect(findNameFault('林'.repeat(NAME_MAX_LENGTH + 1))).toBe('nameTooLong')
  expect(findNicknameFault('林'.repeat(NAME_MAX_LENGTH + 1))).toBe('nicknameTooLong')
  expect(findNameFault('林#小满')).toBe('nameSpecial')
  expect([MESSAGES.nameTooLong, MESSAGES.nicknameTooLong]).toEqual([
    '姓名最多 20 个字',
    '昵称最多 20 个字',
  ])
})
