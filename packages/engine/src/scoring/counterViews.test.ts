import { expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { readDocument } from '../text/document.ts'
import { countCounterViews } from './counterViews.ts'

const OPENING = '如今什么都要快。\n'

it.each([
  '有人会反驳：如今竞争激烈，慢了就会被淘汰。这话不无道理。',
  '守信固然会吃亏，可是亏的是一时。',
  '有人说读书没有用。可是不读书的人，连吃亏在哪里都看不出来。',
  '你也许会说，一次迟到算得了什么？',
  '有的同学会说：“别人都回了，就我不回，老师会不会不高兴？”我以前也这样想。',
  '有些人会问，慢慢来还来得及吗？来得及。',
])('lets another view speak: %s', (text) => {
  expect(countCounterViews(readDocument(OPENING + text, TABLES))).toBeGreaterThan(0)
})

it.each([
  '有人说，书是灯。它照着我往前走。',
  '有人天没亮就出门了，有人还在睡。',
  '有的同学会下棋，有的同学会画画。',
])('does not: %s', (text) => {
  expect(countCounterViews(readDocument(OPENING + text, TABLES))).toBe(0)
})

it('leads to its subject in the opening', () => {
  expect(countCounterViews(readDocument('有人说，这是一个快的时代。我却想慢。', TABLES))).toBe(0)
})
