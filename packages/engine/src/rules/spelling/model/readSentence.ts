import { modelUnit, readUnit, SENTENCE_EDGE, type Cursor } from '#tables/language.ts'
import { childOf } from '#tables/trie.ts'
import type { Tables } from '#tables.ts'
import type { Names } from '#text/words.ts'

/**
 * A sentence as the spelling model reads it: how likely each character is where it stands, and the
 * likeliest words.
 */
export type Reading = {
  text: string
  units: Uint16Array
  /** State of the language model before each unit; what each unit cost (ln share). */
  states: Uint32Array
  shares: Float32Array
  /** ln share of the best cut up to, and from, each position. */
  upTo: Float64Array
  from: Float64Array
  /** Of the word that covers each position in the best cut. */
  wordStart: Uint32Array
  wordEnd: Uint32Array
  wordWeight: Uint8Array
  names: Names
}

export const UNKNOWN_WORD = -18
const NAME_SHARE = -11
export const LONGEST_WORD = 6
const LONGEST_NAME = 4

export function readSentence(text: string, tables: Tables, names: Names): Reading {
  const length = text.length
  const units = new Uint16Array(length)
  const states = new Uint32Array(length + 1)
  const shares = new Float32Array(length)
  const cursor: Cursor = { state: 0, logShare: 0 }
  readUnit(tables.language, cursor, SENTENCE_EDGE)
  for (let at = 0; at < length; at += 1) {
    const unit = modelUnit(text.charCodeAt(at))
    units[at] = unit
    states[at] = cursor.state
    readUnit(tables.language, cursor, unit)
    shares[at] = cursor.logShare
  }
  states[length] = cursor.state
  return { text, units, states, shares, names, ...cutBothWays(text, tables, names) }
}

function cutBothWays(
  text: string,
  tables: Tables,
  names: Names,
): Pick<Reading, 'upTo' | 'from' | 'wordStart' | 'wordEnd' | 'wordWeight'> {
  const length = text.length
  const upTo = new Float64Array(length + 1).fill(-Infinity)
  const before = new Uint32Array(length + 1)
  const weightAt = new Uint8Array(length + 1)
  const from = new Float64Array(length + 1).fill(-Infinity)
  upTo[0] = 0
  from[length] = 0
  let edges = 0
  for (let start = 0; start < length; start += 1) {
    const first = edges
    edges = addEdges(text, start, tables, names, edges)
    const here = upTo[start] ?? 0
    for (let edge = first; edge < edges; edge += 1) {
      const end = edgeEnds[edge] ?? 0
      const share = here + (edgeShares[edge] ?? 0)
      if (share <= (upTo[end] ?? 0)) continue
      upTo[end] = share
      before[end] = start
      weightAt[end] = edgeWeights[edge] ?? 0
    }
  }
  for (let edge = edges - 1; edge >= 0; edge -= 1) {
    const start = edgeStarts[edge] ?? 0
    const way = (edgeShares[edge] ?? 0) + (from[edgeEnds[edge] ?? 0] ?? 0)
    if (way > (from[start] ?? 0)) from[start] = way
  }
  const wordStart = new Uint32Array(length)
  const wordEnd = new Uint32Array(length)
  const wordWeight = new Uint8Array(length)
  for (let end = length; end > 0; end = before[end] ?? 0) {
    const start = before[end] ?? 0
    wordStart.fill(start, start, end)
    wordEnd.fill(end, start, end)
    wordWeight.fill(weightAt[end] ?? 0, start, end)
  }
  return { upTo, from, wordStart, wordEnd, wordWeight }
}

/*
 * The words that a sentence could be cut into are edges between its characters: read to the right
 * for the best way here, to the left for the best way on. The lists are written over.
 */
const edgeStarts: number[] = []
const edgeEnds: number[] = []
const edgeShares: number[] = []
const edgeWeights: number[] = []

/** How many edges there are with those that begin here. */
function addEdges(
  text: string,
  start: number,
  { words: { trie, weights, logShares } }: Tables,
  names: Names,
  edges: number,
): number {
  let next = edges
  const add = (end: number, share: number, weight: number) => {
    edgeStarts[next] = start
    edgeEnds[next] = end
    edgeShares[next] = share
    edgeWeights[next] = weight
    next += 1
  }
  add(start + 1, UNKNOWN_WORD, 0)
  let node = 0
  for (let end = start; end < text.length && end < start + LONGEST_WORD; end += 1) {
    node = childOf(trie, node, text.charCodeAt(end))
    if (node === 0) break
    const weight = weights[node] ?? 0
    if (weight > 0) add(end + 1, logShares[weight] ?? UNKNOWN_WORD, weight)
  }
  if (names.size === 0) return next
  for (let size = 2; size <= LONGEST_NAME && start + size <= text.length; size += 1) {
    if (names.has(text.slice(start, start + size))) add(start + size, NAME_SHARE, 0)
  }
  return next
}
