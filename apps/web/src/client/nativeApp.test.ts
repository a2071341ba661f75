/** What the native wrapper may hand over. */
import { expect, test, vi } from 'vitest'

vi.mock('./session.ts', () => ({}))
const { parseSession } = await import('./nativeApp.ts')

test('a whole session or none', () => {
  expect(parseSession('{"ticket":"t","userLoginCode":"c","roleType":1}')).toEqual({
    ticket: 't',
    userLoginCode: 'c',
    role: 'teacher',
  })
  expect(parseSession('{"ticket":"t","userLoginCode":"c","roleType":"0"}')).toEqual({
    ticket: 't',
    userLoginCode: 'c',
    role: 'student',
  })
  for (const text of [
    '',
    'null',
    '[]',
    '{"ticket":"","userLoginCode":"c","roleType":0}',
    '{"ticket":"t"}',
    '{"ticket":1,"userLoginCode":"c","roleType":0}',
    '{"ticket":"t","userLoginCode":"c","roleType":7}',
    '{"ticket"',
  ]) {
    expect(parseSession(text)).toBeUndefined()
  }
})
