import { expect, test } from 'vitest'
import { around, joinPages, move, textOf, type PhotoPage } from './pages.ts'

const readAs = (
  content: string,
  goesOn = false,
  doubts: { start: number; text: string }[] = [],
) => ({
  read: {
    ...{ success: true, content, goesOn },
    doubts: doubts.map((doubt) => ({ ...doubt, x: 0.5, y: 0.5 })),
  },
  answers: {},
})
const pageNamed = (key: string): PhotoPage => ({
  ...{
    key,
    file: new File([], ''),
    original: '',
    picture: new Blob(),
    address: '',
    state: 'waiting',
  },
  ...{ read: undefined, answers: {} },
})

test('answers take the place of doubtful characters; the others stay as they were read', () => {
  const page = readAs('春夭来了，小早绿了。', false, [
    { start: 1, text: '夭' },
    { start: 6, text: '早' },
  ])
  expect(textOf(page)).toBe('春夭来了，小早绿了。')
  expect(textOf({ ...page, answers: { 0: '天', 1: '草草' } })).toBe('春天来了，小草草绿了。')
  expect(textOf({ ...page, answers: { 1: '' } })).toBe('春夭来了，小绿了。')
})

test('a page goes on with the paragraph before where its first line is not indented', () => {
  expect(joinPages([readAs('一。\n二。'), readAs('二。\n三。', true)])).toBe('一。\n二。二。\n三。')
  expect(joinPages([readAs('一。'), readAs('二。')])).toBe('一。\n二。')
})

test('a sentence that is not over goes on, and an empty page is passed over', () => {
  expect(joinPages([readAs('一，'), readAs(''), readAs('二。')])).toBe('一，二。')
})

test('pages change places one step at a time, and not beyond the ends', () => {
  const pages = ['a', 'b', 'c'].map(pageNamed)
  const orderOf = (list: readonly PhotoPage[]) => list.map(({ key }) => key).join('')
  expect(orderOf(move(pages, 'a', 1))).toBe('bac')
  expect(orderOf(move(pages, 'c', -1))).toBe('acb')
  expect(orderOf(move(pages, 'a', -1))).toBe('abc')
  expect(orderOf(move(pages, 'c', 1))).toBe('abc')
})

test('a doubtful character is shown with what stands around it in its paragraph', () => {
  const { read } = readAs('第一段。\n我喜欢春夭，它很美。\n第三段。', false, [
    { start: 9, text: '夭' },
  ])
  const [doubt] = read.doubts
  expect(doubt && around(read, doubt)).toEqual(['我喜欢春', '，它很美。'])
})
