/** The borders of what is allowed: on them, and one step beyond. */
import { expect, test } from 'vitest'
import { PASSWORD_MIN_LENGTH } from '../terms/limits.ts'
import { findPhoneFault } from './account.ts'
import { findPasswordFault } from './password.ts'
import { findScoreLimitFault, reachesLowest, withinLimits } from './score.ts'
import { startOfDay } from './shanghaiTime.ts'
import { findMissing } from './submission.ts'

const limits = { scoreScale: 50, lowScore: 20, highScore: 45, lowestScore: 30 }

test('a score outside the limits becomes the limit, in the stored 0–100', () => {
  expect([39, 40, 90, 91].map((score) => withinLimits(score, limits))).toEqual([40, 40, 90, 90])
})

test('a score that is shown as the lowest one reaches it', () => {
  expect(reachesLowest(limits, 60)).toBe(true)
  expect(reachesLowest(limits, 59.93)).toBe(true)
  expect(reachesLowest(limits, 59.8)).toBe(false)
})

test('lowest and highest score are two', () => {
  expect(findScoreLimitFault({ ...limits, lowScore: 45 })).toBe('scoreLimitsCrossed')
  expect(findScoreLimitFault({ ...limits, lowScore: 44, lowestScore: 0 })).toBeUndefined()
})

test('blanks are neither a title nor a text', () => {
  const essay = { genre: 'e-event', title: '题', content: '文' }
  expect(findMissing({ ...essay, title: ' 　' })).toBe('titleMissing')
  expect(findMissing({ ...essay, content: '\n　' })).toBe('contentMissing')
  expect(findMissing({ ...essay, content: '\ufeff' })).toBe('contentMissing')
  expect(findMissing({ ...essay, genre: 'any', title: ' ' })).toBe('genreMissing')
})

test('a title is asked for its own words where a blank is left in it', () => {
  const essay = { genre: 'e-event', title: '题', content: '文' }
  for (const title of ['____即景', '我学会了＿＿', '原来，____也会____'])
    expect(findMissing({ ...essay, title })).toBe('titleUnfilled')
  expect(findMissing({ ...essay, title: '窗外_即景' })).toBeUndefined()
})

test('a day begins at Shanghai’s midnight', () => {
  const midnight = new Date('2026-03-01T16:00:00Z')
  expect(startOfDay(midnight)).toEqual(midnight)
  expect(startOfDay(new Date('2026-03-02T15:59:59Z'))).toEqual(midnight)
  expect(startOfDay(new Date('2026-03-01T15:59:59Z'))).toEqual(new Date('2026-02-28T16:00:00Z'))
})

test('a phone has eleven digits, the first a 1', () => {
  expect(findPhoneFault('13800000000')).toBeUndefined()
  expect(['1380000000', '138000000001', '23800000000', '1380000000a'].map(findPhoneFault)).toEqual(
    Array.from({ length: 4 }, () => 'phoneWrong'),
  )
})

test('a password as long as the least is long enough', () => {
  const password = '落叶像一只只蝴蝶飞过操场'.slice(0, PASSWORD_MIN_LENGTH)
  expect(findPasswordFault(password, '')).toBeUndefined()
  expect(findPasswordFault(password.slice(1), '')).toBe('passwordShort')
})
