import { STEPS_PER_DOUBLING } from '@zhupi/engine/tables.ts'
import { breadthFirst, type Packing } from './packing.ts'
import { TAGS } from './tags.ts'

export type DictionaryWord = { word: string; frequency: number; tag: string }

/**
 * jieba's own format: word, frequency, part of speech. Only words of everyday simplified characters
 * are taken: the traditional half would double the table.
 */
export function readDictionary(text: string): DictionaryWord[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', frequency = '', tag = ''] = line.trim().split(' ')
      const isEveryday = [...word].every((unit) => unit < '一' || EVERYDAY.has(unit))
      return isEveryday
        ? [
            {
              word,
              frequency: Number(frequency),
              // AABB words (高高兴兴) are states, whatever the dictionary says.
              tag: TAGS.get(word) ?? (/^(.)\1(.)\2$/.test(word) ? 'z' : tag),
            },
          ]
        : []
    })
}

/** The 6763 characters of GB 2312. */
export const EVERYDAY: ReadonlySet<string> = new Set(everyday())

function everyday(): string[] {
  const decoder = new TextDecoder('gb18030')
  const found: string[] = []
  for (let high = 0xb0; high <= 0xf7; high += 1) {
    for (let low = 0xa1; low <= 0xfe; low += 1) {
      const [unit = ''] = decoder.decode(Uint8Array.of(high, low))
      if (unit >= '一' && unit <= '鿿') found.push(unit)
    }
  }
  return found
}

function weightOf(frequency: number): number {
  return Math.min(255, Math.max(1, Math.round(Math.log2(frequency + 1) * STEPS_PER_DOUBLING)))
}

export function packWords(packing: Packing, dictionary: readonly DictionaryWord[]): void {
  const tagNames = [...new Set(dictionary.map(({ tag }) => tag))].sort()
  const tagPlaces = new Map(tagNames.map((tag, place) => [tag, place]))
  const nodes = breadthFirst(dictionary.map((entry) => [entry.word, entry] as const))
  packing.text(tagNames.join(' '))
  packing.trie(nodes)
  packing.bytes(
    Uint8Array.from(nodes, ({ value }) => (value === undefined ? 0 : weightOf(value.frequency))),
  )
  packing.bytes(
    Uint8Array.from(nodes, ({ value }) =>
      value === undefined ? 0 : (tagPlaces.get(value.tag) ?? 0),
    ),
  )
}
