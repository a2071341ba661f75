/** Wrong characters by the model: what else could be meant, and whether it is meant. */
import type { Tables } from '#tables.ts'
import type { Names } from '#text/words.ts'
import { PARTICLES, PRONOUNS } from './editFeatures.ts'
import { judge, type JudgedEdit } from './judgeEdits.ts'
import { readFreely, readingOf } from './readings.ts'
import { proposeEdits } from './proposeEdits.ts'

/** `[start, end)` of the text; `to` has as many characters. `odds`: ln. */
export type Misspelling = {
  start: number
  end: number
  to: string
  odds: number
  pair: number
  isWord: boolean
  /** As of Edit. */
  group: number
  /** As of JudgedEdit. */
  opinion: number
  /** Too unlikely to be so much as asked about, unless a second opinion says otherwise. */
  isFaint: boolean
}

/** Which places are left alone, how sure (ln odds) an edit is, and how sure it must be. */
export type Caution = {
  names: Names
  /** Nothing is left alone. */
  isFree: boolean
  isProtected: (position: number) => boolean
  oddsOf: (edit: JudgedEdit) => number
  leastOdds: (edit: JudgedEdit) => number
  /** Also what is too unlikely, where a second opinion may be asked for. */
  withFaint: boolean
}

/** What the forest gives less, no second opinion saves. */
const FAINTEST_ODDS = -6

/** ln odds from which a character is put right before the others of its sentence are weighed. */
export const REPAIRED_ODDS = 0.3

export function findMisspellings(text: string, tables: Tables, caution: Caution): Misspelling[] {
  const likely = choose(text, tables, caution)
  const first = likely.filter(({ odds }) => odds > REPAIRED_ODDS)
  if (first.length === 0) return likely
  // Beside a wrong character the right ones look odd: read again with the first ones put right.
  let repaired = text
  for (const { start, end, to } of first)
    repaired = repaired.slice(0, start) + to + repaired.slice(end)
  const isProtected = (position: number) =>
    caution.isProtected(position) ||
    first.some(({ start, end }) => position >= start && position < end)
  return [...first, ...choose(repaired, tables, { ...caution, isFree: false, isProtected })].sort(
    (a, b) => a.start - b.start,
  )
}

function choose(
  text: string,
  tables: Tables,
  { names, isFree, isProtected, oddsOf, leastOdds, withFaint }: Caution,
): Misspelling[] {
  const edits = isFree
    ? readFreely(text, tables, names).edits
    : judge(proposeEdits(readingOf(text, tables, names), tables, isProtected), tables)
  const likely = edits.flatMap((edit) => {
    const odds = oddsOf(edit)
    const isFaint = odds <= leastOdds(edit)
    return !isFaint || (withFaint && mayBeHeard(edit))
      ? [
          {
            start: edit.start,
            end: edit.end,
            to: edit.to,
            odds,
            pair: edit.pair,
            isWord: edit.isWord,
            group: edit.group,
            opinion: edit.opinion,
            isFaint,
          },
        ]
      : []
  })
  likely.sort((a, b) => b.odds - a.odds || a.start - b.start)
  const chosen: Misspelling[] = []
  for (const edit of likely) {
    // What stands right beside a surer one may look odd because of it: it is read again after that.
    const isBeside = ({ start, end, odds }: Misspelling) =>
      edit.end >= start && edit.start <= end && (!edit.isFaint || odds > REPAIRED_ODDS)
    if (!chosen.some(isBeside)) chosen.push(edit)
  }
  return chosen
}

function mayBeHeard({ odds, group, start, end }: JudgedEdit): boolean {
  return odds > FAINTEST_ODDS && end === start + 1 && group !== PARTICLES && group !== PRONOUNS
}
