/** Three goals for the next draft, as data, and whether a later draft has met one. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { countHan } from '../text/characters.ts'
import type { DimensionReport, Goal, GoalCheck } from '../types.ts'
import { TRAIT_DEFINITIONS } from './traits/definitions.ts'
import type { Step } from './steps/step.ts'
import type { Features } from './features.ts'
import { isJudgedAsArgument } from './textType.ts'

const GOALS = 3

/**
 * What lags furthest behind comes first, and what is missing before what could be better; each goal
 * is of another trait, none is reached already, and no two ask for the same words.
 */
export function chooseGoals(
  dimensions: readonly DimensionReport[],
  steps: ReadonlyMap<Trait, Step>,
  features: Features,
  paragraphs: readonly string[],
  isReached: (check: GoalCheck) => boolean,
): Goal[] {
  const usual = isJudgedAsArgument(features) ? 'argument' : 'narrative'
  const ranked = dimensions
    .flatMap(({ traits }) => traits)
    .flatMap(({ trait, score }) => {
      const step = steps.get(trait)
      if (step === undefined) return []
      const lag = TRAIT_DEFINITIONS[trait].usual[usual] - score
      return [{ step, worth: lag + (step.isNeeded ? NEEDED : 0) }]
    })
    .toSorted((a, b) => b.worth - a.worth)
  const goals: Goal[] = []
  for (const { step } of ranked) {
    const check = checkOf(step, features, paragraphs)
    if (isReached(check) || !showsItself(step)) continue
    if (goals.some((goal) => JSON.stringify(goal.check) === JSON.stringify(check))) continue
    goals.push({
      trait: step.trait,
      paragraph: step.paragraph,
      text: step.text,
      done: step.done,
      check,
    })
    if (goals.length === GOALS) break
  }
  return goals
}

/**
 * What asks for some words more in one paragraph is not done by words in another; the length of the
 * whole is its own matter.
 */
function checkOf(
  { check, paragraph, trait, isNeeded }: Step,
  { written }: Features,
  paragraphs: readonly string[],
): GoalCheck {
  const text = paragraph === null ? undefined : paragraphs[paragraph]
  if (
    text === undefined ||
    check.kind !== 'count' ||
    check.measure !== 'characters' ||
    check.least === undefined ||
    (trait === 'CONTENTS_FULL' && isNeeded)
  )
    return check
  return {
    kind: 'grown',
    begins: text.slice(0, BEGINNING),
    han: countHan(text),
    whole: countHan(paragraphs.join('')),
    // Of those that are asked for some are punctuation.
    by: Math.max(1, check.least - written - PUNCTUATION),
  }
}

const BEGINNING = 6
const PUNCTUATION = 2

/** To mend a slip shows nothing of a sentence that was to be moved or shortened. */
function showsItself({ check, trait }: Step): boolean {
  return check.kind !== 'count' || check.measure !== 'faults' || trait === 'STANDARD'
}

const NEEDED = 12 // points
