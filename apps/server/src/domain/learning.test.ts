/** What is said of growth holds on the essays that it speaks of, whatever they are. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { TRAITS, type Trait } from '@zhupi/contract/terms/traits.ts'
import {
  abilityEssays,
  findGrowth,
  meanTraits,
  startOfTerm,
  traitsToPractise,
  type LearntEssay,
  type TraitScores,
} from './learning.ts'
import { growthWords, termWords } from './learningWords.ts'

const MONDAY = new Date('2026-03-02T08:00:00+08:00')

function scoresOf(score: number, others: Partial<TraitScores> = {}): TraitScores {
  return {
    MATCH_TITLE: score,
    CENTER_STANDOUT: score,
    CONTENTS_FULL: score,
    MENTAL_HEALTH: score,
    EMOTION_SINCERE: score,
    STANDARD: score,
    STYLE_MATCH: score,
    STRUCTURE_PRECISENESS: score,
    LANGUAGE_FLUENCY: score,
    PROFOUND: score,
    RICHNESS: score,
    LITERARY: score,
    NOVELTY: score,
    ...others,
  }
}

/** `daysAgo` orders them: the latest first is the smallest first. */
function makeEssay(daysAgo: number, wishes: Partial<LearntEssay> = {}): LearntEssay {
  return {
    id: 1 + daysAgo,
    isHomework: true,
    title: '那把伞',
    scoreScale: 60,
    writtenAt: new Date(MONDAY.getTime() - daysAgo * DAY_MS),
    characters: 400,
    engineVersion: '1',
    traits: scoresOf(60),
    rise: null,
    drafts: 1,
    ...wishes,
  }
}

const essays = fc
  .array(
    fc.record({
      scores: fc.option(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 13, maxLength: 13 }),
      ),
      engineVersion: fc.constantFrom('1', '2'),
      rise: fc.option(fc.double({ min: -40, max: 40, noNaN: true })),
      drafts: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ scores, ...rest }, index) => {
      const traits = scoresOf(0)
      TRAITS.forEach((trait, at) => {
        traits[trait] = scores?.[at] ?? 0
      })
      return makeEssay(index, { ...rest, traits: scores === null ? null : traits })
    }),
  )

const meanOf = (list: readonly LearntEssay[], trait: Trait) =>
  list.reduce((sum, { traits }) => sum + (traits?.[trait] ?? Number.NaN), 0) / list.length

describe('growth over a term', () => {
  test('a trait is said to have grown only where the means of the days that are named say so, under one engine', () => {
    fc.assert(
      fc.property(essays, (term) => {
        for (const growth of findGrowth(term)) {
          if (growth.kind !== 'trait') continue
          const { trait, earlier, latest } = growth
          const spoken = [earlier, latest].map(({ from, to, essays }) => {
            const engine = term.find(({ traits }) => traits !== null)?.engineVersion
            const within = term.filter(
              ({ writtenAt, traits, engineVersion }) =>
                traits !== null && engineVersion === engine && writtenAt >= from && writtenAt <= to,
            )
            expect(within).toHaveLength(essays)
            return meanOf(within, trait)
          })
          expect(earlier.to < latest.from).toBe(true)
          expect((spoken[1] ?? 0) - (spoken[0] ?? 0)).toBeGreaterThan(4.85)
          expect(earlier.mean).toBeCloseTo(spoken[0] ?? Number.NaN, 1)
          expect(latest.mean).toBeCloseTo(spoken[1] ?? Number.NaN, 1)
        }
      }),
    )
  })

  test('second drafts are counted, and the rise that is named is the greatest and no less than a point', () => {
    fc.assert(
      fc.property(essays, (term) => {
        const found = findGrowth(term)
        const redrafted = found.find(({ kind }) => kind === 'redrafted')
        const drafts = term.filter(({ drafts }) => drafts > 1).length
        expect(redrafted).toEqual(drafts === 0 ? undefined : { kind: 'redrafted', essays: drafts })
        const rise = found.find((growth) => growth.kind === 'rise')
        const rises = term.flatMap(({ rise }) => (rise !== null && rise >= 1 ? rise : []))
        expect(rise?.rise).toBe(rises.length === 0 ? undefined : Math.max(...rises))
      }),
    )
  })

  test('three essays at either end are compared, and the words name their days and means', () => {
    const term = [
      ...[0, 1, 2].map((day) => makeEssay(day, { traits: scoresOf(70, { LITERARY: 61 }) })),
      ...[3, 4, 5, 6, 7].map((day) => makeEssay(day)),
    ]
    const [grown] = findGrowth(term)
    expect(grown === undefined ? '' : growthWords(grown)).toEqual({
      text: '“符合题意”进步了',
      detail: '2月23日—2月25日的 3 篇平均 60.0，2月28日—3月2日的 3 篇平均 70.0（机评，满分 100）',
    })
    expect(findGrowth(term)).not.toContainEqual(expect.objectContaining({ trait: 'LITERARY' }))
  })

  test('three essays are too few to compare, and so are those of another engine', () => {
    const risen = [0, 1, 2].map((day) => makeEssay(day, { traits: scoresOf(90 - day * 30) }))
    expect(findGrowth(risen)).toEqual([])
    const older = [3, 4, 5].map((day) =>
      makeEssay(day, { engineVersion: '0', traits: scoresOf(1) }),
    )
    expect(findGrowth([...risen, ...older])).toEqual([])
  })

  test('a rise is told in the essay’s own scale', () => {
    expect(growthWords({ kind: 'rise', title: '那把伞', rise: 10, scoreScale: 60 })).toEqual({
      text: '《那把伞》改过以后更好了',
      detail: '改过以后的一稿比上一稿高 6.0 分（机评，满分 60）',
    })
  })
})

test('ability is the mean of the latest five whose traits are shown', () => {
  const list = [90, 80, 70, 60, 50, 0].map((score, day) =>
    makeEssay(day, { traits: scoresOf(score) }),
  )
  const hidden = makeEssay(-1, { traits: null })
  expect(meanTraits(abilityEssays([hidden, ...list]))?.NOVELTY).toBe(70)
  expect(meanTraits([])).toBeNull()
})

test('the lowest trait below the best band is practised first; at the best there is none', () => {
  expect(traitsToPractise(scoresOf(90, { LITERARY: 79.9, STANDARD: 40 }))).toEqual([
    'STANDARD',
    'LITERARY',
  ])
  expect(traitsToPractise(scoresOf(80))).toEqual([])
})

test.each([
  ['2026-09-01 00:00:00', '2026-09-01'],
  ['2026-08-31 23:59:59', '2026-02-01'],
  ['2026-02-01 00:00:00', '2026-02-01'],
  ['2026-01-31 23:59:59', '2025-09-01'],
])('at %s the term has run since %s', (now, day) => {
  expect(startOfTerm(new Date(`${now.replace(' ', 'T')}+08:00`))).toEqual(
    new Date(`${day}T00:00:00+08:00`),
  )
})

test('the term is told in one sentence, also before its first essay', () => {
  expect(termWords([makeEssay(0), makeEssay(1)], false)).toBe(
    '这个学期批改过 2 篇作文，一共写了 800 个字。',
  )
  expect(termWords([makeEssay(0)], true)).toBe('最近批改过 1 篇作文，一共写了 400 个字。')
  expect(termWords([], false)).toBe('这个学期还没有批改过作文，下面是以前的。')
})
