import { expect, test } from 'vitest'
import { placeInRow, rowsOfParagraph, rowsOfTitle, spanIn, type PaperRow } from './paperRows.ts'
import { numberMarks, type NumberedMark } from './report.ts'

/** Marks are given as the words they are about. */
function marked(text: string, quotes: readonly string[]): NumberedMark[] {
  const tmap = quotes.map((quote, index) => ({
    markNo: index + 1,
    kind: 'fault' as const,
    tips: '错别字',
    detail: '',
    pNo: 1,
    start: text.indexOf(quote),
    end: text.indexOf(quote) + quote.length,
    quote,
    suggestion: null,
    isDisputed: false,
    isRemoved: false,
  }))
  return numberMarks({ paragraphList: [paragraph(text)], tmap })
}

function paragraph(text: string) {
  return {
    pNo: 1,
    markContent: text,
    markContentTest: text,
    placement: 'indented' as const,
    isAfterGap: false,
    suggestionIdList: [],
  }
}

function layOut(text: string, quotes: readonly string[], columns: number): PaperRow[] {
  return rowsOfParagraph({ text, placement: 'indented' }, marked(text, quotes), columns)
}

/** [cell] ^squeezed^ ~not seen~, with the numbers of the dots behind their piece. */
function draw({ indent, pieces }: PaperRow): string {
  const drawn = { flow: '', cell: '[]', dash: '--', squeezed: '^^', unseen: '~~' }
  return (
    '□'.repeat(indent) +
    pieces
      .map(({ runs, dots }) => {
        const text = runs.map(
          (run) => drawn[run.kind].slice(0, 1) + run.text + drawn[run.kind].slice(1),
        )
        return text.join('') + dots.map(({ mark }) => `(${mark.number})`).join('')
      })
      .join('')
  )
}

test('rows hold the paragraph: pairs in a cell, points squeezed in, the blank of a line break unseen', () => {
  expect(layOut('他跑了400米。', [], 7).map(draw)).toEqual(['□□他跑了[40][0]', '米。'])
  expect(layOut('他跑了40米。', [], 7).map(draw)).toEqual(['□□他跑了[40]米^。^'])
  expect(layOut('他说：“好的。”', [], 8).map(draw)).toEqual(['□□他说：[“]好的^。^^”^'])
  expect(layOut('他说OK 走吧', [], 6).map(draw)).toEqual(['□□他说[O][K]~ ~', '走吧'])
  expect(layOut('啊——哦', [], 9).map(draw)).toEqual(['□□啊-—--—-哦'])
  expect(rowsOfTitle('我的2026', 8).map(draw)).toEqual(['□□我的[20][26]'])
})

test('what is read and copied is the paragraph, however it is marked and broken', () => {
  const text = '“3.5元！”小明说：“太贵了——我只有2元……” OK，那就算了。我们  走吧，Tom也来。'
  for (const quotes of [[], ['小明'], ['我只有2元', '只有', '2元……” O', '那就算了。', 'To']])
    for (let columns = 5; columns <= 22; columns += 1) {
      const rows = layOut(text, quotes, columns)
      const read = rows.flatMap(({ pieces }) => pieces.flatMap(({ runs }) => runs))
      expect(read.map((run) => run.text).join('')).toBe(text)
      const dots = rows.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.dots))
      expect(dots.map(({ mark }) => mark.number).toSorted((a, b) => a - b)).toEqual(
        quotes.map((_, index) => index + 1),
      )
    }
})

test('a mark over a line break has a line on both rows, and its dot behind its end', () => {
  const rows = layOut('我觉的外婆很会买菜', ['外婆很会'], 7)
  expect(rows.map(draw)).toEqual(['□□我觉的外婆', '很会(1)买菜'])
  expect(rows.map(({ rules }) => rules.map(({ column, length }) => [column, length]))).toEqual([
    [[5, 2]],
    [[0, 2]],
  ])
  expect(rows[1]?.pieces[0]?.dots[0]).toMatchObject({ column: 1, place: 0 })
})

test('a mark within another one is the one that is tapped, and its line lies above the other', () => {
  const [row] = layOut('外婆很会买菜', ['外婆很会', '很会'], 12)
  expect(row?.pieces.map(({ mark, runs }) => [runs[0]?.text, mark?.quote])).toEqual([
    ['外婆', '外婆很会'],
    ['很会', '很会'],
    ['买菜', undefined],
  ])
  expect(row?.rules.map(({ mark, isOuter }) => [mark.quote, isOuter])).toEqual([
    ['很会', false],
    ['外婆很会', true],
  ])
  // Both dots stand behind the same character, side by side.
  expect(row?.pieces[1]?.dots.map(({ place }) => place)).toEqual([1, 0])
})

test('a mark that begins or ends within a cell takes the whole cell, and no other mark is lost by it', () => {
  const [row] = layOut('得了2026分', ['得了2', '026分'], 12)
  expect(row?.rules.map(({ column, length }) => [column, length])).toEqual([
    [2, 3],
    [4, 3],
  ])
  const dots = row?.pieces.flatMap((piece) => piece.dots)
  expect(dots?.map(({ mark }) => mark.quote)).toEqual(['得了2', '026分'])
})

test('a mark without a length has its dot where it stands', () => {
  const marks = marked('我去公园', ['去'])
  const empty = marks.map((mark) => ({ ...mark, start: 2, end: 2 }))
  const [row] = rowsOfParagraph({ text: '我去公园', placement: 'flush' }, empty, 9)
  expect(row && draw(row)).toBe('我去(1)公园')
  expect(row?.rules).toEqual([])
})

test('the red pen draws on each row of its words, and a tap says which character it is on', () => {
  const text = '我觉的外婆很会买菜。“是吗？”她笑了。'
  const byHand = {
    ...{ id: 1, revisionId: 1, kind: 'doubt' as const, pNo: 1, note: '', isOwn: true },
    ...{ start: 3, end: 7, quote: '外婆很会' },
  }
  const rows = rowsOfParagraph({ text, placement: 'indented' }, [], 7, [byHand])
  expect(
    rows.map(({ strokes }) =>
      strokes.map(({ column, length, isEnd }) => ({ column, length, isEnd })),
    ),
  ).toEqual([[{ column: 5, length: 2, isEnd: false }], [{ column: 0, length: 2, isEnd: true }], []])
  const [first, second] = rows
  if (first === undefined || second === undefined) throw new Error('it has rows')
  expect(spanIn(second, { start: 0, end: 6 })).toEqual({ column: 0, length: 1 })
  expect(spanIn(second, { start: 0, end: 3 })).toBeUndefined()
  // Two cells in, the second character is in the fourth column; beside the text is nothing.
  expect([0, 1, 3].map((column) => placeInRow(first, column))).toEqual([undefined, undefined, 1])
  expect(placeInRow(second, 7)).toBeUndefined()
})
