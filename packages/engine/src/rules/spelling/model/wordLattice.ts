/**
 * All words that a sentence could be made of, as edges between its characters, and the cheapest ways
 * through them under the witness: every word costs what it costs after the two before it.
 */
import { FIRST_UNIT } from '#tables/characters.ts'
import { childOf } from '#tables/trie.ts'
import { LONGEST_WORD, pairSlot, UNKNOWN_WORD, wordCost, type Witness } from '#tables/witness.ts'
import { fullStop } from '#text/likeliestWords.ts'
import type { WordTable } from '#tables.ts'
import type { Names } from '#text/words.ts'

const NAME_COST = 4
const UNSEEN_COST = 6
export const NONE = -1
/** Sums of costs that are equal differ by less. */
export const ROUNDING = 1e-6

export type Lattice = {
  length: number
  starts: number[]
  ends: number[]
  words: number[]
  extras: number[]
  /** Where the word differs from what is written, NONE where it does not; and with what. */
  editAt: number[]
  editTo: string[]
  startingAt: number[][]
  endingAt: number[][]
  /** The place of each edge in the list of those that end with it. */
  ranks: number[]
}

/** Per edge its nodes: one for each edge that it may follow. */
export type Costs = {
  firstNodes: Int32Array
  slots: Int32Array
  upTo: Float64Array
  from: Float64Array
  total: number
}

export type NewEdge = {
  start: number
  end: number
  word: number
  extra: number
  editAt: number
  editTo: string
}

function addEdge(lattice: Lattice, { start, end, word, extra, editAt, editTo }: NewEdge): void {
  const edge = lattice.starts.length
  lattice.starts.push(start)
  lattice.ends.push(end)
  lattice.words.push(word)
  lattice.extras.push(extra)
  lattice.editAt.push(editAt)
  lattice.editTo.push(editTo)
  lattice.startingAt[start]?.push(edge)
  const ending = lattice.endingAt[end]
  lattice.ranks.push(ending?.length ?? 0)
  ending?.push(edge)
}

/** The lattice itself stays as it is. */
export function withEdges(lattice: Lattice, edges: readonly NewEdge[]): Lattice {
  const { length, starts, ends, words, extras, editAt, editTo, startingAt, endingAt, ranks } =
    lattice
  const wider: Lattice = {
    length,
    starts: [...starts],
    ends: [...ends],
    words: [...words],
    extras: [...extras],
    editAt: [...editAt],
    editTo: [...editTo],
    startingAt: [...startingAt],
    endingAt: [...endingAt],
    ranks: [...ranks],
  }
  for (const edge of edges) {
    // Only the lists that grow are the wider one's own.
    if (wider.startingAt[edge.start] === startingAt[edge.start])
      wider.startingAt[edge.start] = [...(startingAt[edge.start] ?? [])]
    if (wider.endingAt[edge.end] === endingAt[edge.end])
      wider.endingAt[edge.end] = [...(endingAt[edge.end] ?? [])]
    addEdge(wider, edge)
  }
  return wider
}

const FOREIGN = /[0-9A-Za-z０-９.%]/

/** Two characters make a word soon; a short one counts from this weight on (tables.ts). */
const LEAST_SHORT_WEIGHT = 5 * 12

/**
 * What a word costs that the witness does not know but the dictionary does (东倒西歪); 0 for none.
 */
export function dictionaryCost(
  { weights, logShares }: WordTable,
  node: number,
  length: number,
): number {
  const weight = weights[node] ?? 0
  if (node === 0 || length < 2 || weight <= (length === 2 ? LEAST_SHORT_WEIGHT : 0)) return 0
  return -(logShares[weight] ?? 0)
}

export function writtenWords(
  text: string,
  { witness, words: dictionary }: { witness: Witness; words: WordTable },
  names: Names,
): Lattice {
  const lists = () => {
    const all: number[][] = []
    for (let at = 0; at <= text.length; at += 1) all.push([])
    return all
  }
  const lattice: Lattice = {
    length: text.length,
    starts: [],
    ends: [],
    words: [],
    extras: [],
    editAt: [],
    editTo: [],
    startingAt: lists(),
    endingAt: lists(),
    ranks: [],
  }
  const add = (start: number, end: number, word: number, extra: number) =>
    addEdge(lattice, { start, end, word, extra, editAt: NONE, editTo: '' })
  add(0, 0, fullStop(witness), 0)
  lattice.startingAt[0]?.pop()
  for (let start = 0; start < text.length; start += 1) {
    if (lattice.endingAt[start]?.length === 0) continue
    if (FOREIGN.test(text.charAt(start))) {
      let end = start + 1
      while (end < text.length && FOREIGN.test(text.charAt(end))) end += 1
      add(start, end, UNKNOWN_WORD, 0)
      continue
    }
    let node = 0
    let known = 0
    let hasOne = false
    for (let end = start; end < text.length && end < start + LONGEST_WORD; end += 1) {
      const unit = text.charCodeAt(end)
      const isFirst = end === start
      node = isFirst || node !== 0 ? childOf(witness.trie, node, unit) : 0
      known = isFirst || known !== 0 ? childOf(dictionary.trie, known, unit) : 0
      if (node === 0 && known === 0) break
      const word = witness.words[node] ?? 0
      const cost = word === 0 ? dictionaryCost(dictionary, known, end + 1 - start) : 0
      if (word === 0 && cost === 0) continue
      add(start, end + 1, word, cost)
      hasOne ||= isFirst
    }
    if (!hasOne)
      add(start, start + 1, UNKNOWN_WORD, isHan(text.charCodeAt(start)) ? UNSEEN_COST : 0)
    if (names.size === 0) continue
    for (let size = 2; size <= 4; size += 1) {
      if (names.has(text.slice(start, start + size)))
        add(start, start + size, UNKNOWN_WORD, NAME_COST)
    }
  }
  return lattice
}

export function isHan(unit: number): boolean {
  return unit >= FIRST_UNIT && unit <= 0x9fff
}

/** `known`: costs of the same lattice before edges were added, whose pairs are not looked up again. */
export function costsOf(lattice: Lattice, witness: Witness, known?: Costs): Costs {
  const { starts, words, extras, startingAt, endingAt, ranks, length } = lattice
  const firstNodes = new Int32Array(starts.length)
  let nodes = 0
  for (let edge = 0; edge < starts.length; edge += 1) {
    firstNodes[edge] = nodes
    nodes += edge === 0 ? 1 : (endingAt[starts[edge] ?? 0]?.length ?? 0)
  }
  const slots = new Int32Array(nodes).fill(NONE)
  const upTo = new Float64Array(nodes).fill(Infinity)
  const from = new Float64Array(nodes).fill(Infinity)
  const nodesOf = (edge: number) => (edge === 0 ? 1 : (endingAt[starts[edge] ?? 0]?.length ?? 0))
  upTo[0] = 0
  for (let at = 0; at < length; at += 1) {
    const before = endingAt[at] ?? []
    for (const edge of startingAt[at] ?? []) {
      const word = words[edge] ?? 0
      const firstKnown = known?.firstNodes[edge]
      for (let rank = 0; rank < before.length; rank += 1) {
        const previous = before[rank] ?? 0
        const last = words[previous] ?? 0
        const isKnown =
          known !== undefined && firstKnown !== undefined && previous < known.firstNodes.length
        const slot = isKnown
          ? (known.slots[firstKnown + rank] ?? NONE)
          : pairSlot(witness, last, word)
        const node = (firstNodes[edge] ?? 0) + rank
        slots[node] = slot
        let best = Infinity
        const first = firstNodes[previous] ?? 0
        for (let way = first + nodesOf(previous) - 1; way >= first; way -= 1) {
          const soFar = upTo[way] ?? 0
          if (soFar >= best) continue
          const cost = soFar + wordCost(witness, slots[way] ?? NONE, last, word, slot)
          if (cost < best) best = cost
        }
        upTo[node] = best + (extras[edge] ?? 0)
      }
    }
  }
  let total = Infinity
  for (let at = length; at > 0; at -= 1) {
    for (const edge of endingAt[at] ?? []) {
      const word = words[edge] ?? 0
      const first = firstNodes[edge] ?? 0
      const next = startingAt[at] ?? []
      for (let node = first + nodesOf(edge) - 1; node >= first; node -= 1) {
        if (at === length) {
          from[node] = 0
          total = Math.min(total, upTo[node] ?? Infinity)
          continue
        }
        let best = Infinity
        const lastSlot = slots[node] ?? NONE
        for (const follower of next) {
          const after = (firstNodes[follower] ?? 0) + (ranks[edge] ?? 0)
          const fromThere = (from[after] ?? 0) + (extras[follower] ?? 0)
          if (fromThere >= best) continue
          const cost =
            fromThere +
            wordCost(witness, lastSlot, word, words[follower] ?? 0, slots[after] ?? NONE)
          if (cost < best) best = cost
        }
        from[node] = best
      }
    }
  }
  return { firstNodes, slots, upTo, from, total }
}

/** Per edge the best of its nodes. */
export function bestOf(
  { starts, endingAt }: Lattice,
  { firstNodes }: Costs,
  figures: Float64Array,
): Float64Array {
  return Float64Array.from(starts, (start, edge) => {
    const first = firstNodes[edge] ?? 0
    const count = edge === 0 ? 1 : (endingAt[start]?.length ?? 0)
    let best = Infinity
    for (let node = first; node < first + count; node += 1)
      best = Math.min(best, figures[node] ?? Infinity)
    return best
  })
}
