import { describe, expect, it } from 'vitest'
import { corpusEssay, ESSAYS } from '../corpus/essays.ts'
import { reportOf, TABLES } from '../testing.ts'
import { goalMet } from './goalMet.ts'

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
