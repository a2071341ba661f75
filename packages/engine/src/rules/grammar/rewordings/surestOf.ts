/** Which of the proposed changes is wanted most, and whether a wrong character asks for it. */
import { forestLogOdds, type Forest } from '../../../tables/trees.ts'
import type { Document, Sentence } from '../../../text/document.ts'
import { editsOfSentence } from '../../spelling/model/editsOfSentence.ts'
import type { Rewording } from './readClauses.ts'

/** A character that may be wrong makes its neighbours look out of place: ln odds of the edit. */
const MISSPELT_ODDS = -1.5
const NEAR = 2

/** `least`: ln odds; null where none is above them. */
export function surestOf<Proposal extends { values: Float32Array }>(
  proposals: readonly Proposal[],
  forest: Forest,
  least: number,
): Proposal | null {
  let surest: Proposal | null = null
  let odds = least
  for (const proposal of proposals) {
    const found = forestLogOdds(forest, proposal.values)
    if (found > odds) [surest, odds] = [proposal, found]
  }
  return surest
}

export function isMisspeltNear(
  document: Document,
  sentence: Sentence,
  { start, end }: Pick<Rewording, 'start' | 'end'>,
): boolean {
  return editsOfSentence(document, sentence).some(
    (edit) => edit.odds > MISSPELT_ODDS && edit.start < end + NEAR && edit.end > start - NEAR,
  )
}
