/** How the native wrapper is known, and what it may hand over. */
import { expect, test, vi } from 'vitest'

vi.mock('./session.ts', () => ({}))
const { parseSession, readMark } = await import('./nativeApp.ts')

test('its mark in the user agent', () => {
  expect(
    readMark('Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile ZhupiApp/2.3.1 (android)'),
  ).toEqual({ version: '2.3.1', device: 'android' })
  expect(readMark('Mozilla/5.0 (iPhone) AppleWebKit/605 ZhupiApp/2.3 (ios)')).toEqual({
    version: '2.3',
    device: 'ios',
  })
  expect(readMark('Mozilla/5.0 (iPhone) MicroMessenger/8.0')).toBeUndefined()
  expect(readMark('ZhupiApp/2.3 (windows)')).toBeUndefined()
})

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
