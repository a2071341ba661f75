/** Which traits of an essay are worth working on. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Features } from '../features.ts'
import { isJudgedAsArgument, textTypeOf } from '../textType.ts'
import { TRAIT_DEFINITIONS } from '../traits/definitions.ts'
import type { FeedbackContext } from './feedbackContext.ts'

export function isAhead(context: FeedbackContext, trait: Trait, score: number): boolean {
  return score >= usualScore(context, trait)
}

function usualScore({ features }: FeedbackContext, trait: Trait): number {
  const { usual } = TRAIT_DEFINITIONS[trait]
  return isJudgedAsArgument(features) ? usual.argument : usual.narrative
}

/** Furthest behind first, without those that this text type has no use for. */
export function workedOn(context: FeedbackContext): Trait[] {
  const scores = new Map(
    context.dimensions.flatMap(({ traits }) => traits.map(({ trait, score }) => [trait, score])),
  )
  const isNeeded = (trait: Trait) => {
    const { onlyBelow } = TRAIT_DEFINITIONS[trait]
    return onlyBelow === null || (scores.get(trait) ?? 0) < onlyBelow
  }
  return weakestTraits(context).filter(
    (trait) => isWorkedOn(trait, context.features) && isNeeded(trait),
  )
}

/** Furthest behind first. */
function weakestTraits(context: FeedbackContext): Trait[] {
  return context.dimensions
    .flatMap(({ traits }) =>
      traits.map(({ trait, score }) => ({ trait, lead: score - usualScore(context, trait) })),
    )
    .toSorted((a, b) => a.lead - b.lead)
    .map(({ trait }) => trait)
}

/** The grades of those who write three sentences. */
const YOUNGEST = 2
/**
 * A task that names only a genre (读后感) leaves the fit half open (scoring/topic): nobody is sent
 * back to the title for that.
 */
const FIT_DOUBTFUL = 0.4

function isWorkedOn(trait: Trait, features: Features): boolean {
  const { isForOlder, unsuited } = TRAIT_DEFINITIONS[trait]
  if (features.gradeLevel <= YOUNGEST && isForOlder) return false
  if (trait === 'MATCH_TITLE' && (features.topic.fit ?? 1) >= FIT_DOUBTFUL) return false
  return !unsuited.includes(textTypeOf(features))
}
