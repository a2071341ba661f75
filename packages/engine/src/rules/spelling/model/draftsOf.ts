/**
 * The words that could stand in a sentence if one of its characters were another one that is easily
 * taken for it, each weighed by its two neighbours alone.
 */
import { EVERYDAY, FIRST_UNIT, LOOKS_ALIKE, SAME_SYLLABLE, SOUND_BITS } from '#tables/characters.ts'
import { mayFollow, SENTENCE_EDGE } from '#tables/language.ts'
import { mayBeInRow } from '#tables/rowSet.ts'
import { childOf } from '#tables/trie.ts'
import { LONGEST_WORD, pairSlot, wordCost, type Witness } from '#tables/witness.ts'
import type { Tables } from '#tables.ts'
import type { Reading } from './readSentence.ts'
import {
  bestOf,
  dictionaryCost,
  isHan,
  NONE,
  ROUNDING,
  type Costs,
  type Lattice,
} from './wordLattice.ts'

/** A reading that is wanted whatever it costs. */
export type Asked = { at: number; to: string }

const LEAST_ALONE = -1.5
/** What everybody mixes up is looked at also where the witness is against it. */
const LEAST_EVERYDAY = -4

/** What is written. */
export type Written = { lattice: Lattice; costs: Costs }

/** `extra`: what the word costs where the dictionary alone knows it. */
export type Draft = {
  at: number
  start: number
  end: number
  to: string
  word: number
  extra: number
  alone: number
}

/** What all drafts of one sentence are weighed against. */
type Weighing = {
  lattice: Lattice
  witness: Witness
  total: number
  /** Per edge the cheapest way up to its end, and on from it. */
  upTo: Float64Array
  from: Float64Array
  /** Per position the cheapest way on from any word that begins there. */
  leastFrom: Float64Array
}

/** For each place where a word may begin, those that begin there. */
export function draftsOf(
  reading: Reading,
  tables: Tables,
  { lattice, costs }: Written,
  isProtected: (position: number) => boolean,
  asked: readonly Asked[],
): Draft[][] {
  const { characters, language, witness, words: dictionary } = tables
  const { units, text } = reading
  const { first, units: candidates, kinds, pairs } = characters
  const { trie, words } = witness
  const weighing = weighingOf(lattice, witness, costs)
  const drafts: Draft[][] = []
  let found: Draft[] = []
  /** `extra`: what it costs where the dictionary alone knows it. */
  const consider = (
    word: number,
    extra: number,
    start: number,
    end: number,
    at: number,
    to: number,
    isEveryday: boolean,
  ) => {
    if (word === 0 && extra === 0) return
    const least = isAmong(asked, at, to) ? -Infinity : isEveryday ? LEAST_EVERYDAY : LEAST_ALONE
    const most = weighing.total - extra - least
    const alone = weighing.total - extra - costAlone(weighing, start, end, word, most)
    if (alone > least)
      found.push({ at, start, end, to: String.fromCharCode(to), word, extra, alone })
  }
  /** Goes on with the written characters, and proposes every word on the way. */
  const goOn = (
    from: number,
    fromKnown: number,
    start: number,
    end: number,
    at: number,
    to: number,
    isEveryday: boolean,
  ) => {
    let node = from
    let known = fromKnown
    let place = end
    for (;;) {
      if (place - start > 1) {
        const word = words[node] ?? 0
        const extra = word === 0 ? dictionaryCost(dictionary, known, place - start) : 0
        consider(word, extra, start, place, at, to, isEveryday)
      }
      if (place >= text.length || place - start >= LONGEST_WORD) return
      if (node !== 0) node = childOf(trie, node, units[place] ?? 0)
      if (known !== 0) known = childOf(dictionary.trie, known, units[place] ?? 0)
      if (node === 0 && known === 0) return
      place += 1
    }
  }
  for (let start = 0; start < text.length; start += 1) {
    if (lattice.endingAt[start]?.length === 0) continue
    found = []
    let node = 0
    let known = 0
    for (let at = start; at < text.length && at < start + LONGEST_WORD; at += 1) {
      const isFirst = at === start
      const unit = units[at] ?? 0
      if (!isHan(unit)) break
      if (!isProtected(at)) {
        const last = first[unit - FIRST_UNIT + 1] ?? 0
        const left = at > 0 ? (units[at - 1] ?? 0) : SENTENCE_EDGE
        const right = at + 1 < text.length ? (units[at + 1] ?? 0) : SENTENCE_EDGE
        const follows = at === start + 1 ? tables.beginnings : tables.insides
        for (let place = first[unit - FIRST_UNIT] ?? 0; place < last; place += 1) {
          const candidate = candidates[place] ?? 0
          const kind = kinds[place] ?? 0
          const isEveryday = (kind & EVERYDAY) !== 0
          if (!isFirst) {
            if (!mayBeInRow(follows, left, candidate)) continue
            const next = node !== 0 ? childOf(trie, node, candidate) : 0
            const nextKnown = known !== 0 ? childOf(dictionary.trie, known, candidate) : 0
            if (next !== 0 || nextKnown !== 0)
              goOn(next, nextKnown, start, at + 1, at, candidate, isEveryday)
            continue
          }
          if (mayBeInRow(tables.seconds, right, candidate)) {
            const next = trie.roots[candidate] ?? 0
            const nextKnown = dictionary.trie.roots[candidate] ?? 0
            goOn(next, nextKnown, start, at + 1, at, candidate, isEveryday)
          }
          const isClose =
            (pairs[place] ?? 0) > 0 ||
            (kind & SOUND_BITS) <= SAME_SYLLABLE ||
            (kind & LOOKS_ALIKE) !== 0
          if (
            isEveryday ||
            (isClose &&
              (mayFollow(language, left, candidate) || mayFollow(language, candidate, right)))
          )
            consider(tables.alone[place] ?? 0, 0, start, at + 1, at, candidate, isEveryday)
        }
      }
      node = isFirst || node !== 0 ? childOf(trie, node, unit) : 0
      known = isFirst || known !== 0 ? childOf(dictionary.trie, known, unit) : 0
      if (node === 0 && known === 0) break
    }
    if (found.length > 0) drafts.push(found)
  }
  return drafts
}

function weighingOf(lattice: Lattice, witness: Witness, written: Costs): Weighing {
  const upTo = bestOf(lattice, written, written.upTo)
  const from = bestOf(lattice, written, written.from)
  const leastFrom = Float64Array.from(lattice.startingAt, (edges) =>
    edges.reduce((least, edge) => Math.min(least, from[edge] ?? Infinity), Infinity),
  )
  leastFrom[lattice.length] = 0
  return { lattice, witness, total: written.total, upTo, from, leastFrom }
}

/**
 * The whole sentence with one other word in it, by its two neighbours alone; Infinity where it
 * would be no cheaper than `most`. No word costs less than nothing after one other, so what is
 * behind stays behind.
 */
function costAlone(
  { lattice, witness, upTo, from, leastFrom }: Weighing,
  start: number,
  end: number,
  word: number,
  most: number,
): number {
  const { endingAt, startingAt, words, length } = lattice
  const leastOn = (leastFrom[end] ?? 0) - ROUNDING
  let left = Infinity
  for (const edge of endingAt[start] ?? []) {
    const known = upTo[edge] ?? 0
    if (known >= left || known + leastOn > most) continue
    const last = words[edge] ?? 0
    const cost = known + wordCost(witness, NONE, last, word, pairSlot(witness, last, word))
    if (cost < left) left = cost
  }
  if (end === length) return left
  if (left + leastOn > most) return Infinity
  let right = Infinity
  for (const edge of startingAt[end] ?? []) {
    const known = from[edge] ?? 0
    if (known >= right || left + known - ROUNDING > most) continue
    const next = words[edge] ?? 0
    const cost = known + wordCost(witness, NONE, word, next, pairSlot(witness, word, next))
    if (cost < right) right = cost
  }
  return left + right
}

function isAmong(asked: readonly Asked[], at: number, unit: number): boolean {
  for (const one of asked) if (one.at === at && one.to.charCodeAt(0) === unit) return true
  return false
}
