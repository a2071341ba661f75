/** What all words are written from, and the judgements that several of them share. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Document } from '../../text/document.ts'
import type { DimensionReport, Essay, Mark } from '../../types.ts'
import type { Features } from '../features.ts'
import type { Highlight } from '../highlights.ts'
import { isJudgedAsArgument } from '../textType.ts'
import { isWorkedOn, ONLY_BELOW } from './textTypeAdvice.ts'
import type { Tone } from './phrases.ts'
import type { Picker } from './commentBuilder.ts'

export type FeedbackContext = {
  essay: Essay
  document: Document
  features: Features
  highlights: readonly Highlight[]
  marks: readonly Mark[]
  dimensions: readonly DimensionReport[]
  pick: Picker
}

export function toneOf({ features }: FeedbackContext): Tone {
  return features.stage === 'elementary' ? 'warm' : 'steady'
}

/**
 * Where a sound essay stands: the rounded means of the good essays in corpus/, what is told and
 * what is argued apart. A trait is worked on when it lags behind that, not because all are weak in
 * it. 思想健康 is set low: it is spoken of only with cause.
 */
const ORDINARY_SCORES_TOLD: Record<Trait, number> = {
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

function ordinary({ features }: FeedbackContext, trait: Trait): number {
  return (isJudgedAsArgument(features) ? ORDINARY_ARGUED : ORDINARY_SCORES_TOLD)[trait]
}

export function isAhead(context: FeedbackContext, trait: Trait, score: number): boolean {
  return score >= ordinary(context, trait)
}

/** Furthest behind first, without those that this sort of writing has no use for. */
export function workedOn(context: FeedbackContext): Trait[] {
  const scores = new Map(
    context.dimensions.flatMap(({ traits }) => traits.map(({ trait, score }) => [trait, score])),
  )
  const isNeeded = (trait: Trait) => (scores.get(trait) ?? 0) < (ONLY_BELOW[trait] ?? Infinity)
  return weakestTraits(context).filter(
    (trait) => isWorkedOn(trait, context.features) && isNeeded(trait),
  )
}

/** Furthest behind first. */
function weakestTraits(context: FeedbackContext): Trait[] {
  return context.dimensions
    .flatMap(({ traits }) =>
      traits.map(({ trait, score }) => ({ trait, lead: score - ordinary(context, trait) })),
    )
    .toSorted((a, b) => a.lead - b.lead)
    .map(({ trait }) => trait)
}
