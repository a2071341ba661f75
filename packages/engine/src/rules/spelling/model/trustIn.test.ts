import { expect, test } from 'vitest'
import { TABLES } from '../../../testing.ts'
import { readDocument } from '../../../text/document.ts'
import { easedIn, trustIn } from './trustIn.ts'

const SENTENCES = [
  '星期天，我和妹妹早早写完了作业，妈妈带我们到公园去玩。',
  '公园里的人真多，大家都在草地上放风筝。',
  '妹妹高兴极了，一边跑一边叫，小脸红红的。',
  '风越来越大，我们的风筝也越飞越高。',
  '天快黑了，妈妈说该回家了，我们就收起了线。',
  '路上，妹妹一直在说那只蝴蝶风筝。',
].join('')
const SLIP = '我们一到公园门口就看见了许多人在排队买票，里面传来一真阵歌声，还有毫不犹预的掌声。'

const read = (text: string) => readDocument(text, TABLES)

test('the longer a text without slips, the more its writer is trusted', () => {
  const short = trustIn(read(SENTENCES))
  const long = trustIn(read(Array.from({ length: 8 }, () => SENTENCES).join('\n')))
  expect(short).toBeGreaterThan(0.3)
  expect(short).toBeLessThan(0.8)
  expect(long).toBeGreaterThan(1)
})

test('one slip weighs more in a short text than in a long one', () => {
  expect(trustIn(read(SENTENCES + SLIP))).toBeLessThan(0.2)
  expect(
    trustIn(read(`${Array.from({ length: 12 }, () => SENTENCES).join('\n')}\n${SLIP}`)),
  ).toBeGreaterThan(0.9)
})

test('who writes long clauses is trusted sooner', () => {
  const long = [
    '星期天妈妈带着我和妹妹一起到城里最大的公园去放风筝。',
    '公园中间那片宽宽的草地上站满了来自各个地方的大人和孩子。',
    '妹妹举着那只红色的蝴蝶风筝在草地上高兴地跑来跑去。',
    '那只漂亮的风筝很快就飞到了公园里最高的那棵大树上面。',
    '天快黑的时候我们才带着风筝跟着妈妈慢慢地走回家去。',
  ].join('')
  expect(trustIn(read(long))).toBeGreaterThan(trustIn(read(SENTENCES)) + 0.1)
})

test('a few characters say nothing, and ease nothing', () => {
  expect(trustIn(read(SENTENCES.slice(0, 60)))).toBe(0)
  expect(easedIn(read(SENTENCES))).toBe(0)
})
