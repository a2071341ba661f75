import { COUNT_STEPS, COUNT_UNIT, modelUnit } from '@zhupi/engine/tables/language.ts'
import { breadthFirst, type Packing } from './packing.ts'
import type { Line } from './texts.ts'
import { EVERYDAY, type DictionaryWord } from './words.ts'

const LONGEST = 4
/**
 * The dictionary's frequencies come from about sixty million words; this brings them to the size of
 * the corpus.
 */
const DICTIONARY_SHARE = 0.05
/** Fewer than this many (by length) are chance. */
const LEAST = [0, 0.3, 0.4, 0.9, 1.5]

/** Character n-grams of the lines and of the dictionary's words, weighted by frequency. */
export function countLanguage(
  lines: readonly Line[],
  dictionary: readonly DictionaryWord[],
): Map<string, number>[] {
  const counts = Array.from({ length: LONGEST + 1 }, () => new Map<string, number>())
  for (const { text, weight } of lines) addGrams(counts, `，${modelText(text)}，`, weight)
  for (const { word, frequency } of dictionary)
    addGrams(counts, modelText(word), frequency * DICTIONARY_SHARE)
  return counts
}

function modelText(text: string): string {
  let units = ''
  for (let at = 0; at < text.length; at += 1)
    units += String.fromCharCode(modelUnit(text.charCodeAt(at)))
  return units
}

function addGrams(counts: Map<string, number>[], text: string, weight: number): void {
  for (let start = 0; start < text.length; start += 1) {
    for (let size = 1; size <= LONGEST && start + size <= text.length; size += 1) {
      const gram = text.slice(start, start + size)
      counts[size]?.set(gram, (counts[size]?.get(gram) ?? 0) + weight)
    }
  }
}

export function packLanguage(packing: Packing, counts: readonly Map<string, number>[]): number {
  const kept: (readonly [string, number])[] = []
  counts.forEach((grams, size) => {
    for (const entry of grams) {
      if (
        (entry[1] >= (LEAST[size] ?? 0) || tellsMore(counts, entry[0], entry[1])) &&
        isEveryday(entry[0])
      )
        kept.push(entry)
    }
  })
  const nodes = breadthFirst(kept)
  packing.trie(nodes)
  packing.bytes(
    Uint8Array.from(nodes, ({ value }) =>
      value === undefined
        ? 0
        : Math.min(255, Math.max(1, Math.round(Math.log2(1 + value * COUNT_UNIT) * COUNT_STEPS))),
    ),
  )
  return nodes.length
}

/** A longest gram seen once is kept where the shorter ones would never have expected it. */
const ONCE = 0.9
const SURPRISE = 20

function tellsMore(counts: readonly Map<string, number>[], gram: string, count: number): boolean {
  if (gram.length !== LONGEST || count < ONCE) return false
  const countOf = (part: string) => counts[part.length]?.get(part) ?? 0
  const share = count / countOf(gram.slice(0, -1))
  return share > SURPRISE * (countOf(gram.slice(1)) / countOf(gram.slice(1, -1)))
}

function isEveryday(gram: string): boolean {
  for (const unit of gram) {
    if (unit >= '一' && unit <= '鿿' && !EVERYDAY.has(unit)) return false
  }
  return true
}
