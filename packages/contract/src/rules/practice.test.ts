import { expect, test } from 'vitest'
import { findPracticeMissing, hasBegun } from './practice.ts'

test('what practice lacks is said in its order, and 文体不限 is no genre', () => {
  const essay = { genre: 'any', gradeLevel: null, scoreScale: null, title: ' ', content: '\n' }
  const steps = [
    ['genreMissing', { genre: 'e-event' }],
    ['gradeMissing', { gradeLevel: 5 }],
    ['scaleMissing', { scoreScale: 60 }],
    ['titleMissing', { title: '____即景' }],
    ['titleUnfilled', { title: '雨' }],
    ['contentMissing', { content: '下雨了。' }],
    [undefined, {}],
  ] as const
  let filled: Parameters<typeof findPracticeMissing>[0] = essay
  for (const [missing, next] of steps) {
    expect(findPracticeMissing(filled)).toBe(missing)
    filled = { ...filled, ...next }
  }
})

test('a draft has begun with a title or with content, and not with spaces', () => {
  expect(hasBegun({ title: ' ', content: '\n　' })).toBe(false)
  expect(hasBegun({ title: '雨', content: '' })).toBe(true)
  expect(hasBegun({ title: '', content: '雨' })).toBe(true)
})
