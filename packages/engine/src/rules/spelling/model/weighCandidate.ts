import { readUnit, type Cursor } from '#tables/language.ts'
import { childOf } from '#tables/trie.ts'
import type { Tables } from '#tables.ts'
import { LONGEST_WORD, UNKNOWN_WORD, type Reading } from './readSentence.ts'

/**
 * What all candidates of one place share: where words may begin, and what the sentence costs as it
 * stands.
 */
export type Scope = { start: number; end: number; begins: Begin[]; cost: number }

/**
 * A word may begin at `at`; the way to it costs `cost`, and `node` is what leads up to the changed
 * place.
 */
type Begin = { at: number; node: number; cost: number }

export function scopeOf(reading: Reading, tables: Tables, start: number, length: number): Scope {
  const { text, upTo, shares } = reading
  const begins: Begin[] = []
  for (let begin = Math.max(0, start - LONGEST_WORD + 1); begin <= start; begin += 1) {
    let node = 0
    let isPath = true
    for (let at = begin; at < start && isPath; at += 1) {
      node = childOf(tables.words.trie, node, text.charCodeAt(at))
      isPath = node !== 0
    }
    if (isPath) begins.push({ at: begin, node, cost: upTo[begin] ?? 0 })
  }
  let cost = 0
  for (let at = start; at < Math.min(text.length, start + length + REACH); at += 1)
    cost += shares[at] ?? 0
  return { start, end: start + length, begins, cost }
}

/** What a candidate costs and gains in its sentence. */
export type Weighed = {
  to: string
  lmGain: number
  cutGain: number
  newShare: number
  newNextShare: number
  newWordLength: number
  newWordWeight: number
}

/** The place affects this many characters after it. */
const REACH = 3

const cursor: Cursor = { state: 0, logShare: 0 }

export function weigh(
  reading: Reading,
  tables: Tables,
  scope: Scope,
  one: number,
  two: number,
  leastLmGain: number,
): Weighed | null {
  const { units, states, text } = reading
  const { start, end } = scope
  cursor.state = states[start] ?? 0
  let cost = 0
  readUnit(tables.language, cursor, one)
  const newShare = cursor.logShare
  cost += newShare
  if (two !== 0) {
    readUnit(tables.language, cursor, two)
    cost += cursor.logShare
  }
  let newNextShare = 0
  // No share is above 0, so a candidate that is behind stays behind.
  const least = scope.cost + leastLmGain
  if (cost < least) return null
  for (let at = end; at < Math.min(text.length, end + REACH); at += 1) {
    readUnit(tables.language, cursor, units[at] ?? 0)
    if (at === end) newNextShare = cursor.logShare
    cost += cursor.logShare
    if (cost < least) return null
  }
  const cut = bestCut(reading, tables, scope, one, two)
  return {
    to: two === 0 ? String.fromCharCode(one) : String.fromCharCode(one, two),
    lmGain: cost - scope.cost,
    newShare,
    newNextShare,
    cutGain: cut.share - (reading.from[0] ?? 0),
    newWordLength: cut.length,
    newWordWeight: cut.weight,
  }
}

type Cut = { share: number; length: number; weight: number }

/**
 * The best cut of the sentence with the candidate in it: only words over the changed place are new.
 */
function bestCut(
  reading: Reading,
  tables: Tables,
  { start, end, begins }: Scope,
  one: number,
  two: number,
): Cut {
  const { trie, weights, logShares } = tables.words
  const alone = (reading.upTo[start] ?? 0) + UNKNOWN_WORD
  const best: Cut = {
    share: two === 0 ? alone + (reading.from[end] ?? 0) : -Infinity,
    length: 1,
    weight: 0,
  }
  const first: Cut = { share: alone, length: 1, weight: 0 }
  for (const begin of begins) {
    let node = childOf(trie, begin.node, one)
    if (node === 0) continue
    if (two !== 0) {
      const weight = weights[node] ?? 0
      const share = begin.cost + (logShares[weight] ?? UNKNOWN_WORD)
      if (weight > 0 && share > first.share)
        Object.assign(first, { share, length: start + 1 - begin.at, weight })
      node = childOf(trie, node, two)
      if (node === 0) continue
    }
    extend(reading, tables, node, begin.at, end, begin.cost, best)
  }
  if (two !== 0) {
    const node = childOf(trie, 0, two)
    if (node !== 0) extend(reading, tables, node, start + 1, end, first.share, best)
  }
  return best
}

/** Follows the dictionary beyond `end`, from a node that a word beginning at `begin` has led to. */
function extend(
  { text, from }: Reading,
  { words }: Tables,
  node: number,
  begin: number,
  end: number,
  cost: number,
  best: Cut,
): void {
  let here = node
  for (let at = end; here !== 0 && at <= text.length && at - begin <= LONGEST_WORD; at += 1) {
    const weight = words.weights[here] ?? 0
    const share = cost + (words.logShares[weight] ?? UNKNOWN_WORD) + (from[at] ?? 0)
    if (weight > 0 && share > best.share) {
      best.share = share
      best.length = at - begin
      best.weight = weight
    }
    here = childOf(words.trie, here, text.charCodeAt(at))
  }
}
