/**
 * Characters that a photograph may have been misread in. Whoever wrote them on paper answers for
 * none of them, until they are changed: then what stands around them is another text.
 */
import type { Unsure } from '../types.ts'
import type { Range } from './document.ts'

/** In the place of a neighbour that is unsure as well: whatever it became. */
export const ANY_CHARACTER = '\uFFFD'

export function findUnsure(text: string, unsure: readonly Unsure[]): Range[] {
  return unsure.flatMap(({ before, text: doubtful, after }) => {
    const whole = before + doubtful + after
    const found: Range[] = []
    for (let at = 0; at + whole.length <= text.length; at += 1)
      if (stands(whole, text, at)) {
        const start = at + before.length
        found.push({ start, end: start + doubtful.length })
      }
    return found
  })
}

function stands(whole: string, text: string, at: number): boolean {
  for (let place = 0; place < whole.length; place += 1)
    if (whole[place] !== ANY_CHARACTER && whole[place] !== text[at + place]) return false
  return true
}
