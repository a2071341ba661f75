import { describe, expect, it } from 'vitest'
import { corpusEssay, ESSAYS } from '../corpus/essays.ts'
import { makeEssay, reportOf, TABLES } from '../testing.ts'
import { readDocument } from '../text/document.ts'
import { goalMet } from './goalMet.ts'
import { findPlaces } from './places.ts'

const REPORTS = ESSAYS.slice(0, 40).map(({ essay }) => ({ essay, report: reportOf(essay) }))

describe('goals for the next draft', () => {
  it('are three, each of another trait and none met by the draft they are set for', () => {
    for (const { essay, report } of REPORTS) {
      const goals = report.goals ?? []
      expect(goals).toHaveLength(3)
      expect(new Set(goals.map(({ trait }) => trait)).size).toBe(3)
      for (const goal of goals) expect(goalMet(goal, essay, TABLES)).toBe(false)
    }
  })

  it('say what to do, where, and how one sees that it is done', () => {
    for (const { report } of REPORTS)
      for (const { text, done, paragraph } of report.goals ?? []) {
        expect(text.length).toBeGreaterThan(8)
        expect(done.length).toBeGreaterThan(4)
        if (paragraph !== null) expect(report.paragraphs[paragraph]).toBeDefined()
      }
  })

  it('are met by a draft that does what they ask for', () => {
    const { essay } = corpusEssay('grade5-middling')
    const goal = {
      trait: 'CONTENTS_FULL' as const,
      paragraph: null,
      text: '',
      done: '',
      check: { kind: 'count' as const, measure: 'characters' as const, least: 400 },
    }
    expect(goalMet(goal, essay, TABLES)).toBe(false)
    const longer = { ...essay, content: `${essay.content}\n${'妈妈端着水走过来。'.repeat(8)}` }
    expect(goalMet(goal, longer, TABLES)).toBe(true)
  })
})

describe('the advice on each trait', () => {
  it('quotes only what stands in the essay', () => {
    for (const { report } of REPORTS)
      for (const { lift } of report.dimensions.flatMap(({ traits }) => traits))
        for (const [, quote = ''] of lift.matchAll(/“([^”]*)”/g))
          expect(report.paragraphs.join('\n')).toContain(quote)
  })

  it('takes no clause for worn that says only half before a quotation', () => {
    const wornIn = (text: string) =>
      findPlaces(readDocument(text, TABLES), [], false).worn.map(({ quote }) => quote)
    expect(wornIn('我们似乎已经习惯了用“快”来丈量一切。')).toEqual([])
    expect(wornIn('我们似乎已经习惯了快速丈量一切。')).toEqual(['我们似乎已经习惯了快速丈量一切'])
  })

  it('counts as verse what is quoted in lines of one length, and no slogan of seven characters', () => {
    const said = (quoted: string) =>
      JSON.stringify(
        reportOf(
          makeEssay({
            title: '慢一点',
            genre: 's-argument',
            gradeLevel: 11,
            content: `我以为，慢是一种能力。古人说“${quoted}”，这句话流传很广。\n学习要一步一步来，急不得。`,
          }),
        ),
      )
    expect(said('千里之行，始于足下')).toMatch(/诗文/)
    expect(said('七天搞定文言文')).not.toMatch(/诗文/)
  })

  it('says that the ending leaves the opening unanswered only where no named thing comes back', () => {
    const opening = '我家楼道的声控灯坏了很久，物业总说明天来修，明天又说明天。'
    const middle = '第二天晚自习回来，我走到三楼，看见楼梯口亮着一团黄黄的光，奶奶坐在门里打盹。'
    const told = (ending: string) =>
      JSON.stringify(
        reportOf(makeEssay({ title: '那一晚', content: `${opening}\n${middle}\n${ending}` })),
      )
    expect(told('照亮一段路，不一定要多亮的灯，只要有人愿意。')).not.toMatch(
      /没有接住|没有找到开头/,
    )
    expect(told('后来我明白了，只要心里不慌，就不会害怕黑暗。')).toMatch(/没有接住|没有找到开头/)
  })

  it('is the same sentence in at most 35 of 100 essays', () => {
    const lifts = REPORTS.flatMap(({ report }) =>
      report.dimensions.flatMap(({ traits }) => traits.map(({ trait, lift }) => trait + lift)),
    )
    const often = [...Map.groupBy(lifts, (each) => each)].filter(
      ([, same]) => same.length > 0.35 * REPORTS.length,
    )
    expect(often).toEqual([])
  })
})
