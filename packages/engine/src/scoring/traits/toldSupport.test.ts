import { expect, it } from 'vitest'
import { corpusEssay } from '../../corpus/essays.ts'
import { TABLES } from '../../testing.ts'
import { examine } from '../examine.ts'
import { layers, support } from './measures.ts'

const { features } = examine(corpusEssay('grade8-bus-stop').essay, TABLES)

it('up to grade 9 a case that is told supports an argument, and people in a row make it hollow', () => {
  const argued = (stage: 'junior' | 'senior', toldCases: number, strungExamples = 0) => ({
    ...features,
    family: 'argumentative' as const,
    stage,
    language: { ...features.language, ownCases: 0, toldCases },
    strungExamples,
  })
  expect(support(argued('junior', 1))).toBeGreaterThan(support(argued('junior', 0)))
  expect(support(argued('senior', 1))).toBe(support(argued('senior', 0)))
  expect(layers(argued('senior', 0, 8))).toBeLessThan(layers(argued('senior', 1, 8)))
})
