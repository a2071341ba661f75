/**
 * The words that a sentence could be made of under the witness, the written ones and those that
 * differ in a character which is easily mistaken, and the cheapest way through all of them at once:
 * beside a wrong character the right ones look odd, unless the wrong one may be read as what was
 * meant.
 */
import { UNKNOWN_WORD, wordCost } from '#tables/witness.ts'
import type { Tables } from '#tables.ts'
import { draftsOf, type Asked, type Draft, type Written } from './draftsOf.ts'
import type { Reading } from './readSentence.ts'
import {
  costsOf,
  NONE,
  ROUNDING,
  withEdges,
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

/** What reading another character than the written one costs: more than chance gains. */
const EDIT_COST = 4
const MOST_AT_ONE_START = 6

export function otherReadings(
  reading: Reading,
  tables: Tables,
  isProtected: (position: number) => boolean,
  asked: readonly Asked[] = [],
): OtherReading[] {
  const { written, drafts: all } =
    asked.length === 0 ? draftedOf(reading, tables) : draft(reading, tables, isProtected, asked)
  const drafts = all.flatMap((found) => best(found.filter(({ at }) => !isProtected(at))))
  if (drafts.length === 0) return []
  const lattice = withEdges(
    written.lattice,
    drafts.map(({ at, start, end, to, word, extra }) => ({
      start,
      end,
      word,
      extra: EDIT_COST + extra,
      editAt: at,
      editTo: to,
    })),
  )
  return gainsOf(lattice, costsOf(lattice, tables.witness, written.costs), drafts, tables)
}

/** What is written, and whatever could be written instead, for each place where a word may begin. */
type Drafted = { written: Written; drafts: readonly Draft[][] }

/** Most sentences with a place that is left alone are read with it and without. */
const draftedReadings = new WeakMap<Reading, Drafted>()

function draftedOf(reading: Reading, tables: Tables): Drafted {
  const known = draftedReadings.get(reading) ?? draft(reading, tables, () => false, [])
  draftedReadings.set(reading, known)
  return known
}

function draft(
  reading: Reading,
  tables: Tables,
  isProtected: (position: number) => boolean,
  asked: readonly Asked[],
): Drafted {
  const lattice = writtenWords(reading.text, tables, reading.names)
  const written = { lattice, costs: costsOf(lattice, tables.witness) }
  return { written, drafts: draftsOf(reading, tables, written, isProtected, asked) }
}

function best(drafts: Draft[]): Draft[] {
  if (drafts.length <= MOST_AT_ONE_START) return drafts
  return drafts.sort((a, b) => b.alone - a.alone).slice(0, MOST_AT_ONE_START)
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
  const byEdit = new Map<number, OtherReading>()
  drafts.forEach(({ at, to, alone, start, end, word, extra }, place) => {
    const cost = through[firstDraft + place] ?? Infinity
    const gain = (kept[at] ?? 0) - cost + EDIT_COST
    const key = at * 65536 + to.charCodeAt(0)
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
