import { expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { cutWords, findNames } from './words.ts'
import { readDocument } from './document.ts'

it.each([
  ['妈妈高高兴兴地去了学校。', '妈妈 高高兴兴 地 去 了 学校 。'],
  ['羊有一百二十三。', '羊 有 一百二十三 。'],
  ['他穿着T恤，在ABC路口等了30分钟', '他 穿着 T恤 ， 在 ABC 路口 等 了 30 分钟'],
])('cuts %s', (text, words) => {
  expect(
    cutWords(text, TABLES)
      .map((word) => word.text)
      .join(' '),
  ).toBe(words)
})

it('finds classmates whom no dictionary knows, and takes no plain words for names', () => {
  expect([
    ...findNames('我的同桌叫陈思远。陈思远爱跑步，高兴的时候，白云也像在笑。', TABLES),
  ]).toEqual(['陈思远'])
})

it('says where in its paragraph each word stands', () => {
  const [, paragraph] = readDocument('第一段。\n　　雨停了。太阳出来了。', TABLES).paragraphs
  const words = paragraph?.sentences.flatMap((sentence) => sentence.words) ?? []
  expect(words.length).toBeGreaterThan(5)
  expect(
    words.filter(({ text, start, end }) => paragraph?.text.slice(start, end) !== text),
  ).toEqual([])
})
