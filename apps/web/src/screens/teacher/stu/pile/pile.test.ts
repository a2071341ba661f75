import { expect, test } from 'vitest'
import { CONTENT_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import {
  changeEssay,
  changePage,
  countRead,
  listEssays,
  withEssayAgain,
  withoutEssay,
} from './pile.ts'
import type { Pile, PilePage } from '#drafts/pileStore.ts'

const pupils = [
  { id: 1, name: '林小满', studentNumber: '01' },
  { id: 2, name: '周行知', studentNumber: '02' },
]
const pageOf = (key: string, content?: string, goesOn = false): PilePage => ({
  key,
  state: content === undefined ? 'waiting' : 'read',
  read: content === undefined ? undefined : { success: true, content, goesOn, doubts: [] },
  answers: {},
  begins: undefined,
})
const pile: Pile = {
  pages: [
    pageOf('a', '林小满\n雨中的伞\n下雨了。'),
    pageOf('b', '我没带伞。', true),
    pageOf('c', '周行知\n学种菜\n爷爷教我。'),
    pageOf('d'),
  ],
  edits: {},
  entered: 0,
}
const keysOf = (of: Pile) =>
  listEssays(of, pupils).map(({ pages }) => pages.map(({ key }) => key).join(''))

test('pages in their order make essays: a name begins one, what is not read yet goes along', () => {
  expect(keysOf(pile)).toEqual(['ab', 'cd'])
  expect(listEssays(pile, pupils)).toMatchObject([
    { suggestedId: 1, pupilId: undefined, title: '雨中的伞', content: '下雨了。我没带伞。' },
    { suggestedId: 2, title: '学种菜', isSettled: false },
  ])
})

test('the teacher’s word stands over what it looks like', () => {
  expect(keysOf(changePage(pile, 'd', { begins: true }))).toEqual(['ab', 'c', 'd'])
  expect(keysOf(changePage(pile, 'c', { begins: false }))).toEqual(['abcd'])
})

test('what was written over some pages is not put on others', () => {
  const [first] = listEssays(pile, pupils)
  if (first === undefined) throw new Error('no essay')
  const edited = changeEssay(pile, first, { pupilId: 2, content: '改过的。' })
  expect(listEssays(edited, pupils)[0]).toMatchObject({
    ...{ pupilId: 2, content: '改过的。', isRewritten: true },
  })
  const parted = changePage(edited, 'b', { begins: true })
  expect(listEssays(parted, pupils)[0]).toMatchObject({ pupilId: undefined, content: '下雨了。' })
  // Joined again, it is there again.
  const joined = changePage(parted, 'b', { begins: false })
  expect(listEssays(joined, pupils)[0]).toMatchObject({ pupilId: 2, content: '改过的。' })
})

test('a page that comes later brings its text along and takes nothing of what was written', () => {
  const alone: Pile = { ...pile, pages: pile.pages.slice(0, 1) }
  const [first] = listEssays(alone, pupils)
  if (first === undefined) throw new Error('no essay')
  const edited = changeEssay(alone, first, { pupilId: 1, content: '改过的。' })
  const later = { ...edited, pages: [...edited.pages, pageOf('b', '我没带伞。', true)] }
  expect(listEssays(later, pupils)).toMatchObject([
    { pupilId: 1, content: '改过的。\n我没带伞。', isRewritten: true },
  ])
})

test('an essay that is entered leaves the pile, and nothing else does', () => {
  const [first] = listEssays(pile, pupils)
  if (first === undefined) throw new Error('no essay')
  const left = withoutEssay(pile, first)
  expect(keysOf(left)).toEqual(['cd'])
  expect(left.entered).toBe(1)
})

test('an entry that is taken back is in its place in the pile again, and nobody’s', () => {
  const [, second] = listEssays(pile, pupils)
  if (second === undefined) throw new Error('no essay')
  const chosen = changeEssay(pile, second, { pupilId: 1, title: '种菜' })
  const [, entered] = listEssays(chosen, pupils)
  if (entered === undefined) throw new Error('no essay')
  const again = withEssayAgain(withoutEssay(chosen, entered), entered, 2)
  expect(keysOf(again)).toEqual(['ab', 'cd'])
  expect(listEssays(again, pupils)[1]).toMatchObject({ pupilId: undefined, title: '种菜' })
  expect(again.entered).toBe(0)
})

test('what was read and still stands in the text counts as photographed, and only that', () => {
  const [first] = listEssays(pile, pupils)
  if (first === undefined) throw new Error('no essay')
  expect(countRead(first)).toBe(9)
  expect(countRead({ ...first, content: '下雪了。我没带伞。' })).toBe(8)
  expect(countRead({ ...first, content: '自'.repeat(CONTENT_MAX_LENGTH) })).toBe(0)
})
