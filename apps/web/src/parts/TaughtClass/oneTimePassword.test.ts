import { expect, test } from 'vitest'
import { findPasswordFault } from '@zhupi/contract/rules/password.ts'
import { drawOneTimePassword } from './oneTimePassword.ts'

test('a one-time password is long enough, easy to read, and another each time', () => {
  const drawn = Array.from({ length: 200 }, drawOneTimePassword)
  expect(new Set(drawn).size).toBe(200)
  for (const password of drawn) {
    expect(password).toMatch(/^[a-hijkmnp-z2-9]{8}$/)
    expect(findPasswordFault(password, '')).toBeUndefined()
  }
})
