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
  ['他不敢动了。', '敢动'],
  ['公园桌上放着书。', '园桌'],
  ['他的勇气奋发向上。', '气奋'],
  ['我们锻炼习惯了。', '炼习'],
  ['这件事责任真大。', '任真'],
  ['生日纪念册放在桌上。', '日纪'],
  ['小乌龟慢慢爬。', '小乌'],
  ['书桌上有一颗草莓。', '一颗草'],
  ['桌上有一只铅笔盒。', '一只铅笔'],
  ['她在图书管理员那里借书。', '图书管'],
  ['妈妈的工作饭前就做完了。', '作饭'],
  ['快点闭嘴吧。', '嘴吧'],
  ['他现在也不来了。', '在也不'],
  ['电话提醒我该出发了。', '话提'],
  ['明星其实也很累。', '星其'],
])('sees two words and no fault in %s (%s)', (text) => {
  expect(confusedWord.find(readDocument(text, TABLES))).toEqual([])
})
