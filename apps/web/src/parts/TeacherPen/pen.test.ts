import { expect, test } from 'vitest'
import { onlyPlaceOf, placeOfTap, sentencesOf, standingIn, type TeacherMark } from './pen.ts'

const TEXT = '雨停了。她笑了笑，把伞收好。'
const make = (start: number, end: number, isOwn = true): TeacherMark => ({
  ...{ id: start * 100 + end, revisionId: 1, kind: 'good', pNo: 1, note: '', isOwn },
  ...{ start, end, quote: TEXT.slice(start, end) },
})

test('a mark whose words do not stand there is not shown', () => {
  const paragraphs = [{ pNo: 1, markContent: '雨停了，她笑了笑，把伞收好。' }]
  expect(standingIn([make(0, 4), make(4, 9)], paragraphs)).toEqual([make(4, 9)])
})

test('a tap means one’s own mark, else the sentence', () => {
  const tap = (at: number, ...marks: TeacherMark[]) => placeOfTap(marks, 1, TEXT, at)
  expect(tap(5)).toEqual({ pNo: 1, start: 4, end: 14 })
  expect(tap(5, make(4, 9), make(4, 6))).toEqual({ pNo: 1, start: 4, end: 6 })
  expect(tap(5, make(4, 6, false))).toEqual({ pNo: 1, start: 4, end: 14 })
  expect(sentencesOf([{ pNo: 1, markContent: TEXT }])).toEqual([
    { pNo: 1, start: 0, end: 4 },
    { pNo: 1, start: 4, end: 14 },
  ])
})

test('in a text that was changed a mark leads nowhere but to its own words', () => {
  expect(onlyPlaceOf('雨停了。', '后来，雨停了。她笑了。')).toEqual({ start: 3, end: 7 })
  expect(onlyPlaceOf('雨停了。', '雨停了，她笑了。')).toBeUndefined()
  expect(onlyPlaceOf('雨停了。', '雨停了。雨停了。')).toBeUndefined()
})
