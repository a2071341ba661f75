/**
 * What a later draft changed, said only where both texts and both reports bear it out
 * (docs/decisions/second-draft.md). Pure.
 */
import { examine, type Examined } from '../scoring/examine.ts'
import { goalMet } from '../scoring/goalMet.ts'
import type { Tables } from '../tables.ts'
import type { Correction, DraftChange, Essay } from '../types.ts'
import { compareParagraphs } from './compareParagraphs.ts'
import { compareMarks } from './compareMarks.ts'

export type DraftsToCompare = {
  /**
   * `correction`: what its writer was shown, without the marks that they disputed. `scored`: the
   * same text under the later one's engine, as what the later one was written for.
   */
  earlier: { correction: Correction; scored: Correction }
  later: { essay: Essay; correction: Correction }
}

/** Of a trait, in points: less is not worth telling. */
const TRAIT_MOVED = 3

/** @throws where the two scores are of two engines: they are on two scales */
export function compareDrafts({ earlier, later }: DraftsToCompare, tables: Tables): DraftChange {
  const { engineVersion } = later.correction
  if (earlier.scored.engineVersion !== engineVersion)
    throw new Error(`scores of ${earlier.scored.engineVersion} and ${engineVersion}`)
  const paragraphs = compareParagraphs(earlier.correction.paragraphs, later.correction.paragraphs)
  let examined: Examined | undefined
  const read = () => (examined ??= examine(later.essay, tables))
  return {
    engineVersion,
    rise: Math.round((later.correction.score - earlier.scored.score) * 10) / 10,
    traits: movedTraits(earlier.scored, later.correction),
    goals: (earlier.correction.goals ?? []).map((goal) => ({
      goal,
      isMet: goalMet(goal, later.essay, tables, read),
    })),
    ...compareMarks(earlier.correction, later.correction, paragraphs),
    paragraphs: paragraphs.map(({ sentences: _, ...paragraph }) => paragraph),
  }
}

function movedTraits(earlier: Correction, later: Correction): DraftChange['traits'] {
  const before = new Map(traitsOf(earlier).map(({ trait, score }) => [trait, score]))
  return traitsOf(later).flatMap(({ trait, score }) => {
    const by = score - (before.get(trait) ?? score)
    return Math.abs(by) < TRAIT_MOVED ? [] : [{ trait, by }]
  })
}

function traitsOf({ dimensions }: Correction) {
  return dimensions.flatMap(({ traits }) => traits)
}
