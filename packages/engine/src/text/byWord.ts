import { wordList } from './multiline.ts'

/**
 * By word what the rows that name it hold, in their order. Thousands of words share some hundred
 * rows.
 */
export function byWord<Held>(
  rows: readonly (readonly [words: string, held: Held])[],
): ReadonlyMap<string, readonly Held[]> {
  const found = new Map<string, readonly Held[]>()
  for (const [words, held] of rows) {
    const alone = [held]
    for (const word of wordList(words)) {
      const earlier = found.get(word)
      found.set(word, earlier === undefined ? alone : [...earlier, held])
    }
  }
  return found
}
