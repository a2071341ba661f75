import { DIMENSION_TRAITS, TRAITS, type Trait } from '@zhupi/contract/terms/traits.ts'
import { describe, expect, it } from 'vitest'
import { corpusEssay, ESSAYS } from '../corpus/essays.ts'
import { correct } from '../correct.ts'
import { makeEssay, makeTask, reportOf, TABLES } from '../testing.ts'
import type { Essay } from '../types.ts'
import { TRAIT_DEFINITIONS } from './traits/definitions.ts'

function traitsOf(essay: Essay): Record<string, number> {
  return Object.fromEntries(
    reportOf(essay)
      .dimensions.flatMap(({ traits }) => traits)
      .map(({ trait, score }) => [trait, score]),
  )
}

function movedTraits(essay: Essay, content: string): Trait[] {
  const before = traitsOf(essay)
  const after = traitsOf({ ...essay, content })
  return TRAITS.filter((trait) => Math.abs((after[trait] ?? 0) - (before[trait] ?? 0)) > 1)
}

const SOUND = ESSAYS.filter(
  ({ quality, essay, planted }) =>
    quality !== 'weak' &&
    planted.length === 0 &&
    essay.content.split('\n').length >= 5 &&
    essay.genre !== 'e-poetry',
).slice(0, 12)

describe.each(SOUND)('a trait moves by its own evidence alone: $name', ({ essay }) => {
  const paragraphs = essay.content.split('\n')

  it('where paragraphs stand touches the structure, and the centre at most', () => {
    const moved = movedTraits(essay, [...paragraphs].reverse().join('\n'))
    expect(
      moved.filter(
        (trait) =>
          trait !== 'STRUCTURE_PRECISENESS' &&
          trait !== 'CENTER_STANDOUT' &&
          trait !== 'LANGUAGE_FLUENCY',
      ),
    ).toEqual([])
  })

  it('what is said twice lowers fullness or structure, and lifts nothing', () => {
    const twice = [paragraphs[0], paragraphs[1], paragraphs[1], ...paragraphs.slice(2)].join('\n')
    const before = traitsOf(essay)
    const after = traitsOf({ ...essay, content: twice })
    expect((after.CONTENTS_FULL ?? 0) + (after.STRUCTURE_PRECISENESS ?? 0)).toBeLessThan(
      (before.CONTENTS_FULL ?? 0) + (before.STRUCTURE_PRECISENESS ?? 0),
    )
    expect(TRAITS.filter((trait) => (after[trait] ?? 0) > (before[trait] ?? 0) + 1)).toEqual([])
  })

  it('another task touches nothing but the fit to the task', () => {
    const before = traitsOf(essay)
    const after = traitsOf({
      ...essay,
      task: {
        ...essay.task,
        title: '国宝大熊猫',
        requirement: '查找资料，介绍大熊猫的样子、食物和习性。',
      },
    })
    expect(
      TRAITS.filter((trait) => trait !== 'MATCH_TITLE' && after[trait] !== before[trait]),
    ).toEqual([])
    expect(after.MATCH_TITLE).toBeLessThan(before.MATCH_TITLE ?? 0)
  })
})

it.each(['content', 'expression'] as const)('the shares of the traits of %s make a whole', (of) => {
  const shares = DIMENSION_TRAITS[of].map((trait) => Number(TRAIT_DEFINITIONS[trait].weight))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

describe('our own grading (corpus/)', () => {
  const graded = ESSAYS.map(({ quality, grades, essay }) => ({
    quality,
    ours: grades.total,
    engine: reportOf(essay).score,
  }))

  it('is followed within seven points on the average', () => {
    const errors = graded.map(({ ours, engine }) => Math.abs(ours - engine))
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(7.5)
  })

  it('sets weak, middling, good and excellent essays apart', () => {
    const means = (['weak', 'middling', 'good', 'excellent'] as const).map((wanted) => {
      const scores = graded.filter(({ quality }) => quality === wanted).map(({ engine }) => engine)
      return scores.reduce((sum, score) => sum + score, 0) / scores.length
    })
    expect(means).toEqual(means.toSorted((a, b) => a - b))
  })
})

describe('the total', () => {
  const senior = corpusEssay('grade12-mending').essay
  const cutTo = (characters: number) =>
    correct(
      {
        ...senior,
        content: senior.content.slice(0, characters),
        task: { ...senior.task, minCharacters: 800 },
      },
      TABLES,
    ).score

  it('of an exam essay of less than three quarters of its length is 30 of 60 at most', () => {
    expect(cutTo(560)).toBeLessThanOrEqual(50)
    expect(cutTo(560)).toBeGreaterThan(100 / 3)
    expect(cutTo(senior.content.length)).toBeGreaterThan(50)
  })

  it('of a child’s first honest lines never falls below a kind floor', () => {
    const lines = makeEssay({
      title: '',
      genre: 'e-diary',
      gradeLevel: 3,
      content:
        '我喜欢吃苹果，，我喜欢吃香蕉，，我喜欢吃西瓜，，我喜欢吃草每，，我喜欢吃葡陶，，我喜欢吃橙子，，' +
        '我喜欢吃梨，，妈妈也喜欢，，爸爸也喜欢，，我门都很高心，，我以经吃完了',
      task: makeTask({ title: '写日记', requirement: '写一篇日记。', minCharacters: 300 }),
    })
    expect(correct(lines, TABLES).score).toBe(46)
  })

  it('counts of four ways to stand out the strongest most', () => {
    for (const { essay } of ESSAYS) {
      const found = reportOf(essay).dimensions.find(({ dimension }) => dimension === 'development')
      const points = found?.traits.map((trait) => trait.score) ?? []
      const mean = points.reduce((sum, each) => sum + each, 0) / points.length
      expect(found?.score).toBeGreaterThanOrEqual(Math.floor(mean))
    }
  })
})
