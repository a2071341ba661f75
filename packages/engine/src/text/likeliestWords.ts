/**
 * The likeliest words of a text under the witness, and what each costs where it stands: how
 * expected, or how surprising, the text is.
 *
 * A word's cost is −ln p after the two words before it. Hollow, worn text is cheap (about 4 a
 * character, clause by clause), lived text dearer (about 5); wrong characters, names and rare words
 * are dear too, so measure the repaired text and cap what one word may cost.
 */
import type { Tables } from '../tables.ts'
import { childOf } from '../tables/trie.ts'
import { LONGEST_WORD, pairSlot, UNKNOWN_WORD, wordCost, type Witness } from '../tables/witness.ts'

/** `start` and `end` in UTF-16 units of the text; `isKnown`: the witness has the word. */
export type CostedWord = { start: number; end: number; cost: number; isKnown: boolean }

/** A character that the witness has never seen costs so much more than the rare ones it has. */
const UNSEEN_COST = 6
const FOREIGN = /[0-9A-Za-z０-９.%]/
const HAN = /\p{Script=Han}/u

type Edge = { start: number; end: number; word: number; extra: number; ways: Way[] }
/** One word, read after one other: the cheapest way there. */
type Way = { before: Edge; slot: number; cost: number; from: Way | null; own: number }

/** How surprising the whole text is, in nats. */
export function costOfText(text: string, tables: Tables): number {
  return likeliestWords(text, tables).reduce((sum, { cost }) => sum + cost, 0)
}

/** As it would read after a full stop. */
export function likeliestWords(text: string, { witness }: Tables): CostedWord[] {
  const ending: Edge[][] = Array.from({ length: text.length + 1 }, () => [])
  const begin: Edge = { start: 0, end: 0, word: fullStop(witness), extra: 0, ways: [] }
  const atStart: Way = { before: begin, slot: -1, cost: 0, from: null, own: 0 }
  begin.ways.push(atStart)
  ending[0]?.push(begin)
  for (let start = 0; start < text.length; start += 1) {
    const before = ending[start] ?? []
    if (before.length === 0) continue
    for (const edge of edgesFrom(text, start, witness)) {
      for (const previous of before) {
        const way = cheapestWay(witness, previous, edge)
        if (way !== null) edge.ways.push(way)
      }
      ending[edge.end]?.push(edge)
    }
  }
  const words: CostedWord[] = []
  let last: { edge: Edge; way: Way } | null = null
  for (const edge of ending[text.length] ?? []) {
    for (const way of edge.ways) {
      if (last === null || way.cost < last.way.cost) last = { edge, way }
    }
  }
  for (let at = last; at !== null && at.way.from !== null;) {
    const { edge, way }: { edge: Edge; way: Way } = at
    const isKnown = edge.word !== UNKNOWN_WORD
    words.push({ start: edge.start, end: edge.end, cost: way.own, isKnown })
    at = way.from === null ? null : { edge: way.before, way: way.from }
  }
  return words.reverse()
}

/** Mean cost of a character of a text that holds no full stop; 0 for an empty one. */
export function meanCost(text: string, tables: Tables): number {
  return text.length === 0 ? 0 : costOfText(text, tables) / text.length
}

function cheapestWay(witness: Witness, previous: Edge, edge: Edge): Way | null {
  const slot = pairSlot(witness, previous.word, edge.word)
  let best: Way | null = null
  for (const from of previous.ways) {
    const own = edge.extra + wordCost(witness, from.slot, previous.word, edge.word, slot)
    const cost = from.cost + own
    if (best === null || cost < best.cost) best = { before: previous, slot, cost, from, own }
  }
  return best
}

function edgesFrom(text: string, start: number, { trie, words }: Witness): Edge[] {
  const unit = text.charAt(start)
  if (FOREIGN.test(unit)) {
    let end = start + 1
    while (end < text.length && FOREIGN.test(text.charAt(end))) end += 1
    return [{ start, end, word: UNKNOWN_WORD, extra: 0, ways: [] }]
  }
  const edges: Edge[] = []
  let node = 0
  for (let end = start; end < text.length && end < start + LONGEST_WORD; end += 1) {
    node = childOf(trie, node, text.charCodeAt(end))
    if (node === 0) break
    const word = words[node] ?? 0
    if (word !== 0) edges.push({ start, end: end + 1, word, extra: 0, ways: [] })
  }
  if (edges[0]?.end !== start + 1) {
    const extra = HAN.test(unit) ? UNSEEN_COST : 0
    edges.push({ start, end: start + 1, word: UNKNOWN_WORD, extra, ways: [] })
  }
  return edges
}

export function fullStop({ trie, words }: Witness): number {
  return words[trie.roots['。'.charCodeAt(0)] ?? 0] ?? UNKNOWN_WORD
}
