/** What binds the dimensions and the total to each other (docs/product/engine.md). */
import { bandOf, DIMENSION_TRAITS } from '@zhupi/contract/terms/traits.ts'
import { describe, expect, it } from 'vitest'
import { corpusEssay } from '../corpus/essays.ts'
import { PLACED, triedOn } from '../corpus/triedOn.ts'
import { makeEssay, makeTask, reportOf } from '../testing.ts'
import type { Essay } from '../types.ts'

const ONE_OF_SIXTY = 100 / 60

const OFF_TOPIC = makeEssay({
  title: '参观钢铁厂',
  content:
    '钢铁厂的高炉有十层楼高。工人把铁矿石和焦炭送进炉膛，再吹进滚烫的热风。铁水从炉口流出来，像一条火红的河。工程师告诉参观的人，每一炉铁水都要取样化验，碳多了会脆，碳少了会软。轧钢车间里，通红的钢坯在轧辊之间来回穿梭，越来越薄，最后卷成一大卷。厂里的水循环使用，烟囱上装着除尘的设备，天空很蓝。',
  task: makeTask({
    title: '我的外婆',
    requirement: '外婆做过的哪道菜最让你想念？写一写外婆和那道菜。',
  }),
})

function scoreOf(essay: Essay): number {
  return reportOf(essay).score
}

function dimensionsOf(essay: Essay) {
  const { dimensions } = reportOf(essay)
  const [content = 0, expression = 0, development = 0] = dimensions.map(({ score }) => score)
  const [first = 0, second = 0, third = 0, fourth = 0] = dimensions
    .flatMap(({ traits }) => traits)
    .filter(({ trait }) => DIMENSION_TRAITS.development.includes(trait))
    .map(({ score }) => score)
    .toSorted((a, b) => b - a)
  return { content, expression, development, traits: [first, second, third, fourth] as const }
}

describe('the three dimensions', () => {
  /** As it is, its beginning alone, and drowned in shouting. */
  const scored = PLACED.flatMap(({ essay, place }) => [
    essay,
    ...triedOn(place, [
      { ...essay, content: essay.content.split('\n')[0] ?? '' },
      { ...essay, content: `${essay.content}\n${'加油！'.repeat(200)}` },
    ]),
  ])
    .concat(OFF_TOPIC)
    .map(dimensionsOf)
  const withContent = scored.filter(({ content }) => bandOf(content) < 4)
  const without = scored.filter(({ content }) => bandOf(content) === 4)

  it('表达 is within one band of 内容, and 发展 within one band of their mean', () => {
    const distance = (one: number, other: number) => Math.abs(bandOf(one) - bandOf(other))
    expect(scored.filter(({ content, expression }) => distance(expression, content) > 1)).toEqual(
      [],
    )
    expect(
      withContent.filter(
        ({ content, expression, development }) =>
          distance(development, (content + expression) / 2) > 1,
      ),
    ).toEqual([])
  })

  it('发展 is half the strongest trait, a quarter the second, then 15 and 10 in a hundred', () => {
    expect(withContent.length).toBeGreaterThan(100)
    for (const { development, traits } of withContent)
      expect(development).toBeCloseTo(
        0.5 * traits[0] + 0.25 * traits[1] + 0.15 * traits[2] + 0.1 * traits[3],
        0,
      )
  })

  it('发展 has at most two of its twenty points where 内容 is 四等', () => {
    expect(without.length).toBeGreaterThan(20)
    expect(without.filter(({ development }) => development > 10)).toEqual([])
    expect(Math.max(...without.map(({ traits }) => traits[0]))).toBeGreaterThan(30)
  })
})

describe('the total', () => {
  const senior = corpusEssay('grade10-argument').essay
  const child = makeEssay({ title: '', gradeLevel: 3, task: makeTask({ minCharacters: 800 }) })
  const simple =
    '星期天我和妈妈去公园玩。我看到花。我看到树。我看到草。我吃了面包。我喝了水。我坐车回家。我很高兴。今天真好。明天我还想去。爸爸也想去。'

  it.each([
    [0.2, 10],
    [0.3, 20],
    [0.45, 20],
    [0.55, 30],
    [0.7, 30],
  ])('a senior who writes %f of the length asked gets %d of 60 at most', (share, points) => {
    const content = senior.content.slice(0, 800 * share)
    const task = { ...senior.task, minCharacters: 800 }
    expect(scoreOf({ ...senior, content, task })).toBeCloseTo(points * ONE_OF_SIXTY, 1)
    expect(scoreOf({ ...senior, content, task: { ...task, minCharacters: 100 } })).toBeGreaterThan(
      points * ONE_OF_SIXTY + 1,
    )
  })

  it('a child’s honest attempt never falls below 36, nor below 46 from sixty characters on', () => {
    expect(scoreOf({ ...child, content: '我去了。' })).toBeGreaterThanOrEqual(36)
    expect(scoreOf({ ...child, content: simple })).toBe(46)
    expect(scoreOf({ ...child, content: simple, gradeLevel: 7, genre: 'j-event' })).toBeLessThan(46)
  })

  it('a wrong word that is repeated counts once, another one counts too', () => {
    const { essay } = corpusEssay('grade5-middling')
    const withEnding = (ending: string) =>
      scoreOf({ ...essay, content: `${essay.content}\n${ending}` })
    const once = withEnding('我以经长大了。')
    expect(withEnding('我以经长大了。'.repeat(3))).toBeGreaterThanOrEqual(once)
    expect(withEnding('我以经长大了。他的眼晴又大又亮。')).toBeLessThan(once)
  })
})
