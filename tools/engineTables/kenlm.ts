/**
 * Reads what KenLM's `build_binary -q -a trie` writes (github.com/kpu/kenlm, lm/search_trie.hh): a
 * back-off trigram model, probabilities and back-off weights in steps, the words of a gram from its
 * last to its first.
 */
import type { Gram } from './packWitness.ts'

const COUNTS = 0x6c
const VOCABULARY = 0x88
/** Its number: a trie with quantized probabilities and compressed pointers. */
const MODEL_TYPE = 5
const MODEL_TYPE_AT = 0x60
const UNIGRAM_BYTES = 16
const HEAD_BYTES = 8
const LOG = -Math.LN10

export type Model = { words: string[]; grams: Gram[][] }

type Bits = { bytes: Buffer; at: number; width: number }

export function readKenlm(bytes: Buffer): Model {
  if (bytes.readUInt32LE(MODEL_TYPE_AT) !== MODEL_TYPE) throw new Error('not such a model')
  const [words = 0, pairs = 0, triples = 0] = [0, 1, 2].map((size) =>
    Number(bytes.readBigUInt64LE(COUNTS + 8 * size)),
  )
  let at = VOCABULARY + 8 * (words + 1)
  const [costBits = 0, backoffBits = 0] = [bytes[at + 1], bytes[at + 2]]
  at += HEAD_BYTES
  const table = (bits: number) => {
    const values = Array.from({ length: 2 ** bits }, (_, place) =>
      bytes.readFloatLE(at + 4 * place),
    )
    at += 4 * 2 ** bits
    return values
  }
  const [pairCosts, pairBackoffs, tripleCosts] = [
    table(costBits),
    table(backoffBits),
    table(costBits),
  ]
  const single: Gram[] = []
  /** Where the pairs that end with each word begin. */
  const firstPairs: number[] = []
  for (let word = 0; word <= words; word += 1, at += UNIGRAM_BYTES) {
    firstPairs.push(Number(bytes.readBigUInt64LE(at + 8)))
    if (word === words) continue
    single.push(gram([word], bytes.readFloatLE(at), bytes.readFloatLE(at + 4)))
  }
  at += UNIGRAM_BYTES
  const pointers = readPointers(bytes, at, pairs, triples)
  const wordBits = bitsOf(words)
  const middle = {
    bytes,
    at: pointers.end,
    width: wordBits + backoffBits + costBits + pointers.bits,
  }
  const pairList: Gram[] = []
  const firstTriples: number[] = []
  for (let pair = 0, last = 0; pair <= pairs; pair += 1) {
    const low = read(middle, pair, wordBits + backoffBits + costBits, pointers.bits)
    firstTriples.push(pointers.highOf(pair) * 2 ** pointers.bits + low)
    if (pair === pairs) continue
    while ((firstPairs[last + 1] ?? 0) <= pair) last += 1
    pairList.push(
      gram(
        [read(middle, pair, 0, wordBits), last],
        pairCosts[read(middle, pair, wordBits + backoffBits, costBits)] ?? 0,
        pairBackoffs[read(middle, pair, wordBits, backoffBits)] ?? 0,
      ),
    )
  }
  const longest = {
    bytes,
    at: middle.at + bytesOf(middle.width * (pairs + 1)),
    width: wordBits + costBits,
  }
  const tripleList: Gram[] = []
  for (let triple = 0, pair = 0; triple < triples; triple += 1) {
    while ((firstTriples[pair + 1] ?? 0) <= triple) pair += 1
    const cost = tripleCosts[read(longest, triple, wordBits, costBits)] ?? 0
    const behind = pairList[pair]?.words ?? []
    tripleList.push(gram([read(longest, triple, 0, wordBits), ...behind], cost, 0))
  }
  const end = longest.at + bytesOf(longest.width * (triples + 1))
  const names = bytes.subarray(end).toString('utf8').split('\0').slice(0, words)
  return { words: names, grams: [[], single, pairList, tripleList] }
}

/** Logarithms of base ten, of probabilities, become costs. */
function gram(words: number[], share: number, backoff: number): Gram {
  return { words, cost: share * LOG, backoff: backoff * LOG }
}

function bitsOf(value: number): number {
  return value.toString(2).length
}

/** Whole bytes, and eight more that let it be read a word at a time. */
function bytesOf(bits: number): number {
  return Math.ceil(bits / 8) + 8
}

/** Up to 24 bits of the entry. */
function read({ bytes, at, width }: Bits, entry: number, from: number, bits: number): number {
  const place = entry * width + from
  const word = bytes.readUInt32LE(at + Math.floor(place / 8)) >>> (place % 8)
  return word % 2 ** bits
}

/** The pointers of pairs to triples grow, so their high bits are kept once for all that share them. */
function readPointers(bytes: Buffer, at: number, pairs: number, triples: number) {
  const all = bitsOf(triples)
  let dropped = 0
  let least = Infinity
  for (let drop = 0; drop <= Math.min(all, bytes[at + 1] ?? 0); drop += 1) {
    const change = Math.floor(triples / 2 ** (all - drop)) * 64 - (pairs + 1) * drop
    if (change < least) [least, dropped] = [change, drop]
  }
  const bits = all - dropped
  const count = Math.floor(triples / 2 ** bits) + 1
  const first = Math.ceil(at / 8) * 8 + HEAD_BYTES
  const starts = Array.from({ length: count }, (_, place) =>
    Number(bytes.readBigUInt64LE(first + 8 * place)),
  )
  let high = 0
  /** Asked for one pair after the other. */
  const highOf = (pair: number): number => {
    while ((starts[high + 1] ?? Infinity) <= pair) high += 1
    return high
  }
  return { bits, highOf, end: at + HEAD_BYTES * (count + 1) + 7 }
}
