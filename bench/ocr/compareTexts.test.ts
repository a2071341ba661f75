import { expect, test } from 'vitest'
import { compareTexts, shareOfParagraphs } from './compareTexts.ts'

test('wrong, lost and doubled characters count; wrong ones are looked up among the doubtful', () => {
  const read = { text: '春夭来了\n小早绿', doubts: [{ start: 1, text: '夭' }] }
  expect(compareTexts('春天来了\n小草绿了', read)).toEqual({ error: 37.5, wrong: 2, doubted: 1 })
  expect(compareTexts('春天', { text: '春天', doubts: [] })).toEqual({
    error: 0,
    wrong: 0,
    doubted: 0,
  })
})

test('a paragraph is right where it begins and ends where it was written to', () => {
  const [one, two] = ['一'.repeat(30), '二'.repeat(30)]
  expect(shareOfParagraphs([one, two], `${one}\n${two}`)).toBe(100)
  expect(shareOfParagraphs([one, two], one + two)).toBe(0)
  expect(shareOfParagraphs([one, two], `${one.slice(2)}\n${two}`)).toBe(100)
})
