import { expect, test } from 'vitest'
import { withIndents } from '#drafts/essayText.ts'
import { findParagraph, paragraphsIn } from './places.ts'
import { standingMarks } from './standingMarks.ts'

const FIRST = '早上，我跟外婆去买菜。我觉的外婆很会挑。她说：“嘎嘣响的才新鲜。”'
const SECOND = '回家的路上，我觉的很开心。'

const report = {
  paragraphList: [FIRST, SECOND].map((markContent, index) => ({
    pNo: index + 1,
    markContent,
    markContentTest: markContent,
    placement: 'indented' as const,
    isAfterGap: false,
    suggestionIdList: [],
  })),
  tmap: [makeMark(1, FIRST, '觉的'), makeMark(1, FIRST, '嘎嘣响'), makeMark(2, SECOND, '觉的')],
}

function makeMark(pNo: number, text: string, quote: string) {
  const start = text.indexOf(quote)
  return {
    markNo: pNo * 10 + start,
    kind: 'fault' as const,
    tips: '错别字',
    detail: '',
    pNo,
    start,
    end: start + quote.length,
    quote,
    suggestion: '觉得',
    isDisputed: false,
    isRemoved: false,
  }
}

/** What each mark lies on in the text of now. */
function underlined(content: string): string[] {
  const field = withIndents(content)
  return standingMarks(report, field).map(
    ({ number, paragraph, at }) => `${number}/${paragraph} ${field.slice(at.start, at.end)}`,
  )
}

test('marks stand where they stood, in reading order', () => {
  expect(underlined(`${FIRST}\n${SECOND}`)).toEqual(['1/1 觉的', '2/1 嘎嘣响', '3/2 觉的'])
})

test('a mark goes with its sentence when something is written before it', () => {
  expect(underlined(`又是一个星期天。\n那天${FIRST}新来的一句。\n${SECOND}`)).toEqual([
    '1/2 觉的',
    '2/2 嘎嘣响',
    '3/3 觉的',
  ])
  expect(underlined(`${SECOND}\n${FIRST}`)).toEqual(['1/1 觉的', '2/2 觉的', '3/2 嘎嘣响'])
})

test('a mark is gone once its sentence is changed or cut, and the others stay', () => {
  expect(underlined(`${FIRST.replace('觉的', '觉得')}\n${SECOND}`)).toEqual([
    '1/1 嘎嘣响',
    '2/2 觉的',
  ])
  expect(underlined(`${FIRST.replace('很会挑', '最会挑')}\n${SECOND}`)).toHaveLength(2)
  expect(underlined(FIRST)).toHaveLength(2)
  expect(underlined('')).toEqual([])
})

test('a mark that was answered is shown no more', () => {
  const [mark, ...others] = report.tmap
  const answered = (changes: { isDisputed?: boolean; isRemoved?: boolean }) =>
    standingMarks(
      { ...report, tmap: mark === undefined ? [] : [{ ...mark, ...changes }, ...others] },
      withIndents(`${FIRST}\n${SECOND}`),
    ).length
  expect([{}, { isDisputed: true }, { isRemoved: true }].map(answered)).toEqual([3, 2, 2])
})

test('a sentence within another one is not the same sentence', () => {
  expect(underlined(FIRST.replace('我觉的', '今天我觉的'))).toEqual(['1/1 嘎嘣响'])
  expect(underlined(FIRST.replace('很会挑。', '很会挑。”'))).toEqual(['1/1 嘎嘣响'])
})

test('of sentences that stand there twice each keeps its own mark', () => {
  const twice = '真好吃阿。我又吃了一口。真好吃阿。'
  const marked = {
    paragraphList: [
      {
        pNo: 1,
        markContent: twice,
        markContentTest: twice,
        placement: 'indented' as const,
        isAfterGap: false,
        suggestionIdList: [],
      },
    ],
    tmap: [{ ...makeMark(1, twice, '阿'), start: 15, end: 16 }],
  }
  expect(standingMarks(marked, twice).map(({ at }) => at.start)).toEqual([15])
})

test('a paragraph is found again where most of it is left, and not where little is', () => {
  const now = paragraphsIn(withIndents(`新的开头。\n\n${FIRST}她掐了掐菜梗。\n全都换掉了的一段。`))
  expect(now.map(({ text }) => text.length)).toEqual([5, FIRST.length + 7, 9])
  expect(findParagraph([FIRST, SECOND], 1, now)).toBe(1)
  expect(findParagraph([FIRST, SECOND], 2, now)).toBeUndefined()
  expect(findParagraph([FIRST], 3, now)).toBeUndefined()
})
