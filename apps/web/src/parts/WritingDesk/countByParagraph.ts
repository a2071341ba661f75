/**
 * countCharacters of a text that is being written: each paragraph is counted once, so that a
 * keystroke counts one paragraph and not the essay. No character reaches over a line's end.
 */
import { countCharacters } from '@zhupi/contract/rules/length.ts'

export function createParagraphCounter(): (text: string) => number {
  let known = new Map<string, number>()
  return (text) => {
    const counts = new Map<string, number>()
    let total = 0
    for (const line of text.split('\n')) {
      const count = counts.get(line) ?? known.get(line) ?? countCharacters(line)
      counts.set(line, count)
      total += count
    }
    known = counts
    return total
  }
}
