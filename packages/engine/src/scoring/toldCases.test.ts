import { expect, test } from 'vitest'
import { readDocument } from '../text/document.ts'
import { TABLES } from '../testing.ts'
import { toldCases } from './toldCases.ts'

const casesIn = (text: string) =>
  toldCases(readDocument(text, TABLES)).map((sentences) => sentences.length)

test.each([
  '去年我学做木工，师傅让我把一把凿子在磨石上推了整整两个下午。后来凿榫眼，我才发现，那两个下午让我的手知道了什么角度是平的。',
  '塞麦尔维斯看见由医生接生的产妇死得多，他没有当成命，一样一样地排除了原因。最后他盯住了医生刚从解剖室出来的手，要求所有人洗手。那年他保住了许多产妇。',
])('is told: %s', (text) => {
  expect(casesIn(text)).toHaveLength(1)
})

test.each([
  '司马迁忍辱负重，写下了《史记》；李时珍跋山涉水，编成了《本草纲目》；曹雪芹批阅十载，著成了《红楼梦》。他们用坚持书写了人生的华章，用坚持赢得了后人的敬仰。',
  '我们要在学习中学会担当，只有这样才不辜负老师的期望。人生在世，每个人都应该有担当，他也不例外，因为时代选择了青年。',
  '老师笑了。他走了。',
])('is only named or claimed: %s', (text) => {
  expect(casesIn(text)).toEqual([])
})
