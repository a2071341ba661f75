import { expect, test } from 'vitest'
import {
  numberMarks,
  quoteAround,
  smallestEdit,
  splitIntoPieces,
  spokenMark,
  type NumberedMark,
  type Piece,
} from './report.ts'

const text = '看着同学一个个被按着走了，心里空荡荡的。妈妈来了。'

function makeMark(start: number, end: number, more: Partial<NumberedMark> = {}): NumberedMark {
  return {
    markNo: 1,
    kind: 'fault',
    tips: '错别字',
    detail: '',
    pNo: 1,
    start,
    end,
    quote: text.slice(start, end),
    suggestion: null,
    isDisputed: false,
    isRemoved: false,
    number: 1,
    paragraph: 1,
    text,
    ...more,
  }
}

function flatten(pieces: Piece[]): string {
  return pieces
    .map((piece) =>
      piece.kind === 'text' ? piece.text : `[${flatten(piece.pieces)}]${piece.mark.number}`,
    )
    .join('')
}

test('lays marks around their stretches and keeps every word', () => {
  expect(flatten(splitIntoPieces(text, [makeMark(8, 9), makeMark(13, 19, { number: 2 })]))).toBe(
    '看着同学一个个被[按]1着走了，[心里空荡荡的]2。妈妈来了。',
  )
})

test('nests a mark inside another', () => {
  expect(flatten(splitIntoPieces(text, [makeMark(8, 9), makeMark(0, 13, { number: 2 })]))).toBe(
    '[看着同学一个个被[按]1着走了，]2心里空荡荡的。妈妈来了。',
  )
})

test('shows a missing character as a mark without words, also at both ends', () => {
  expect(
    flatten(
      splitIntoPieces(text, [makeMark(0, 0), makeMark(text.length, text.length, { number: 2 })]),
    ),
  ).toBe(`[]1${text}[]2`)
})

test('never doubles words where marks cross', () => {
  expect(flatten(splitIntoPieces(text, [makeMark(0, 8), makeMark(4, 12, { number: 2 })]))).toBe(
    '[看着同学一个个被]1按着走了，心里空荡荡的。妈妈来了。',
  )
})

test('numbers marks in reading order through all paragraphs and drops those outside', () => {
  const paragraphList = [
    {
      pNo: 1,
      markContent: text,
      markContentTest: text,
      placement: 'indented' as const,
      isAfterGap: false,
      suggestionIdList: [],
    },
    {
      pNo: 2,
      markContent: '第二段',
      markContentTest: '第二段',
      placement: 'indented' as const,
      isAfterGap: false,
      suggestionIdList: [],
    },
  ]
  const wire = (markNo: number, pNo: number, start: number, end: number) => ({
    markNo,
    kind: 'fault' as const,
    tips: '',
    detail: '',
    pNo,
    start,
    end,
    quote: '',
    suggestion: null,
    isDisputed: false,
    isRemoved: false,
  })
  const numbered = numberMarks({
    paragraphList,
    tmap: [wire(7, 2, 0, 2), wire(8, 1, 13, 19), wire(9, 1, 8, 9), wire(10, 2, 2, 9)],
  })
  expect(numbered.map((mark) => [mark.number, mark.markNo, mark.paragraph])).toEqual([
    [1, 9, 1],
    [2, 8, 1],
    [3, 7, 2],
  ])
})

test('quotes the mark within its sentence, whole emoji included', () => {
  expect(quoteAround(makeMark(8, 9))).toEqual({
    before: '看着同学一个个被',
    quote: '按',
    after: '着走了，心里空荡荡的。',
  })
  expect(quoteAround(makeMark(20, 22))).toEqual({ before: '', quote: '妈妈', after: '来了。' })
  const long = `${'😀'.repeat(20)}错`
  expect(quoteAround({ text: long, start: 40, end: 41 }).before).toBe(`…${'😀'.repeat(12)}`)
})

test('a snippet that is cut begins with a whole word and no point, and says that it is cut', () => {
  const cut = '我站在走廊里等着妈妈来接我回家，'
  expect(quoteAround({ text: `${cut}错`, start: cut.length, end: cut.length + 1 }).before).toBe(
    '…里等着妈妈来接我回家，',
  )
  const points = '我站在教室门口，等着妈妈来接我回家吃饭，错'
  const at = points.length - 1
  const { before } = quoteAround({ text: points, start: at, end: at + 1 })
  expect(before).toMatch(/^…[^，。、]/)
  expect(points).toContain(before.slice(1))
})

test('leaves a closing quotation mark with the sentence it closes', () => {
  const spoken = '“不会来了吧？”我望着水洼。“走吧。”她说。'
  const at = (quote: string) => ({
    text: spoken,
    start: spoken.indexOf(quote),
    end: spoken.indexOf(quote) + quote.length,
  })
  expect(quoteAround(at('水洼'))).toEqual({ before: '我望着', quote: '水洼', after: '。' })
  expect(quoteAround(at('走吧'))).toEqual({ before: '“', quote: '走吧', after: '。”' })
})

test('tells a screen reader where, what and how', () => {
  expect(spokenMark(makeMark(8, 9, { suggestion: '接', paragraph: 2 }))).toBe(
    '第2段，错别字：按→接',
  )
  expect(spokenMark(makeMark(8, 9, { suggestion: '' }))).toBe('第1段，错别字：删去“按”')
  expect(spokenMark(makeMark(13, 19, { kind: 'strength', tips: '细节' }))).toBe(
    '第1段，细节：心里空荡荡的',
  )
  expect(spokenMark(makeMark(8, 9, { kind: 'query', tips: '查一查', suggestion: '接' }))).toBe(
    '第1段，查一查：按',
  )
})

test.each([
  ['不列外', '不例外', { same: '不', struck: '列', written: '例', rest: '外' }],
  ['既使', '即使', { same: '', struck: '既', written: '即', rest: '使' }],
  ['左右', '', { same: '', struck: '左右', written: '', rest: '' }],
  ['，，', '，', { same: '，', struck: '，', written: '', rest: '' }],
  ['高高兴', '高高兴兴', { same: '高高兴', struck: '', written: '兴', rest: '' }],
])('%s→%s strikes no more than it must', (quote, suggestion, edit) => {
  expect(smallestEdit(quote, suggestion)).toEqual(edit)
})
