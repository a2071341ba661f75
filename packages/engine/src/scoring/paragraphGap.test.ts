import { expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { readDocument } from '../text/document.ts'
import { gapIn } from './paragraphGap.ts'

const CASE = '老师只让我把受力图画出来，我在水池边用一个饭盒试了四十分钟。'

it.each([
  ['由此我想，很多人以为的快其实是跳过。', false],
  ['可见，很多人以为的快其实是跳过。', false],
  ['很多人以为的快其实是跳过。', true],
])('from a case to %s there is a gap: %s', (next, isGap) => {
  expect(gapIn(readDocument(`${CASE}\n${next}`, TABLES).paragraphs, []) !== null).toBe(isGap)
})
