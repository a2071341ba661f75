import { expect, test } from 'vitest'
import { changeWords, goalVerdict, paragraphWords, type Change } from './changeWords.ts'

const NOTHING: Change = {
  earlierId: 1,
  earlierNo: 1,
  rise: null,
  traits: [],
  goals: [],
  repaired: [],
  left: 0,
  paragraphs: [],
}
const makeParagraph = (changes: Partial<Change['paragraphs'][number]>) => ({
  kind: 'changed' as const,
  pNo: 2,
  earlierPNo: 2,
  added: 0,
  removed: 0,
  pieces: [],
  ...changes,
})
const repair = { tips: '错别字', quote: '觉的', now: '觉得' }

test('the rise, the repairs and the paragraph in which most was written', () => {
  const change = {
    ...NOTHING,
    rise: 7.93,
    repaired: [repair, repair],
    paragraphs: [
      makeParagraph({ pNo: 1, added: 3 }),
      makeParagraph({ pNo: 2, added: 32, removed: 2 }),
    ],
  }
  expect(changeWords(change, 100)).toEqual(['比上一稿 +7.9', '改好2处', '第2段补了32字'])
  expect(changeWords({ ...change, rise: -20 }, 40)[0]).toBe('比上一稿 −8.0')
})

test('under one point is 差不多, either way; one point is not', () => {
  const said = (rise: number) => changeWords({ ...NOTHING, rise }, 100)[0]
  expect([0.99, -0.99, 0].map(said)).toEqual(Array.from({ length: 3 }, () => '和上一稿差不多'))
  expect([1, -1].map(said)).toEqual(['比上一稿 +1.0', '比上一稿 −1.0'])
})

test('where no score is shown nothing is said of a rise', () => {
  expect(changeWords(NOTHING, 100)).toEqual(['文字和上一稿相同'])
})

test('what was cut is said where nothing was written', () => {
  const gone = makeParagraph({ kind: 'gone', pNo: null, removed: 40 })
  expect(changeWords({ ...NOTHING, paragraphs: [gone] }, 100)).toEqual(['删去1段'])
  const cut = makeParagraph({ removed: 8 })
  expect(changeWords({ ...NOTHING, paragraphs: [cut] }, 100)).toEqual(['第2段删了8字'])
})

test('a paragraph is added to, rewritten, new, gone or the same', () => {
  const said = [
    makeParagraph({ added: 30, removed: 10 }),
    makeParagraph({ added: 30, removed: 11 }),
    makeParagraph({ kind: 'new', earlierPNo: null, added: 20 }),
    makeParagraph({ kind: 'gone', pNo: null, earlierPNo: 3, removed: 20 }),
    makeParagraph({ kind: 'same' }),
  ].map(paragraphWords)
  expect(said).toEqual([
    '第2段补了30字',
    '第2段添30字、删11字',
    '新写了第2段',
    '上一稿的第3段删去了',
    '第2段没有改',
  ])
})

test('a goal that only asks is not called undone', () => {
  const said = (goal: string, isMet = false) =>
    goalVerdict({ code: 'MATCH_TITLE', name: '符合题意', pNo: 2, goal, isMet })
  expect(said('查一查：在第2段里用半句话点一点题目，读的人就看得出这件事和它的关系。')).toBe(
    '○ 可以再查一查',
  )
  expect(said('遮住题目读第4段，猜不出题目就点一下。')).toBe('○ 可以再查一查')
  expect(said('第3段出声读一遍，舌头绊住的地方，换一个词或者断成两句。')).toBe('○ 可以再查一查')
  expect(said('查一查：结尾和题目隔着一步。', true)).toBe('✓ 做到了')
  expect(said('全文写到400字。')).toBe('○ 还没做到')
  expect(said('“也”全文用了9次，删去一半，读起来会干净许多。')).toBe('○ 还没做到')
})
