/** Packs a back-off trigram model over words as packages/engine/src/tables/witness.ts reads it. */
import {
  backoffByte,
  costByte,
  LONGEST_WORD,
  UNKNOWN_WORD,
  WITNESS_MAGIC,
} from '@zhupi/engine/tables/witness.ts'
import { breadthFirst, Packing } from './packing.ts'
import { EVERYDAY } from './words.ts'

/** −ln p and −ln of the back-off weight; the words by their places in the lexicon, 0 unknown. */
export type Gram = { words: readonly number[]; cost: number; backoff: number }

/** A word's number takes two bytes. */
const MOST_WORDS = 65_535

/** `grams` by their length. `isKept`: of which words of everyday characters, where not of all. */
export function packWitness(
  lexicon: readonly string[],
  grams: readonly (readonly Gram[])[],
  isKept: (id: number, word: string) => boolean,
): { bytes: Uint8Array; counts: string } {
  const single = grams[1] ?? []
  const unknown = single.find(({ words: [id] }) => id === 0)
  const kept = single
    .filter(({ words: [id = 0] }) => isKept(id, lexicon[id] ?? ''))
    .toSorted((a, b) => a.cost - b.cost || (a.words[0] ?? 0) - (b.words[0] ?? 0))
    .slice(0, MOST_WORDS)
  // The commonest words come first: most followers then lie close together, and pack small.
  const places = new Map(kept.map(({ words: [id = 0] }, at) => [id, at + 1]))
  places.set(0, UNKNOWN_WORD)
  const packing = new Packing()
  packing.text(WITNESS_MAGIC)
  const words = kept.map(({ words: [id = 0] }) => lexicon[id] ?? '')
  const nodes = breadthFirst(words.map((word, at) => [word, at + 1] as const))
  packing.trie(nodes)
  for (const shift of [0, 8])
    packing.bytes(Uint8Array.from(nodes, ({ value }) => ((value ?? 0) >> shift) & 255))
  const all = [unknown ?? { cost: 0, backoff: 0 }, ...kept]
  packing.number(all.length)
  packing.bytes(Uint8Array.from(all, ({ cost }) => costByte(cost)))
  packing.bytes(Uint8Array.from(all, ({ backoff }) => backoffByte(backoff)))
  const pairs = sorted(grams[2] ?? [], places)
  packFollowers(packing, pairs, all.length)
  packing.bytes(Uint8Array.from(pairs, ({ backoff }) => backoffByte(backoff)))
  const triples = packTriples(packing, pairs, sorted(grams[3] ?? [], places))
  return {
    bytes: packing.whole(),
    counts: `${all.length} words, ${pairs.length} pairs, ${triples} triples`,
  }
}

export function isEveryday(word: string): boolean {
  return word !== '' && word.length <= LONGEST_WORD && [...word].every((unit) => EVERYDAY.has(unit))
}

/** Of kept words alone, by their new numbers. */
function sorted(some: readonly Gram[], places: ReadonlyMap<number, number>): Gram[] {
  return some
    .flatMap((gram) => {
      const renamed = gram.words.map((id) => places.get(id) ?? -1)
      return renamed.includes(-1) ? [] : [{ ...gram, words: renamed }]
    })
    .toSorted((a, b) => {
      const differs = a.words.findIndex((word, at) => word !== b.words[at])
      return (a.words[differs] ?? 0) - (b.words[differs] ?? 0)
    })
}

/** How many followers each word has, their numbers as steps, their costs. */
function packFollowers(packing: Packing, pairs: readonly Gram[], words: number): void {
  const counts = Array.from({ length: words }, () => 0)
  for (const {
    words: [first = 0],
  } of pairs)
    counts[first] = (counts[first] ?? 0) + 1
  packing.number(pairs.length)
  packing.numbers(counts)
  packing.numbers(steps(pairs, 0))
  packing.bytes(Uint8Array.from(pairs, ({ cost }) => costByte(cost)))
}

function packTriples(packing: Packing, pairs: readonly Gram[], triples: readonly Gram[]): number {
  const pairPlaces = new Map(pairs.map(({ words: [a = 0, b = 0] }, at) => [a * 65536 + b, at]))
  const counts = Array.from({ length: pairs.length }, () => 0)
  const known = triples.filter(({ words: [a = 0, b = 0] }) => pairPlaces.has(a * 65536 + b))
  for (const {
    words: [a = 0, b = 0],
  } of known) {
    const place = pairPlaces.get(a * 65536 + b) ?? 0
    counts[place] = (counts[place] ?? 0) + 1
  }
  packing.number(known.length)
  packing.numbers(counts)
  packing.numbers(steps(known, 1))
  packing.bytes(Uint8Array.from(known, ({ cost }) => costByte(cost)))
  return known.length
}

/** Each last word as its distance from the one before it under the same `owner` words. */
function steps(list: readonly Gram[], owner: number): number[] {
  return list.map((gram, at) => {
    const before = list[at - 1]
    const isSame = before?.words
      .slice(0, owner + 1)
      .every((word, place) => word === gram.words[place])
    return (gram.words.at(-1) ?? 0) - (isSame === true ? (before?.words.at(-1) ?? 0) : 0)
  })
}
