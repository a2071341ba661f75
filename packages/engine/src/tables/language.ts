/**
 * How likely a character is after up to three others: n-gram counts with absolute discounting, each
 * order backing off to the next lower. The counts are on disk; shares, back-off weights and suffix
 * links are worked out here, once.
 */
import { addPairs, mayHold, pairSet, type PairSet } from './pairSet.ts'
import { viewBytes, type Reader } from './reader.ts'
import { release, sharedHalves, sharedNumbers } from './shared.ts'
import { childOf, readTrie, type Trie } from './trie.ts'

export type LanguageTable = {
  trie: Trie
  /** Per node: what its last character costs after the others (`logShareAt`). */
  costs: Uint16Array
  /** Per node before `longest`: the same of what is left for characters never seen after it. */
  backoffs: Uint16Array
  /** Per node: the node of the same characters without the first. */
  suffixes: Uint32Array
  /**
   * A bit for each pair of units that was seen (`mayFollow`): most questions of the spelling model
   * end here.
   */
  followers: PairSet
  /** Nodes from here on have four characters: nothing is counted after them. */
  longest: number
}

/** Counts are stored as log2(1 + count × COUNT_UNIT) × COUNT_STEPS. */
export const COUNT_UNIT = 8
export const COUNT_STEPS = 12
/** Characters of the longest that were counted. */
const LONGEST = 4
const DISCOUNT = 0.6
/** Costs are −ln of shares, in so many steps a unit: none is above 20.8. */
const COST_STEPS = 3000
const LEAST_SHARE = 1e-9
/** A character the table has never seen. */
const UNSEEN = Math.log(1e-7)
const SMALLEST_BACKOFF = 0.02

export function readLanguage(reader: Reader): LanguageTable {
  const trie = readTrie(reader)
  const { first, units } = trie
  const nodes = units.length
  const weights = viewBytes(reader, nodes)
  const scale = new Float64Array(256).map(
    (_, weight) => (2 ** (weight / COUNT_STEPS) - 1) / COUNT_UNIT,
  )
  const countOf = (node: number) => scale[weights[node] ?? 0] ?? 0
  const costs = sharedHalves(nodes)
  const suffixes = sharedNumbers(nodes)
  // No more than three characters stand before another one.
  let longest = 1
  for (let depth = 1; depth < LONGEST; depth += 1) longest = first[longest] ?? nodes
  const backoffs = sharedHalves(longest)
  const shares = new Float32Array(longest)
  let total = 0
  for (let child = first[0] ?? 0; child < (first[1] ?? 0); child += 1) total += countOf(child)
  for (let node = 0; node < longest; node += 1) {
    const start = first[node] ?? 0
    const end = first[node + 1] ?? 0
    // Nothing is left out after it: its back-off costs nothing.
    if (start === end) continue
    const whole = node === 0 ? total : countOf(node)
    let discountedSum = 0
    for (let child = start; child < end; child += 1)
      discountedSum += discounted(countOf(child), node)
    const left =
      node === 0
        ? 0
        : Math.max(SMALLEST_BACKOFF, 1 - discountedSum / Math.max(whole, discountedSum, 1e-9))
    const base = discountedSum > 0 ? (1 - left) / (node === 0 ? whole : discountedSum) : 0
    backoffs[node] = node === 0 ? 0 : costOf(left)
    const suffix = suffixes[node] ?? 0
    // Children are sorted: what is looked for next stands behind what was found.
    let low = first[suffix] ?? 0
    const lowerEnd = first[suffix + 1] ?? 0
    for (let child = start; child < end; child += 1) {
      const unit = units[child] ?? 0
      let lower = 0
      if (node !== 0 && suffix === 0) lower = trie.roots[unit] ?? 0
      else if (node !== 0) {
        low = placeFrom(units, low, lowerEnd, unit)
        if (low < lowerEnd && units[low] === unit) lower = low
      }
      suffixes[child] = lower
      const share = discounted(countOf(child), node) * base + left * (shares[lower] ?? 0)
      shares[child] = share
      costs[child] = costOf(share)
    }
  }
  release(shares.buffer)
  return { trie, costs, backoffs, suffixes, longest, followers: followersOf(trie) }
}

/** The first place of a sorted piece that holds the unit or a larger one. */
function placeFrom(units: Uint16Array, start: number, end: number, unit: number): number {
  let [low, high] = [start, end]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((units[middle] ?? 0) < unit) low = middle + 1
    else high = middle
  }
  return low
}

function costOf(share: number): number {
  return Math.round(-Math.log(Math.max(share, LEAST_SHARE)) * COST_STEPS)
}

/** ln of the share of a node's last character after the others. */
export function logShareAt({ costs }: LanguageTable, node: number): number {
  return -(costs[node] ?? 0) / COST_STEPS
}

function backoffAt({ backoffs }: LanguageTable, node: number): number {
  return -(backoffs[node] ?? 0) / COST_STEPS
}

const FOLLOWER_BITS = 23

function followersOf(trie: Trie): PairSet {
  const followers = pairSet(FOLLOWER_BITS)
  addPairs(followers, trie)
  return followers
}

/** False: the second unit never followed the first. True: it nearly always did. */
export function mayFollow({ followers }: LanguageTable, unit: number, next: number): boolean {
  return mayHold(followers, unit, next)
}

/** ln share of a unit after one other. */
export function pairShare(table: LanguageTable, unit: number, next: number): number {
  const { trie } = table
  const node = trie.roots[unit] ?? 0
  const child = node !== 0 && mayFollow(table, unit, next) ? childOf(trie, node, next) : 0
  if (child !== 0) return logShareAt(table, child)
  const alone = trie.roots[next] ?? 0
  return backoffAt(table, node) + (alone === 0 ? UNSEEN : logShareAt(table, alone))
}

function discounted(count: number, node: number): number {
  return node === 0 ? count : Math.max(count - DISCOUNT, count * 0.3)
}

/**
 * Where the reading of a text stands, and what its last character cost. One object is used again
 * and again: this runs a million times.
 */
export type Cursor = { state: number; logShare: number }

/** Reads one more unit (already as `modelUnit`). */
export function readUnit(table: LanguageTable, cursor: Cursor, unit: number): void {
  const { trie, suffixes, longest } = table
  let state = cursor.state
  let cost = 0
  for (;;) {
    const child = childOf(trie, state, unit)
    if (child !== 0) {
      cursor.logShare = cost + logShareAt(table, child)
      cursor.state = child >= longest ? (suffixes[child] ?? 0) : child
      return
    }
    if (state === 0) {
      cursor.logShare = cost + UNSEEN
      cursor.state = 0
      return
    }
    cost += backoffAt(table, state)
    state = suffixes[state] ?? 0
  }
}

/**
 * What the characters of a text cost one after the other, −ln of their shares; `before` is read and
 * not counted.
 */
export function costOfCharacters(table: LanguageTable, text: string, before = ''): number {
  const cursor: Cursor = { state: 0, logShare: 0 }
  for (let at = 0; at < before.length; at += 1)
    readUnit(table, cursor, modelUnit(before.charCodeAt(at)))
  let cost = 0
  for (let at = 0; at < text.length; at += 1) {
    readUnit(table, cursor, modelUnit(text.charCodeAt(at)))
    cost -= cursor.logShare
  }
  return cost
}

const MARK = 0xff0c
const DIGIT = 0x30
const LETTER = 0x61

/**
 * What the counts were made of: Chinese characters as they are, and one unit each for marks,
 * figures and letters.
 */
export function modelUnit(unit: number): number {
  if (unit >= 0x4e00 && unit <= 0x9fff) return unit
  if ((unit >= 0x30 && unit <= 0x39) || (unit >= 0xff10 && unit <= 0xff19)) return DIGIT
  if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)) return LETTER
  return MARK
}

export const SENTENCE_EDGE = MARK
/** The same as a text. */
export const EDGE = '，'
