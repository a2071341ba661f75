import { describe, expect, it } from 'vitest'
import { correct } from '../correct.ts'
import { corpusEssay } from '../corpus/essays.ts'
import { TABLES } from '../testing.ts'
import type { Essay } from '../types.ts'
import { measureFreshness } from './freshness.ts'

const worn =
  '那次的经历深深地印在了我的脑海里，让我明白了一个道理：只要我们努力，就一定会成功。我的心里充满了力量，从那以后，我遇到困难也不再放弃。这件事虽然已经过去很久了，但是我永远也不会忘记。'
const lived =
  '修车的老陈正给一条内胎补疤，满手黑油。他抬头看了我一眼，没问什么，在围裙上把手擦了两遍，接过笔，一笔一画地写下我爸的名字。我趴在窗台上往下看，铺子的灯还亮着。'
const costOf = (text: string) => measureFreshness(text, TABLES).cost

describe('what could be expected', () => {
  it('costs less than what was lived', () => {
    expect(costOf(lived)).toBeGreaterThan(costOf(worn) + 0.6)
  })

  it.each([
    ['rare words strewn in', worn.replaceAll('，', '，饕餮逡巡，')],
    [
      'a thesaurus',
      worn.replaceAll('努力', '孜孜').replaceAll('明白', '洞悉').replaceAll('困难', '艰窘'),
    ],
    [
      'classical lines',
      `${worn}“滕王高阁临江渚，佩玉鸣鸾罢歌舞。”是故弟子不必不如师，师不必贤于弟子。`,
    ],
    ['great names', worn.replaceAll('我们', '司马迁、贝多芬和居里夫人')],
  ])('is hardly hidden by %s', (_name, disguised) => {
    expect(costOf(disguised)).toBeLessThan(costOf(worn) + 0.6)
    expect(costOf(disguised)).toBeLessThan(costOf(lived) - 0.3)
  })
})

const good = corpusEssay('grade8-bus-stop').essay
const report = (changes: Partial<Essay>) => correct({ ...good, ...changes }, TABLES)
const traitOf = (changes: Partial<Essay>, trait: string) =>
  report(changes)
    .dimensions.flatMap(({ traits }) => traits)
    .find((each) => each.trait === trait)?.score ?? 0
const slogans =
  '让我们扬起理想的风帆，努力奋斗，驶向成功的彼岸！只要我们坚持不懈，就一定能战胜一切困难。'

describe('what is not the essay’s own', () => {
  it('adds nothing: slogans lower novelty and never lift the total', () => {
    const content = `${good.content}\n${slogans}`
    expect(report({ content }).score).toBeLessThanOrEqual(report({}).score)
    expect(traitOf({ content }, 'NOVELTY')).toBeLessThan(traitOf({}, 'NOVELTY'))
  })

  it('adds nothing: the task’s sentences never lift the total', () => {
    const content = `${good.task.requirement}\n${good.content}`
    expect(report({ content }).score).toBeLessThan(report({}).score)
  })

  it('leaves one quoted cheer alone', () => {
    const cheered = `${good.content}\n她说：“加油！”`
    expect(report({ content: cheered }).score).toBeGreaterThan(report({}).score - 2)
  })
})

it('runs on: stops turned into commas lower 规范 and 流畅', () => {
  const content = good.content
    .split('\n')
    .map((paragraph) => paragraph.replace(/。(?=.)/g, '，'))
    .join('\n')
  expect(traitOf({ content }, 'STANDARD')).toBeLessThan(traitOf({}, 'STANDARD'))
  expect(traitOf({ content }, 'LANGUAGE_FLUENCY')).toBeLessThan(traitOf({}, 'LANGUAGE_FLUENCY'))
  expect(report({ content }).score).toBeLessThan(report({}).score)
})
