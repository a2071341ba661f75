/**
 * The words that a sentence could be made of under the witness, the written ones and those that
 * differ in a character which is easily mistaken, and the cheapest way through all of them at once:
 * beside a wrong character the right ones look odd, unless the wrong one may be read as what was
 * meant.
 */
import { EVERYDAY, FIRST_UNIT, LOOKS_ALIKE, SAME_SYLLABLE, SOUND_BITS } from '#tables/characters.ts'
import { mayFollow, SENTENCE_EDGE } from '#tables/language.ts'
import { mayBeInRow } from '#tables/rowSet.ts'
import { childOf } from '#tables/trie.ts'
import { LONGEST_WORD, pairSlot, UNKNOWN_WORD, wordCost, type Witness } from '#tables/witness.ts'
import type { Tables } from '#tables.ts'
import type { Reading } from './readSentence.ts'
import {
  addEdge,
  bestOf,
  costsOf,
  dictionaryCost,
  isHan,
  NONE,
  writtenWords,
  type Costs,
  type Lattice,
} from './wordLattice.ts'

/**
 * One other reading of the characters at `at`. `gain`: how much cheaper the sentence becomes, its
 * other places read as suits each of the two best. `alone`: the same by the two neighbours, as
 * written.
 */
export type OtherReading = {
  at: number
  to: string
  gain: number
  alone: number
  wordLength: number
  /** Of the word that is read, by itself. */
  wordCost: number
  /** It stands on the cheapest way of all. */
  isBest: boolean
}

/** A reading that is wanted whatever it costs. */
export type Asked = { at: number; to: string }

/** What reading another character than the written one costs: more than chance gains. */
const EDIT_COST = 4
const LEAST_ALONE = -1.5
/** What everybody mixes up is looked at also where the witness is against it. */
const LEAST_EVERYDAY = -4
const MOST_AT_ONE_START = 6
/** Sums of costs that are equal differ by less. */
const ROUNDING = 1e-6

export function otherReadings(
  reading: Reading,
  tables: Tables,
  isProtected: (position: number) => boolean,
  asked: readonly Asked[] = [],
): OtherReading[] {
  const lattice = writtenWords(reading.text, tables, reading.names)
  const written = { lattice, costs: costsOf(lattice, tables.witness) }
  const drafts = draftsOf(reading, tables, written, isProtected, asked).flatMap(best)
  if (drafts.length === 0) return []
  for (const { at, start, end, to, word, extra } of drafts)
    addEdge(lattice, { start, end, word, extra: EDIT_COST + extra, editAt: at, editTo: to })
  return gainsOf(lattice, costsOf(lattice, tables.witness, written.costs), drafts, tables)
}

function isAmong(asked: readonly Asked[], at: number, unit: number): boolean {
  for (const one of asked) if (one.at === at && one.to.charCodeAt(0) === unit) return true
  return false
}

/** What is written. */
type Written = { lattice: Lattice; costs: Costs }

function best(drafts: Draft[]): Draft[] {
  if (drafts.length <= MOST_AT_ONE_START) return drafts
  return drafts.sort((a, b) => b.alone - a.alone).slice(0, MOST_AT_ONE_START)
}

/** `extra`: what the word costs where the dictionary alone knows it. */
type Draft = {
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
function draftsOf(
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

function gainsOf(
  lattice: Lattice,
  costs: Costs,
  drafts: readonly Draft[],
  { witness }: Tables,
): OtherReading[] {
  const { starts, ends, editAt, endingAt, length } = lattice
  const through = new Float64Array(starts.length).fill(Infinity)
  /** The cheapest way that leaves the character as it is. */
  const kept = new Float64Array(length).fill(Infinity)
  starts.forEach((start, edge) => {
    if (edge === 0) return
    const first = costs.firstNodes[edge] ?? 0
    let best = Infinity
    for (let node = first; node < first + (endingAt[start]?.length ?? 0); node += 1)
      best = Math.min(best, (costs.upTo[node] ?? 0) + (costs.from[node] ?? 0))
    through[edge] = best
    for (let at = start; at < (ends[edge] ?? 0); at += 1) {
      if (editAt[edge] !== at && best < (kept[at] ?? 0)) kept[at] = best
    }
  })
  const firstDraft = starts.length - drafts.length
  const byEdit = new Map<string, OtherReading>()
  drafts.forEach(({ at, to, alone, start, end, word, extra }, place) => {
    const cost = through[firstDraft + place] ?? Infinity
    const gain = (kept[at] ?? 0) - cost + EDIT_COST
    const key = `${at}${to}`
    const known = byEdit.get(key)
    if (known !== undefined && known.gain >= gain) return
    byEdit.set(key, {
      at,
      to,
      gain,
      alone: Math.max(alone, known?.alone ?? alone),
      wordLength: end - start,
      wordCost: extra > 0 ? extra : wordCost(witness, NONE, UNKNOWN_WORD, word, NONE),
      isBest: cost <= costs.total + ROUNDING,
    })
  })
  return [...byEdit.values()].sort((a, b) => a.at - b.at)
}
