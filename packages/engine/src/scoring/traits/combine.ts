/** Weighs the parts of a trait: recipes are data (recipes/), this adds them up. */
import type { Features } from '../features.ts'
import { arguesByTelling, isJudgedAsArgument, type TextType } from '../textType.ts'
import type { CommonMeasure } from './measures.ts'

export type Part<Measure> = {
  measure: Measure
  weight: number
  /** What to do about it; by text type where one wording does not fit all. */
  lift?: string | Partial<Record<TextType, string>>
}

/** What a trait is made of. `Own` are the measures that this trait alone looks at. */
export type Recipe<Own extends string = never> = {
  base: number
  parts: readonly Part<CommonMeasure | Own>[]
  /** The lift where no part costs much. */
  otherwise: string | Record<TextType, string>
}

/** What this essay adds to a part: a counted fact that says it, another lift than the recipe's. */
export type Note = { seen?: string | undefined; lift?: string }

export type Combined = { score: number; seen: string[]; lift: string }

const WORTH_A_LIFT = 1 // points

/**
 * Adds the parts up. What is said is what moved the score most: the strongest part, the one that
 * cost most, and how to win that back. `reached`: how much of its weight each part has, 0–1.
 */
export function combine<Own extends string>(
  { base, parts, otherwise }: Recipe<Own>,
  textType: TextType,
  reached: Readonly<Record<CommonMeasure | Own, number>>,
  notes?: Readonly<Partial<Record<CommonMeasure | Own, Note>>>,
): Combined {
  const weighed = parts.map(({ measure, weight, lift }) => {
    const note: Note | undefined = notes?.[measure]
    return {
      won: weight * reached[measure],
      lost: weight * (1 - reached[measure]),
      seen: note?.seen,
      lift: note?.lift ?? (typeof lift === 'string' ? lift : lift?.[textType]),
    }
  })
  const counted = weighed.filter(({ seen }) => seen !== undefined)
  const best = counted.toSorted((a, b) => b.won - a.won)[0]
  const worst = counted.toSorted((a, b) => b.lost - a.lost).find((part) => part !== best)
  const open = weighed
    .filter(({ lift, lost }) => lift !== undefined && lost >= WORTH_A_LIFT)
    .toSorted((a, b) => b.lost - a.lost)[0]
  return {
    score: weighed.reduce((sum, { won }) => sum + won, base),
    seen: [best?.seen, worst?.seen].filter((each) => each !== undefined),
    lift: open?.lift ?? (typeof otherwise === 'string' ? otherwise : otherwise[textType]),
  }
}

/** By the recipe of what the essay is judged as. */
export function combineAs(
  features: Features,
  argued: () => Combined,
  told: () => Combined,
): Combined {
  if (arguesByTelling(features)) return halfAndHalf(argued(), told())
  return isJudgedAsArgument(features) ? argued() : told()
}

/** Half by one recipe, half by another; what is said is of the way in which more was reached. */
function halfAndHalf(one: Combined, other: Combined): Combined {
  const said = other.score > one.score ? other : one
  return { ...said, score: (one.score + other.score) / 2 }
}
