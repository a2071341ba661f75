/**
 * A witness: how much each word costs after up to two others. Two ship, both back-off trigram
 * models over words: open-gram and, for a second opinion, that of libime.
 */
import { hasBit, setBit } from './bits.ts'
import { readBytes, readNumber, readText, skipNumbers, viewBytes, type Reader } from './reader.ts'
import { sharedBytes, sharedHalves, sharedNumbers } from './shared.ts'
import { readTrie, type Trie } from './trie.ts'

export const WITNESS_MAGIC = 'zhupi-witness-1'
export const LONGEST_WORD = 8
/** Stands for whatever the lexicon does not hold: figures, letters, rare characters. */
export const UNKNOWN_WORD = 0

/** Costs are −ln p; a byte holds them in steps of a twelfth. */
const COST_STEPS = 12
export function costByte(cost: number): number {
  return Math.min(255, Math.max(0, Math.round(cost * COST_STEPS)))
}

const LOWEST_BACKOFF = -3
const BACKOFF_STEPS = 20
export function backoffByte(backoff: number): number {
  return Math.min(255, Math.max(0, Math.round((backoff - LOWEST_BACKOFF) * BACKOFF_STEPS)))
}

/** −ln p, and −ln of the weight of whatever was not seen after it, for each byte. */
const COSTS = new Float64Array(256).map((_, byte) => byte / COST_STEPS)
const BACKOFFS = new Float64Array(256).map((_, byte) => byte / BACKOFF_STEPS + LOWEST_BACKOFF)

export type Witness = {
  trie: Trie
  /** Per node of the trie: the word that ends here, 0 for none. */
  words: Uint16Array
  costs: Uint8Array
  backoffs: Uint8Array
  /** The words that were seen after word `w`, sorted: `firstPairs[w]` up to the next. */
  firstPairs: Uint32Array
  followers: Uint16Array
  /** Of each pair its cost and, shifted, its back-off. */
  pairs: Uint16Array
  /** Bits for the pairs after which a third word was seen. */
  tripled: Uint32Array
  /** Half as many slots again as triples. */
  triples: Uint32Array
  tripleCosts: Uint8Array
}

const BYTE = 0xff
/** More would be memory, fewer would be looked through one after the other. */
const SLOTS_A_TRIPLE = 1.5
const BACKOFF_SHIFT = 8

export function readWitness(bytes: Uint8Array): Witness {
  const reader: Reader = { bytes, at: 0 }
  const magic = readText(reader)
  if (magic !== WITNESS_MAGIC) throw new Error(`not the witness: ${magic.slice(0, 20)}`)
  const trie = readTrie(reader)
  const nodes = trie.units.length
  const low = viewBytes(reader, nodes)
  const high = viewBytes(reader, nodes)
  const words = sharedHalves(nodes)
  for (let node = 0; node < nodes; node += 1)
    words[node] = (low[node] ?? 0) + (high[node] ?? 0) * 256
  const count = readNumber(reader)
  const costs = readBytes(reader, count)
  const backoffs = readBytes(reader, count)
  const pairs = readPairs(reader, count)
  return { trie, words, costs, backoffs, ...pairs, ...readTriples(reader, pairs.pairs.length) }
}

type Pairs = Pick<Witness, 'firstPairs' | 'followers' | 'pairs'>

function readPairs(reader: Reader, words: number): Pairs {
  const count = readNumber(reader)
  const firstPairs = sharedNumbers(words + 1)
  for (let word = 0; word < words; word += 1)
    firstPairs[word + 1] = (firstPairs[word] ?? 0) + readNumber(reader)
  const followers = sharedHalves(count)
  for (let word = 0; word < words; word += 1) {
    let follower = 0
    for (let pair = firstPairs[word] ?? 0; pair < (firstPairs[word + 1] ?? 0); pair += 1) {
      follower += readNumber(reader)
      followers[pair] = follower
    }
  }
  const costs = viewBytes(reader, count)
  const backoffs = viewBytes(reader, count)
  const pairs = sharedHalves(count)
  for (let pair = 0; pair < count; pair += 1)
    pairs[pair] = (costs[pair] ?? 0) | ((backoffs[pair] ?? 0) << BACKOFF_SHIFT)
  return { firstPairs, followers, pairs }
}

type Triples = Pick<Witness, 'tripled' | 'triples' | 'tripleCosts'>

/** How many follow each pair, the followers, and their costs, read side by side. */
function readTriples(reader: Reader, pairs: number): Triples {
  const count = readNumber(reader)
  const sizes = { ...reader }
  skipNumbers(reader, pairs)
  const followers = { ...reader }
  skipNumbers(reader, count)
  const costs = viewBytes(reader, count)
  const tripled = sharedNumbers((pairs >>> 5) + 1)
  const slots = Math.ceil(SLOTS_A_TRIPLE * (count + 1))
  const [triples, tripleCosts] = [sharedNumbers(slots), sharedBytes(slots)]
  let triple = 0
  for (let pair = 0; pair < pairs; pair += 1) {
    const end = triple + readNumber(sizes)
    if (end > triple) setBit(tripled, pair)
    for (let follower = 0; triple < end; triple += 1) {
      follower += readNumber(followers)
      let place = tripleSlot(pair, follower, slots)
      while (triples[place] !== 0) place = slotAfter(place, slots)
      triples[place] = tripleKey(pair, follower)
      tripleCosts[place] = costs[triple] ?? 0
    }
  }
  return { tripled, triples, tripleCosts }
}

/** Pair slot and word make 38 bits: one hash says where to look, another tells them apart. */
function tripleSlot(pairSlot: number, word: number, slots: number): number {
  const hash = (Math.imul(pairSlot, 0x85ebca6b) ^ Math.imul(word, 0x9e3779b1)) >>> 0
  return Math.floor((hash * slots) / 2 ** 32)
}

function slotAfter(place: number, slots: number): number {
  return place + 1 === slots ? 0 : place + 1
}

function tripleKey(pairSlot: number, word: number): number {
  return ((Math.imul(pairSlot, 0xc2b2ae35) + Math.imul(word, 0x27d4eb2f)) | 1) >>> 0
}

/** Where the pair stands, −1 where it was never seen. */
export function pairSlot({ firstPairs, followers }: Witness, before: number, word: number): number {
  let low = firstPairs[before] ?? 0
  let high = (firstPairs[before + 1] ?? 0) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = followers[middle] ?? 0
    if (found === word) return middle
    if (found < word) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/**
 * −ln p of a word. `last` is the word before it, `lastSlot` that of the two words before it (−1:
 * never seen together), `slot` that of `last` and the word.
 */
export function wordCost(
  witness: Witness,
  lastSlot: number,
  last: number,
  word: number,
  slot: number,
): number {
  let cost = 0
  if (lastSlot >= 0) {
    if (hasBit(witness.tripled, lastSlot)) {
      const key = tripleKey(lastSlot, word)
      const slots = witness.triples.length
      let place = tripleSlot(lastSlot, word, slots)
      for (;;) {
        const found = witness.triples[place]
        if (found === key) return COSTS[witness.tripleCosts[place] ?? 0] ?? 0
        if (found === 0) break
        place = slotAfter(place, slots)
      }
    }
    cost = BACKOFFS[(witness.pairs[lastSlot] ?? 0) >>> BACKOFF_SHIFT] ?? 0
  }
  if (slot >= 0) return cost + (COSTS[(witness.pairs[slot] ?? 0) & BYTE] ?? 0)
  return (
    cost + (BACKOFFS[witness.backoffs[last] ?? 0] ?? 0) + (COSTS[witness.costs[word] ?? 0] ?? 0)
  )
}
