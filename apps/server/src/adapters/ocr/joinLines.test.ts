import { expect, test } from 'vitest'
import { joinLines, type ReadLine } from './joinLines.ts'

const [CELL, PITCH, LEFT] = [40, 60, 100] as const
const COLUMNS = 10

/** A row of the page: `from` counts cells, `gap` rows that are left free above it. */
function makeLines(...rows: { text: string; from?: number; gap?: number }[]): ReadLine[] {
  let top = 50
  return rows.map(({ text, from = 0, gap = 0 }) => {
    top += PITCH * (1 + gap)
    const left = LEFT + from * CELL
    return {
      ...{ left, top, right: left + text.length * CELL, bottom: top + CELL },
      characters: [...text].map((character, place) => ({
        text: character,
        confidence: 0.99,
        x: left + (place + 0.5) * CELL,
        at: { x: 0.1, y: 0.2 },
      })),
    }
  })
}

const full = (character: string, from = 0) => character.repeat(COLUMNS - from)
const textOf = (...rows: Parameters<typeof makeLines>) => joinLines(makeLines(...rows)).text

test('lines go on until one is indented', () => {
  expect(
    textOf(
      { text: full('一', 2), from: 2 },
      { text: full('二') },
      { text: full('三', 2), from: 2 },
      { text: full('四') },
    ),
  ).toBe(`${full('一', 2)}${full('二')}\n${full('三', 2)}${full('四')}`)
})

test('a line moved by less than a character is not indented: hands are not exact', () => {
  expect(textOf({ text: full('一') }, { text: full('二'), from: 0.8 })).not.toContain('\n')
})

test('a free row parts paragraphs, and so does a short line that ends its sentence', () => {
  expect(
    textOf(
      { text: full('一') },
      { text: full('二'), gap: 1 },
      { text: full('三') },
      { text: full('四') },
    ),
  ).toBe(`${full('一')}\n${full('二')}${full('三')}${full('四')}`)
  expect(
    textOf({ text: full('一') }, { text: '二二。' }, { text: full('三') }, { text: full('四') }),
  ).toBe(`${full('一')}二二。\n${full('三')}${full('四')}`)
})

test('a short line in the middle of a sentence is only short', () => {
  expect(textOf({ text: full('一') }, { text: '二二，' }, { text: full('三') })).not.toContain('\n')
})

test('a page whose first line is not indented goes on with the one before', () => {
  const rows = [{ text: full('一') }, { text: full('二', 2), from: 2 }, { text: full('三') }]
  expect(joinLines(makeLines(...rows)).goesOn).toBe(true)
  expect(joinLines(makeLines(...rows.slice(1))).goesOn).toBe(false)
  // Nothing is indented: nobody can know.
  expect(joinLines(makeLines({ text: full('一') }, { text: full('三') })).goesOn).toBe(false)
})

test('doubtful characters come with their place in text and picture; marks are none', () => {
  const [first, second] = makeLines({ text: '春天来了，', from: 2 }, { text: '小草绿了。' })
  if (first === undefined || second === undefined) throw new Error('two lines')
  const unsure = { confidence: 0.4, at: { x: 0.3, y: 0.6 } }
  Object.assign(second.characters[1] ?? {}, unsure)
  Object.assign(second.characters[4] ?? {}, unsure)
  expect(joinLines([first, second])).toEqual({
    text: '春天来了，小草绿了。',
    goesOn: false,
    doubts: [{ start: 6, text: '草', at: { x: 0.3, y: 0.6 } }],
  })
})

test('what an empty cell beside the writing looks like is left out unless it is sure', () => {
  const [line] = makeLines({ text: '春天来了' })
  if (line === undefined) throw new Error('a line')
  const beside = (text: string, confidence: number, x: number) => ({
    ...{ text, confidence, x, at: { x: 0.9, y: 0.1 } },
  })
  line.characters.push(beside('。', 0.9, line.right + 10), beside('，', 0.3, line.right + 50))
  expect(joinLines([line]).text).toBe('春天来了。')
})

test('narrow marks behind Chinese become wide ones; in a foreign word they stay', () => {
  expect(textOf({ text: '好!他说:Hi!' })).toBe('好！他说：Hi!')
})

test('an empty page is empty', () => {
  expect(joinLines([])).toEqual({ text: '', goesOn: false, doubts: [] })
})

test('a single dash among words is the character 一, two strokes in a row are a dash', () => {
  expect(textOf({ text: '又浇了—瓢水' })).toBe('又浇了一瓢水')
  expect(textOf({ text: '“哗一—”铃响了' })).toBe('“哗——”铃响了')
  expect(textOf({ text: '一一数着花瓣' })).toBe('一一数着花瓣')
})
