/** What all words are written from, and the judgements that several of them share. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Document } from '../../text/document.ts'
import type { DimensionReport, Essay, Mark } from '../../types.ts'
import type { Features } from '../features.ts'
import type { Highlight } from '../highlights.ts'
import { isReasoned } from '../lens.ts'
import { isWorkedOn, ONLY_BELOW } from './lensAdvice.ts'
import type { Tone } from './phrases.ts'
import type { Picker } from './writer.ts'

export type Reading = {
  essay: Essay
  document: Document
  features: Features
  highlights: readonly Highlight[]
  marks: readonly Mark[]
  dimensions: readonly DimensionReport[]
  pick: Picker
}

export function toneOf({ features }: Reading): Tone {
  return features.stage === 'elementary' ? 'warm' : 'steady'
}

/**
 * Where a sound essay stands: the rounded means of the good essays in corpus/, what is told and what is argued apart. A trait is worked on
 * when it lags behind that, not because all are weak in it. 思想健康 is set low: it is spoken of only with cause.
 */
const ORDINARY_TOLD: Record<Trait, number> = {
  MATCH_TITLE: 87,
  CENTER_STANDOUT: 87,
  CONTENTS_FULL: 90,
  MENTAL_HEALTH: 75,
  EMOTION_SINCERE: 79,
  STANDARD: 90,
  STYLE_MATCH: 87,
  STRUCTURE_PRECISENESS: 89,
  LANGUAGE_FLUENCY: 88,
  PROFOUND: 68,
  RICHNESS: 75,
  LITERARY: 74,
  NOVELTY: 81,
}
const ORDINARY_ARGUED: Record<Trait, number> = {
  MATCH_TITLE: 90,
  CENTER_STANDOUT: 80,
  CONTENTS_FULL: 89,
  MENTAL_HEALTH: 75,
  EMOTION_SINCERE: 78,
  STANDARD: 90,
  STYLE_MATCH: 82,
  STRUCTURE_PRECISENESS: 91,
  LANGUAGE_FLUENCY: 81,
  PROFOUND: 69,
  RICHNESS: 81,
  LITERARY: 72,
  NOVELTY: 77,
}

function ordinary({ features }: Reading, trait: Trait): number {
  return (isReasoned(features) ? ORDINARY_ARGUED : ORDINARY_TOLD)[trait]
}

export function isAhead(reading: Reading, trait: Trait, score: number): boolean {
  return score >= ordinary(reading, trait)
}

/** Furthest behind first, without those that this sort of writing has no use for. */
export function workedOn(reading: Reading): Trait[] {
  const scores = new Map(
    reading.dimensions.flatMap(({ traits }) => traits.map(({ trait, score }) => [trait, score])),
  )
  const isNeeded = (trait: Trait) => (scores.get(trait) ?? 0) < (ONLY_BELOW[trait] ?? Infinity)
  return weakestTraits(reading).filter(
    (trait) => isWorkedOn(trait, reading.features) && isNeeded(trait),
  )
}

/** Furthest behind first. */
function weakestTraits(reading: Reading): Trait[] {
  return reading.dimensions
    .flatMap(({ traits }) =>
      traits.map(({ trait, score }) => ({ trait, lead: score - ordinary(reading, trait) })),
    )
    .toSorted((a, b) => a.lead - b.lead)
    .map(({ trait }) => trait)
}
