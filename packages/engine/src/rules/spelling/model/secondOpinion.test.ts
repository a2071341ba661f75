import { expect, test } from 'vitest'
import { TABLES } from '../../../testing.ts'
import { readDocument } from '../../../text/document.ts'
import { findMarks } from '../../findMarks.ts'
import { editsOfSentence } from './editsOfSentence.ts'
import { secondOdds } from './secondOpinion.ts'

const SLIPS = [
  '星期天，我和妹妹以经写完了作业，妈妈带我们到工园去玩。',
  '工园里的人真多，大家都在草平上放风争。',
  '妹妹高兴极了，一边跑一边叫，小险红扑扑的，头上都是汉水。',
].join('')
const CLEAN = [
  '星期天，我和妹妹已经写完了作业，妈妈带我们到公园去玩。',
  '公园里的人真多，大家都在草坪上放风筝。',
  '妹妹高兴极了，一边跑一边叫，小脸红扑扑的，头上都是汗水。',
].join('')
const HIDDEN = [
  ['好像有人多在后面看着我们。', 'fault 多→躲'],
  ['妈妈的车箱里装满了苹果。', 'query 车箱→车厢'],
] as const

function marked(text: string): string[] {
  return findMarks(readDocument(text, TABLES)).flatMap(({ kind, quote, suggestion }) =>
    kind === 'fault' || kind === 'query' ? [`${kind} ${quote}→${suggestion ?? ''}`] : [],
  )
}

test.each(HIDDEN)(
  '%s: told or asked about among slips, left alone among none',
  (sentence, slip) => {
    expect(marked(SLIPS + sentence)).toContain(slip)
    expect(marked(CLEAN.repeat(3) + sentence)).toEqual([])
  },
)

test('no name is asked about at the head of a clause', () => {
  expect(marked(SLIPS + '毕升想出了好办法，蔡伦也是。').join()).not.toMatch(/[毕蔡]/)
})

test('a few characters without slips have no second odds', () => {
  const oddsIn = (text: string) => {
    const document = readDocument(text, TABLES)
    return document.sentences.flatMap((sentence) =>
      editsOfSentence(document, sentence).map((edit) => secondOdds(document, sentence, [], edit)),
    )
  }
  expect(oddsIn(SLIPS).some((odds) => odds > 0)).toBe(true)
  expect(new Set(oddsIn(CLEAN))).toEqual(new Set([-Infinity]))
})

const STORY = [
  '星期天，我和妹妹早早写完了作业，妈妈带我们到公园去玩。',
  '公园里的人真多，大家都在草地上放风筝。',
  '妹妹高兴极了，一边跑一边叫，小脸红红的。',
  '风越来越大，我们的风筝也越飞越高。',
  '天快黑了，妈妈说该回家了，我们就收起了线。',
  '路上，妹妹一直在说那只蝴蝶风筝。',
].join('')

test.each([['这件事成了我前进路上的奠脚石。', 'fault 奠脚石→垫脚石']])(
  '%s: heard in a short text without slips, not in a long one',
  (sentence, slip) => {
    expect(marked(STORY + sentence)).toEqual([slip])
    expect(marked(STORY.repeat(8) + sentence)).not.toContain(slip)
  },
)

test.each([
  ['奶奶轻轻地翻了个番身。', 'fault 番身→翻身'],
  ['我吓得梭成一团。', 'fault 梭成一团→缩成一团'],
])('%s: the character stands in none of its words', (sentence, slip) => {
  expect(marked(STORY + sentence)).toEqual([slip])
})

test('番茄, 穿梭: in one of their words they do', () => {
  expect(
    marked(`${STORY}我们吃了番茄，看见渔船在江上穿梭，敬了一番酒。菜园会荒掉，我担心。`),
  ).toEqual([])
})
