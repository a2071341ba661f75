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
import { keep } from './lastOnes.ts'

/** `start` and `end` in UTF-16 units of the text; `isKnown`: the witness has the word. */
export type CostedWord = { start: number; end: number; cost: number; isKnown: boolean }

/** A character that the witness has never seen costs so much more than the rare ones it has. */
const UNSEEN_COST = 6
const FOREIGN = /[0-9A-Za-z０-９.%]/
const HAN = /\p{Script=Han}/u

/** How surprising the whole text is, in nats. */
export function costOfText(text: string, { witness }: Pick<Tables, 'witness'>): number {
  return wayCosts[cheapestEnd(text, witness)] ?? 0
}

/** How much less surprising, in nats, `before` and `after` are with `right` between than `written`. */
export function gainInstead(
  before: string,
  written: string,
  right: string,
  after: string,
  tables: Pick<Tables, 'witness'>,
): number {
  return costOfText(before + written + after, tables) - costOfText(before + right + after, tables)
}

/** As it would read after a full stop. One clause is asked for by whoever measures or praises it. */
export function likeliestWords(text: string, { witness }: Tables): readonly CostedWord[] {
  const memory = lastOnes.get(witness) ?? new Map<string, readonly CostedWord[]>()
  lastOnes.set(witness, memory)
  const known = memory.get(text)
  if (known !== undefined) return known
  const words: CostedWord[] = []
  for (let way = cheapestEnd(text, witness); way > 0; way = wayFrom[way] ?? 0) {
    const edge = wayEdges[way] ?? 0
    words.push({
      start: edgeStarts[edge] ?? 0,
      end: edgeEnds[edge] ?? 0,
      cost: wayOwn[way] ?? 0,
      isKnown: edgeWords[edge] !== UNKNOWN_WORD,
    })
  }
  keep(memory, text, words.reverse(), MOST_REMEMBERED)
  return words
}

const lastOnes = new WeakMap<Witness, Map<string, readonly CostedWord[]>>()
const MOST_REMEMBERED = 300

/** Mean cost of a character of a text that holds no full stop; 0 for an empty one. */
export function meanCost(text: string, tables: Tables): number {
  return text.length === 0 ? 0 : costOfText(text, tables) / text.length
}

/*
 * The words that a text could be made of are edges between its characters. Each has a way for every
 * edge that it may follow: the cheapest. Edge 0 and way 0 are the full stop before the text. One
 * essay asks for hundreds of short texts, so the lists are kept and written over.
 */
const edgeStarts: number[] = []
const edgeEnds: number[] = []
const edgeWords: number[] = []
const edgeExtras: number[] = []
/** The ways of an edge are these up to those of the next edge. */
const firstWays: number[] = []
/** The next edge that ends where this one does. */
const nextEnding: number[] = []
const wayEdges: number[] = []
const wayFrom: number[] = []
const waySlots: number[] = []
const wayCosts: number[] = []
/** What the last word alone costs. */
const wayOwn: number[] = []
/** By position: the first and the last edge that ends there. */
const firstEnding: number[] = []
const lastEnding: number[] = []
const NONE = -1

/** The way through the whole text that costs least; 0, which costs nothing, for an empty one. */
function cheapestEnd(text: string, witness: Witness): number {
  for (let at = 0; at <= text.length; at += 1) firstEnding[at] = NONE
  addEdge(0, 0, 0, fullStop(witness), 0)
  addWay(0, 0, 0, NONE, 0, 0)
  let edges = 1
  let ways = 1
  firstWays[0] = 0
  firstWays[1] = 1
  for (let start = 0; start < text.length; start += 1) {
    if (firstEnding[start] === NONE) continue
    const first = edges
    edges = addEdgesFrom(text, start, witness, edges)
    for (let edge = first; edge < edges; edge += 1) {
      for (let last = firstEnding[start] ?? NONE; last !== NONE; last = nextEnding[last] ?? NONE) {
        addCheapestWay(witness, ways, last, edge)
        ways += 1
      }
      firstWays[edge + 1] = ways
    }
  }
  let best = NONE
  for (
    let edge = firstEnding[text.length] ?? NONE;
    edge !== NONE;
    edge = nextEnding[edge] ?? NONE
  ) {
    for (let way = firstWays[edge] ?? 0; way < (firstWays[edge + 1] ?? 0); way += 1) {
      if (best === NONE || (wayCosts[way] ?? 0) < (wayCosts[best] ?? 0)) best = way
    }
  }
  return best
}

function addCheapestWay(witness: Witness, way: number, last: number, edge: number): void {
  const lastWord = edgeWords[last] ?? 0
  const word = edgeWords[edge] ?? 0
  const extra = edgeExtras[edge] ?? 0
  const slot = pairSlot(witness, lastWord, word)
  let best = NONE
  let bestOwn = 0
  let bestCost = Infinity
  for (let from = firstWays[last] ?? 0; from < (firstWays[last + 1] ?? 0); from += 1) {
    const own = extra + wordCost(witness, waySlots[from] ?? NONE, lastWord, word, slot)
    const cost = (wayCosts[from] ?? 0) + own
    if (cost >= bestCost) continue
    best = from
    bestOwn = own
    bestCost = cost
  }
  addWay(way, edge, best, slot, bestCost, bestOwn)
}

function addWay(
  way: number,
  edge: number,
  from: number,
  slot: number,
  cost: number,
  own: number,
): void {
  wayEdges[way] = edge
  wayFrom[way] = from
  waySlots[way] = slot
  wayCosts[way] = cost
  wayOwn[way] = own
}

/** How many edges there are with those that begin here. */
function addEdgesFrom(
  text: string,
  start: number,
  { trie, words }: Witness,
  edges: number,
): number {
  const unit = text.charAt(start)
  if (FOREIGN.test(unit)) {
    let end = start + 1
    while (end < text.length && FOREIGN.test(text.charAt(end))) end += 1
    addEdge(edges, start, end, UNKNOWN_WORD, 0)
    return edges + 1
  }
  let next = edges
  let node = 0
  for (let end = start; end < text.length && end < start + LONGEST_WORD; end += 1) {
    node = childOf(trie, node, text.charCodeAt(end))
    if (node === 0) break
    const word = words[node] ?? 0
    if (word === 0) continue
    addEdge(next, start, end + 1, word, 0)
    next += 1
  }
  if (next > edges && edgeEnds[edges] === start + 1) return next
  addEdge(next, start, start + 1, UNKNOWN_WORD, HAN.test(unit) ? UNSEEN_COST : 0)
  return next + 1
}

function addEdge(edge: number, start: number, end: number, word: number, extra: number): void {
  edgeStarts[edge] = start
  edgeEnds[edge] = end
  edgeWords[edge] = word
  edgeExtras[edge] = extra
  nextEnding[edge] = NONE
  if (firstEnding[end] === NONE) firstEnding[end] = edge
  else nextEnding[lastEnding[end] ?? 0] = edge
  lastEnding[end] = edge
}

export function fullStop({ trie, words }: Witness): number {
  return words[trie.roots['。'.charCodeAt(0)] ?? 0] ?? UNKNOWN_WORD
}
