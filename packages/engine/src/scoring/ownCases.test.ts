import { expect, it } from 'vitest'
import { TABLES } from '../testing.ts'
import { readDocument } from '../text/document.ts'
import { countOwnCases } from './ownCases.ts'

it.each([
  '去年班里排话剧，有同学提议照着视频学。',
  '我读初中的时候，物理老师被问住过一次。',
  '上个月，校门口一位骑电动车的阿姨被撞倒，围了二十多个人。',
  '记得有一次，我在等红灯，看见三四个人一起闯过去。',
])('tells of the writer’s own life: %s', (text) => {
  expect(countOwnCases(readDocument(text, TABLES))).toBe(1)
})

it.each([
  '在我心中有一个身影，她两岁那年失去了听力。',
  '他笑着说：“去年我还不会弹琴。”',
  '去年，我们的国家又向前走了一步。',
  '从小到大，我都喜欢听故事。',
  '她推开学生们，我们都记得她。',
])('does not: %s', (text) => {
  expect(countOwnCases(readDocument(text, TABLES))).toBe(0)
})
