/**
 * The witness: how much each word costs after up to two others (open-gram, a back-off trigram model
 * over words). Far larger than the counts of language.ts, so it lies in one piece of shared memory,
 * which every thread reads and none writes.
 */
import { hasBit, setBit } from './bits.ts'
import { readBytes, readNumber, readText, type Reader } from './reader.ts'
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
  /** What is passed to other threads: they make their own Witness of it. */
  memory: SharedArrayBuffer
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

/** Sizes that differ from file to file; they stand at the beginning of the memory. */
type Sizes = { words: number; nodes: number }

export function readWitness(bytes: Uint8Array): Witness {
  const reader: Reader = { bytes, at: 0 }
  const magic = readText(reader)
  if (magic !== WITNESS_MAGIC) throw new Error(`not the witness: ${magic.slice(0, 20)}`)
  const trie = readTrie(reader)
  const nodes = trie.units.length
  const low = readBytes(reader, nodes)
  const high = readBytes(reader, nodes)
  const words = readNumber(reader)
  const witness = layOut(new SharedArrayBuffer(sizeOf({ words, nodes })), { words, nodes })
  witness.trie.first.set(trie.first)
  witness.trie.units.set(trie.units)
  witness.trie.roots.set(trie.roots)
  for (let node = 0; node < nodes; node += 1)
    witness.words[node] = (low[node] ?? 0) + (high[node] ?? 0) * 256
  witness.costs.set(readBytes(reader, words))
  witness.backoffs.set(readBytes(reader, words))
  readTriples(reader, witness, readPairs(reader, witness))
  return witness
}

/** The same witness in another thread. */
export function witnessIn(memory: SharedArrayBuffer): Witness {
  const [words = 0, nodes = 0] = new Uint32Array(memory, 0, 2)
  return layOut(memory, { words, nodes })
}

/** Sections in the order of their element size, so that each is aligned. */
function layOut(memory: SharedArrayBuffer, { words, nodes }: Sizes): Witness {
  let at = 0
  const numbers = (length: number) => {
    at += length * 4
    return new Uint32Array(memory, at - length * 4, length)
  }
  const halves = (length: number) => {
    at += length * 2
    return new Uint16Array(memory, at - length * 2, length)
  }
  const single = (length: number) => {
    at += length
    return new Uint8Array(memory, at - length, length)
  }
  numbers(2).set([words, nodes])
  const [first, roots] = [numbers(nodes + 1), numbers(65536)]
  const [pairs, seenPairs] = [numbers(2 * PAIR_SLOTS), numbers(2 ** (SEEN_BITS - 5))]
  const triples = numbers(TRIPLE_SLOTS)
  const units = halves(nodes)
  return {
    memory,
    trie: { first, units, roots },
    pairs,
    seenPairs,
    triples,
    words: halves(nodes),
    costs: single(words),
    backoffs: single(words),
    tripleCosts: single(TRIPLE_SLOTS),
  }
}

function sizeOf({ words, nodes }: Sizes): number {
  return (
    4 * (2 + nodes + 1 + 65536 + 2 * PAIR_SLOTS + 2 ** (SEEN_BITS - 5) + TRIPLE_SLOTS) +
    2 * 2 * nodes +
    2 * words +
    TRIPLE_SLOTS
  )
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
  const costs = readBytes(reader, count)
  const backoffs = readBytes(reader, count)
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
  const costs = readBytes(reader, count)
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
