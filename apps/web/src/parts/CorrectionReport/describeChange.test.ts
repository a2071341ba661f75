import { expect, test } from 'vitest'
import { describeChange } from './describeChange.ts'

test('a pupil sees how far the latest version has come from this one', () => {
  expect(
    describeChange(
      ['雨停了。', '我回家。'],
      ['雨停了。', '我撑着伞慢慢走回家。', '妈妈在门口等我。'],
    ),
  ).toBe('最新一稿比这一稿：新写或改了 2 段，多了 14 字。')
  expect(describeChange(['雨停了。', '我回家。', '完。'], ['雨停了。'])).toBe(
    '最新一稿比这一稿：删去 2 段，少了 6 字。',
  )
})

test('says so where nothing has changed', () =>
  expect(describeChange(['雨停了。'], ['雨停了。'])).toBe('和最新一稿相同。'))

test('a paragraph written twice is two paragraphs', () => {
  expect(describeChange(['雨。'], ['雨。', '雨。'])).toBe(
    '最新一稿比这一稿：新写或改了 1 段，多了 2 字。',
  )
})
