/** Which traits of an essay are worth working on. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Features } from '../features.ts'
import { isJudgedAsArgument, textTypeOf, type TextType } from '../textType.ts'
import type { FeedbackContext } from './feedbackContext.ts'

/**
 * Where a sound essay stands: the rounded means of the good essays in corpus/, narratives and
 * arguments apart. A trait is worked on when it lags behind that, not because all are weak in it.
 * 思想健康 is set low: it is mentioned only with cause.
 */
const NARRATIVE_MEANS: Record<Trait, number> = {
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
const ARGUMENT_MEANS: Record<Trait, number> = {
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
  return (isJudgedAsArgument(features) ? ARGUMENT_MEANS : NARRATIVE_MEANS)[trait]
}

export function isAhead(context: FeedbackContext, trait: Trait, score: number): boolean {
  return score >= ordinary(context, trait)
}

/** Furthest behind first, without those that this text type has no use for. */
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

/**
 * Traits whose general wordings would make no sense there, and for which textTypeAdvice has no
 * other.
 */
const UNSUITED: Record<TextType, ReadonlySet<Trait>> = {
  story: new Set(),
  scene: new Set(['EMOTION_SINCERE', 'NOVELTY', 'CENTER_STANDOUT']),
  argument: new Set(['EMOTION_SINCERE']),
  review: new Set(['EMOTION_SINCERE', 'RICHNESS', 'NOVELTY']),
  response: new Set(['RICHNESS', 'NOVELTY', 'LITERARY', 'CENTER_STANDOUT']),
  exposition: new Set(['EMOTION_SINCERE', 'LITERARY', 'NOVELTY', 'STYLE_MATCH']),
  letter: new Set(['EMOTION_SINCERE', 'LITERARY', 'NOVELTY', 'STYLE_MATCH', 'CENTER_STANDOUT']),
  poem: new Set([
    'EMOTION_SINCERE',
    'RICHNESS',
    'STYLE_MATCH',
    'STRUCTURE_PRECISENESS',
    'CENTER_STANDOUT',
    'NOVELTY',
    'STANDARD',
    'LANGUAGE_FLUENCY',
  ]),
}
/** Who writes three sentences has no outline to draw and no argument to dig for. */
const TOO_EARLY: ReadonlySet<Trait> = new Set([
  'CENTER_STANDOUT',
  'STYLE_MATCH',
  'STRUCTURE_PRECISENESS',
  'PROFOUND',
  'MATCH_TITLE',
])
const YOUNGEST = 2
/**
 * A task that names only a genre (读后感) leaves the fit half open (scoring/topic): nobody is sent
 * back to the title for that.
 */
const FIT_DOUBTFUL = 0.4

/**
 * What is asked for only of those who truly lag: to a good essay it would sound as if nobody had
 * read it.
 */
const ONLY_BELOW: Partial<Record<Trait, number>> = {
  STYLE_MATCH: 70,
  MATCH_TITLE: 75,
  STANDARD: 85,
  MENTAL_HEALTH: 75,
}

function isWorkedOn(trait: Trait, features: Features): boolean {
  if (features.gradeLevel <= YOUNGEST && TOO_EARLY.has(trait)) return false
  if (trait === 'MATCH_TITLE' && (features.topic.fit ?? 1) >= FIT_DOUBTFUL) return false
  return !UNSUITED[textTypeOf(features)].has(trait)
}
