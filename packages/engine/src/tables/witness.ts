/**
 * The witness: how much each word costs after up to two others (open-gram, a back-off trigram model
 * over words).
 */
import { hasBit, setBit } from './bits.ts'
import { readBytes, readNumber, readText, viewBytes, type Reader } from './reader.ts'
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
  /**
   * Two for each slot: two words in one number, by their hash, 0 = free; and what is known of them
   * (BYTE and on), beside it because every look into these 32 MB is a wait.
   */
  pairs: Uint32Array
  /** Bits for the hashes of all pairs: most pairs that are asked for were never seen. */
  seenPairs: Uint32Array
  triples: Uint32Array
  tripleCosts: Uint8Array
}

/** Of a pair: its cost, its back-off, and whether a third word was seen after it. */
const BYTE = 0xff
const BACKOFF_SHIFT = 8
const HAS_TRIPLES = 1 << 16

const PAIR_BITS = 22
const TRIPLE_BITS = 21
const PAIR_SLOTS = 2 ** PAIR_BITS
const TRIPLE_SLOTS = 2 ** TRIPLE_BITS
/** Seven bits a pair: of eight that were never seen, seven are known to be so. */
const SEEN_BITS = 24

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
  const witness: Witness = {
    trie,
    words,
    costs: readBytes(reader, count),
    backoffs: readBytes(reader, count),
    pairs: sharedNumbers(2 * PAIR_SLOTS),
    seenPairs: sharedNumbers(2 ** (SEEN_BITS - 5)),
    triples: sharedNumbers(TRIPLE_SLOTS),
    tripleCosts: sharedBytes(TRIPLE_SLOTS),
  }
  readTriples(reader, witness, readPairs(reader, witness))
  return witness
}

function readPairs(reader: Reader, witness: Witness): Uint32Array {
  const count = readNumber(reader)
  const owners = new Uint32Array(count)
  let pair = 0
  for (let word = 0; word < witness.costs.length; word += 1) {
    const end = pair + readNumber(reader)
    owners.fill(word, pair, end)
    pair = end
  }
  const slots = new Uint32Array(count)
  let follower = 0
  for (pair = 0; pair < count; pair += 1) {
    const owner = owners[pair] ?? 0
    follower = readNumber(reader) + (pair > 0 && owners[pair - 1] === owner ? follower : 0)
    const key = pairKey(owner, follower)
    const hash = Math.imul(key, 0x9e3779b1)
    let slot = hash >>> (32 - PAIR_BITS)
    while (witness.pairs[2 * slot] !== 0) slot = (slot + 1) & (PAIR_SLOTS - 1)
    witness.pairs[2 * slot] = key
    setBit(witness.seenPairs, hash >>> (32 - SEEN_BITS))
    slots[pair] = slot
  }
  const costs = viewBytes(reader, count)
  const backoffs = viewBytes(reader, count)
  for (pair = 0; pair < count; pair += 1) {
    witness.pairs[2 * (slots[pair] ?? 0) + 1] =
      (costs[pair] ?? 0) | ((backoffs[pair] ?? 0) << BACKOFF_SHIFT)
  }
  return slots
}

function readTriples(reader: Reader, witness: Witness, slots: Uint32Array): void {
  const count = readNumber(reader)
  const owners = new Uint32Array(count)
  let triple = 0
  for (const slot of slots) {
    const end = triple + readNumber(reader)
    if (end === triple) continue
    witness.pairs[2 * slot + 1] = (witness.pairs[2 * slot + 1] ?? 0) | HAS_TRIPLES
    owners.fill(slot, triple, end)
    triple = end
  }
  const places = new Uint32Array(count)
  let follower = 0
  for (triple = 0; triple < count; triple += 1) {
    const owner = owners[triple] ?? 0
    follower = readNumber(reader) + (triple > 0 && owners[triple - 1] === owner ? follower : 0)
    const key = tripleKey(owner, follower)
    let slot = tripleSlot(owner, follower)
    while (witness.triples[slot] !== 0) slot = (slot + 1) & (TRIPLE_SLOTS - 1)
    witness.triples[slot] = key
    places[triple] = slot
  }
  const costs = viewBytes(reader, count)
  for (triple = 0; triple < count; triple += 1)
    witness.tripleCosts[places[triple] ?? 0] = costs[triple] ?? 0
}

/** Pair slot and word make 38 bits: one hash says where to look, another tells them apart. */
function tripleSlot(pairSlot: number, word: number): number {
  return (Math.imul(pairSlot, 0x85ebca6b) ^ Math.imul(word, 0x9e3779b1)) >>> (32 - TRIPLE_BITS)
}

function tripleKey(pairSlot: number, word: number): number {
  return ((Math.imul(pairSlot, 0xc2b2ae35) + Math.imul(word, 0x27d4eb2f)) | 1) >>> 0
}

/** Never 0, which is a free place. */
function pairKey(before: number, word: number): number {
  return before * 65536 + word + 1
}

/** Where the pair stands, −1 where it was never seen. */
export function pairSlot({ pairs, seenPairs }: Witness, before: number, word: number): number {
  const key = pairKey(before, word)
  const hash = Math.imul(key, 0x9e3779b1)
  if (!hasBit(seenPairs, hash >>> (32 - SEEN_BITS))) return -1
  let slot = hash >>> (32 - PAIR_BITS)
  for (;;) {
    const found = pairs[2 * slot]
    if (found === key) return slot
    if (found === 0) return -1
    slot = (slot + 1) & (PAIR_SLOTS - 1)
  }
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
    const known = witness.pairs[2 * lastSlot + 1] ?? 0
    if ((known & HAS_TRIPLES) !== 0) {
      const key = tripleKey(lastSlot, word)
      let place = tripleSlot(lastSlot, word)
      for (;;) {
        const found = witness.triples[place]
        if (found === key) return COSTS[witness.tripleCosts[place] ?? 0] ?? 0
        if (found === 0) break
        place = (place + 1) & (TRIPLE_SLOTS - 1)
      }
    }
    cost = BACKOFFS[(known >>> BACKOFF_SHIFT) & BYTE] ?? 0
  }
  if (slot >= 0) return cost + (COSTS[(witness.pairs[2 * slot + 1] ?? 0) & BYTE] ?? 0)
  return (
    cost + (BACKOFFS[witness.backoffs[last] ?? 0] ?? 0) + (COSTS[witness.costs[word] ?? 0] ?? 0)
  )
}
