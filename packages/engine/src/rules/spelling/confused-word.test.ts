import { expect, it } from 'vitest'
import { CONFUSIONS } from '../../lexicon/confusions.ts'
import { GUARDS } from '../../lexicon/confusions/guards.ts'
import { readDocument } from '../../text/document.ts'
import { TABLES } from '../../testing.ts'
import { confusedWord } from './confused-word.ts'

const pairs = CONFUSIONS.flatMap((confusion) => confusion.pairs.map((pair) => pair.split('→')))

it('never asks for a word that it would mark itself', () => {
  const wronged = pairs
    .map(([, right = '']) => right)
    .filter((right) => confusedWord.find(readDocument(right, TABLES)).length > 0)
  expect(wronged).toEqual([])
})

it('has each wrong form once, each with a right one that differs', () => {
  const wrongs = pairs.map(([wrong = '']) => wrong)
  expect(wrongs.filter((wrong, at) => wrongs.indexOf(wrong) !== at)).toEqual([])
  expect(
    pairs.filter(([wrong = '', right = '']) => wrong === right || right === '' || wrong === ''),
  ).toEqual([])
})

it('guards only words of the list', () => {
  const wrongs = new Set(pairs.map(([wrong]) => wrong))
  expect(Object.keys(GUARDS).filter((word) => !wrongs.has(word))).toEqual([])
})

it.each([
  ['我们可以经过这座桥。', '以经'],
  ['他自己经常迟到。', '己经'],
  ['老师立即然后才开口。', '即然'],
  ['大家难以经受这样的考验。', '以经'],
  ['平安祥和的村庄。', '安祥'],
  ['却实在不想走。', '却实'],
  ['南极时常有风。', '极时'],
  ['这是一道难题高分的题。', '题高'],
  ['并非长久之计。', '非长'],
  ['他时刻服从命令。', '刻服'],
  ['艰辛运动的背后。', '辛运'],
  ['不幸苦难接踵而来。', '幸苦'],
])('sees two words and no fault in %s (%s)', (text) => {
  expect(confusedWord.find(readDocument(text, TABLES))).toEqual([])
})
