/** What all words are written from, and the judgements that several of them share. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Document } from '../../text/document.ts'
import type { DimensionReport, Essay, Mark } from '../../types.ts'
import type { Features } from '../features.ts'
import type { Highlight } from '../highlights.ts'
import { isWorkedOn } from './lensAdvice.ts'
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
 * Where a sound essay stands: the rounded means of the sound essays in corpus/. A trait is worked on when it lags behind that, not because
 * all are weak in it. 思想健康 is set low: it is spoken of only with cause.
 */
const ORDINARY: Record<Trait, number> = {
  MATCH_TITLE: 91, CENTER_STANDOUT: 91, CONTENTS_FULL: 90, MENTAL_HEALTH: 75, EMOTION_SINCERE: 84,
  STANDARD: 87, STYLE_MATCH: 91, STRUCTURE_PRECISENESS: 87, LANGUAGE_FLUENCY: 85,
  PROFOUND: 81, RICHNESS: 74, LITERARY: 67, NOVELTY: 72,
}

export function isAhead(trait: Trait, score: number): boolean {
  return score >= ORDINARY[trait]
}

/** Furthest behind first, without those that this sort of writing has no use for. */
export function workedOn(reading: Reading): Trait[] {
  return weakestTraits(reading).filter((trait) => isWorkedOn(trait, reading.features))
}

/** Furthest behind first. */
function weakestTraits({ dimensions }: Reading): Trait[] {
  return dimensions
    .flatMap(({ traits }) => traits.map(({ trait, score }) => ({ trait, lead: score - ORDINARY[trait] })))
    .toSorted((a, b) => a.lead - b.lead)
    .map(({ trait }) => trait)
}
