/**
 * The places of a sentence where two neighbouring stretches of a clause might stand the other way
 * round, each with what speaks for it: how much likelier the clause becomes for three models, how the
 * words at the three seams draw each other as written and as moved, and what words stand there.
 * A forest says which of them are faults (docs/decisions/faulty-sentences.md).
 */
import type { Tables } from '../../../tables.ts'
import type { Witness } from '../../../tables/witness.ts'
import {
  bestOf,
  changedText,
  characterGain,
  drawnTo,
  gainsOf,
  readClauses,
  wordGain,
  wordsAt,
  type Change,
  type Clause,
  type Draft,
  type Rewording,
} from './readClauses.ts'

/** Words in the first stretch, and in the second. */
const MOST_WORDS = 4
const FARTHEST = 8
/** What the seams, the characters and then the words must gain, ln: from the cheapest to the dearest. */
const LEAST_DRAWN = -3
const LEAST_CHARACTER_GAIN = -2
const LEAST_GAIN = 0.5
/** Of one clause. */
const MOST_MOVES = 8

/** The words from `from` up to `turn` change places with those from there up to `behind`. */
type Places = { from: number; turn: number; behind: number }
type MoveDraft = Places & Draft

export function proposeMoves(sentence: string, tables: Tables): Rewording[] {
  return readClauses(sentence, tables).flatMap((clause) =>
    movesIn(clause, draftsIn(clause, tables), tables),
  )
}

function draftsIn(clause: Clause, tables: Tables): MoveDraft[] {
  const edge = clause.words.length - 1
  const drafts: MoveDraft[] = []
  for (let from = 1; from < edge; from += 1) {
    for (let turn = from + 1; turn <= from + MOST_WORDS && turn < edge; turn += 1) {
      for (let behind = turn + 1; behind <= turn + FARTHEST && behind <= edge; behind += 1) {
        const places = { from, turn, behind }
        if (seamGain(clause, tables.witness, places) <= LEAST_DRAWN) continue
        const change = changeOf(clause, places)
        const byCharacters = characterGain(clause, change, tables)
        if (byCharacters < LEAST_CHARACTER_GAIN) continue
        const text = changedText(clause, change)
        if (text === clause.body) continue
        const byWords = wordGain(clause, text, tables)
        if (byWords >= LEAST_GAIN) drafts.push({ ...places, text, gains: [byWords, byCharacters] })
      }
    }
  }
  return bestOf(drafts, MOST_MOVES)
}

/** The seams after a move less those before it. */
function seamGain(clause: Clause, witness: Witness, places: Places): number {
  return (
    newSeams(clause, witness, places).reduce((sum, each) => sum + each, 0) -
    oldSeams(clause, witness, places).reduce((sum, each) => sum + each, 0)
  )
}

type Seams = [number, number, number]

/** Before the first stretch, between the two, behind the second. */
function oldSeams(clause: Clause, witness: Witness, { from, turn, behind }: Places): Seams {
  return [
    drawnTo(clause, witness, from - 1, from),
    drawnTo(clause, witness, turn - 1, turn),
    drawnTo(clause, witness, behind - 1, behind),
  ]
}

function newSeams(clause: Clause, witness: Witness, { from, turn, behind }: Places): Seams {
  return [
    drawnTo(clause, witness, from - 1, turn),
    drawnTo(clause, witness, behind - 1, from),
    drawnTo(clause, witness, turn - 1, behind),
  ]
}

function changeOf({ body, starts }: Clause, { from, turn, behind }: Places): Change {
  const [start = 0, middle = 0, end = 0] = [starts[from], starts[turn], starts[behind]]
  return { start, end, instead: body.slice(middle, end) + body.slice(start, middle) }
}

function movesIn(clause: Clause, drafts: readonly MoveDraft[], tables: Tables): Rewording[] {
  const { offset, starts, words } = clause
  return drafts.map((draft, rank) => {
    const { from, turn, behind } = draft
    const { start, end, instead } = changeOf(clause, draft)
    return {
      start: offset + start,
      end: offset + end,
      instead,
      values: Float32Array.of(
        ...gainsOf(clause, drafts, rank, tables),
        ...oldSeams(clause, tables.witness, draft),
        ...newSeams(clause, tables.witness, draft),
        ...wordsAt(clause, [
          from - 2,
          from - 1,
          from,
          from + 1,
          turn - 1,
          turn,
          turn + 1,
          behind - 1,
          behind,
          behind + 1,
        ]),
        from,
        turn - from,
        behind - turn,
        (starts[turn] ?? 0) - start,
        behind === words.length - 1 ? 1 : 0,
      ),
    }
  })
}
