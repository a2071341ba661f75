/**
 * How much text came in with one input, and which way. What only moved or was taken back is nothing
 * new. See docs/decisions/ai-use-and-honesty.md.
 */
import { countCharacters } from '@zhupi/contract/rules/length.ts'

export type Entered = { typed?: number; pasted?: number; photo?: number; voice?: number }

/** Text that neither keyboard nor clipboard brought. */
export type EntersAs = 'photo' | 'voice'

const PASTES: readonly string[] = [
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
]

/** @param inputType the browser's word for it (Input Events) */
export function findEntered(before: string, after: string, inputType: string): Entered {
  if (!inputType.startsWith('insert')) return {}
  const characters = countNew(before, after)
  if (characters === 0) return {}
  return PASTES.includes(inputType) ? { pasted: characters } : { typed: characters }
}

/** The same, of a text that a photograph or a voice brought. */
export function findEnteredAs(before: string, after: string, as: EntersAs): Entered {
  const characters = countNew(before, after)
  return characters === 0 ? {} : { [as]: characters }
}

/** Between what both texts begin with and what both end with. */
function countNew(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end])
    end += 1
  return countCharacters(after.slice(start, after.length - end))
}
