import { expect, test } from 'vitest'
import { changeWords, paragraphWords, type Change } from './changeWords.ts'

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
