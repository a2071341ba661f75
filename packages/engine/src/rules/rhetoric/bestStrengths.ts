/**
 * Praise for everything is praise for nothing: the few strengths that a pupil sees, of many kinds
 * and from all over the essay.
 */
import type { Mark } from '../../types.ts'
import { simile } from './simile.ts'

const FEWEST = 3
const MOST = 10
const CHARACTERS_EACH = 90
/** Of one label so many at most; of similes, which pupils write most, some more. */
const MOST_OF_A_KIND = 2
const MOST_SIMILES = 3

/** All faults and all advice, and the best strengths; in their order. */
export function bestStrengths(marks: readonly Mark[], characters: number): Mark[] {
  const limit = Math.min(MOST, Math.max(FEWEST, Math.ceil(characters / CHARACTERS_EACH)))
  const waiting = marks.filter((mark) => mark.kind === 'strength')
  const chosen = new Set<Mark>()
  const ofKind = (mark: Mark) => [...chosen].filter((other) => other.label === mark.label).length
  const inParagraph = (mark: Mark) =>
    [...chosen].filter((other) => other.paragraph === mark.paragraph).length
  while (chosen.size < limit) {
    let best: Mark | undefined
    let least = Infinity
    for (const mark of waiting) {
      const same = ofKind(mark)
      if (chosen.has(mark) || same >= (mark.label === simile.label ? MOST_SIMILES : MOST_OF_A_KIND))
        continue
      const crowding = 2 * same + inParagraph(mark)
      if (crowding < least) [best, least] = [mark, crowding]
    }
    if (best === undefined) break
    chosen.add(best)
  }
  return marks.filter((mark) => mark.kind !== 'strength' || chosen.has(mark))
}
