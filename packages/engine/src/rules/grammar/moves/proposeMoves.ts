/**
 * The places of a sentence where two neighbouring stretches of a clause might stand the other way
 * round, each with what speaks for it: how much likelier the clause becomes for three models, how the
 * words at the three seams draw each other as written and as moved, and what kinds of words they are.
 * A forest says which of them are faults (docs/decisions/faulty-sentences.md).
 */
import { costOfCharacters, EDGE } from '../../../tables/language.ts'
import { tagOf, type Tables } from '../../../tables.ts'
import { nodeOf } from '../../../tables/trie.ts'
import { pairSlot, UNKNOWN_WORD, wordCost, type Witness } from '../../../tables/witness.ts'
import { costOfText, likeliestWords } from '../../../text/likeliestWords.ts'

/**
 * [start, end) of both stretches in the sentence, what they would read the other way round, and the
 * figures for the forest.
 */
export type Move = { start: number; end: number; instead: string; values: Float32Array }

const CLAUSE = /[^，。！？；：“”‘’《》…—]+[，。！？；：]?/g
const CLOSED = /[，。！？；：]$/
const SHORTEST = 3
const LONGEST = 30
/** Words in the first stretch, and in the second. */
const MOST_WORDS = 4
const FARTHEST = 8
/** What the seams, the characters and then the words must gain, ln: from the cheapest to the dearest. */
const LEAST_DRAWN = -1
const LEAST_CHARACTER_GAIN = 0
const LEAST_GAIN = 1.5
/** Of one clause. */
const MOST_MOVES = 5

/** A word alone, as a language model would cut it: kinds by the first letter of its tag. */
const KINDS = ' nvadrmqpcuftsilzyx'

/** A clause in hand: its words by place, from 1 on; place 0 and the one behind all are its edges. */
type Clause = {
  body: string
  mark: string
  /** Where its words begin; behind the last stands the length. */
  starts: number[]
  words: number[]
  kinds: number[]
  /** How the second of two places is drawn by the first, by `first * places + second`. */
  drawn: Float64Array
}

/** The words from `from` up to `turn` change places with those from there up to `behind`. */
type Places = { from: number; turn: number; behind: number }
type Draft = Places & { text: string; gains: [number, number] }
/** What the clause costs as it stands, by its words and by its characters. */
type Drafted = { drafts: readonly Draft[]; cost: number; characterCost: number }

export function proposeMoves(sentence: string, tables: Tables): Move[] {
  const moves: Move[] = []
  for (const match of sentence.matchAll(CLAUSE)) {
    const text = match[0]
    const mark = CLOSED.test(text) ? text.slice(-1) : ''
    const body = mark === '' ? text : text.slice(0, -1)
    if (body.length < SHORTEST || body.length > LONGEST) continue
    const clause = readClause(body, mark, tables)
    moves.push(...movesIn(clause, match.index, draftsIn(clause, tables), tables))
  }
  return moves
}

function readClause(body: string, mark: string, tables: Tables): Clause {
  const { witness } = tables
  const starts = [0]
  const words = [wordIn(witness, '。', 0, 1)]
  const kinds = [kindOf(tables, '。', 0, 1)]
  for (const { start, end } of likeliestWords(body, tables)) {
    starts[words.length] = start
    words.push(wordIn(witness, body, start, end))
    kinds.push(kindOf(tables, body, start, end))
  }
  const edge = mark === '' ? '。' : mark
  starts[words.length] = body.length
  words.push(wordIn(witness, edge, 0, 1))
  kinds.push(kindOf(tables, edge, 0, 1))
  const drawn = new Float64Array(words.length ** 2).fill(NaN)
  return { body, mark, starts, words, kinds, drawn }
}

function wordIn({ trie, words }: Witness, text: string, start: number, end: number): number {
  return words[nodeOf(trie, text, start, end)] ?? UNKNOWN_WORD
}

function kindOf(tables: Tables, text: string, start: number, end: number): number {
  return Math.max(0, KINDS.indexOf(tagOf(tables, text, start, end).slice(0, 1)))
}

/** How much likelier the second word is behind the first than anywhere, ln. */
function drawnTo(
  { words, drawn }: Clause,
  witness: Witness,
  first: number,
  second: number,
): number {
  const at = first * words.length + second
  const known = drawn[at] ?? NaN
  if (!Number.isNaN(known)) return known
  const [one, other] = [words[first] ?? UNKNOWN_WORD, words[second] ?? UNKNOWN_WORD]
  const found =
    one === UNKNOWN_WORD || other === UNKNOWN_WORD
      ? 0
      : wordCost(witness, -1, UNKNOWN_WORD, other, -1) -
        wordCost(witness, -1, one, other, pairSlot(witness, one, other))
  drawn[at] = found
  return found
}

function draftsIn(clause: Clause, tables: Tables): Drafted {
  const { body, mark, words } = clause
  const { witness, language } = tables
  const edge = words.length - 1
  const drafts: Draft[] = []
  let cost = NaN
  let characterCost = NaN
  for (let from = 1; from < edge; from += 1) {
    for (let turn = from + 1; turn <= from + MOST_WORDS && turn < edge; turn += 1) {
      for (let behind = turn + 1; behind <= turn + FARTHEST && behind <= edge; behind += 1) {
        const places = { from, turn, behind }
        if (seamGain(clause, witness, places) <= LEAST_DRAWN) continue
        const text = movedText(clause, places) + mark
        if (text === body + mark) continue
        if (Number.isNaN(characterCost))
          characterCost = costOfCharacters(language, body + mark, EDGE)
        const characterGain = characterCost - costOfCharacters(language, text, EDGE)
        if (characterGain < LEAST_CHARACTER_GAIN) continue
        if (Number.isNaN(cost)) cost = costOfText(body + mark, tables)
        const gain = cost - costOfText(text, tables)
        if (gain >= LEAST_GAIN) drafts.push({ ...places, text, gains: [gain, characterGain] })
      }
    }
  }
  drafts.sort((a, b) => b.gains[0] + b.gains[1] - a.gains[0] - a.gains[1])
  return { drafts: drafts.slice(0, MOST_MOVES), cost, characterCost }
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

function movedText({ body, starts }: Clause, { from, turn, behind }: Places): string {
  const [start, middle, end] = [starts[from], starts[turn], starts[behind]]
  return (
    body.slice(0, start) + body.slice(middle, end) + body.slice(start, middle) + body.slice(end)
  )
}

function movesIn(
  clause: Clause,
  offset: number,
  { drafts, cost, characterCost }: Drafted,
  tables: Tables,
): Move[] {
  if (drafts.length === 0) return []
  const { body, mark, starts, kinds } = clause
  const { witness, secondWitness } = tables
  const second = { witness: secondWitness }
  const secondCost = costOfText(body + mark, second)
  const sumOf = (draft: Draft | undefined) => (draft?.gains[0] ?? 0) + (draft?.gains[1] ?? 0)
  return drafts.map((draft, rank) => {
    const { from, turn, behind, text, gains } = draft
    const secondGain = secondCost - costOfText(text, second)
    const [start = 0, middle = 0, end = 0] = [starts[from], starts[turn], starts[behind]]
    return {
      start: offset + start,
      end: offset + end,
      instead: body.slice(middle, end) + body.slice(start, middle),
      values: Float32Array.of(
        ...gains,
        secondGain,
        Math.min(...gains, secondGain),
        rank,
        sumOf(draft) - sumOf(drafts[rank === 0 ? 1 : 0]),
        cost / body.length,
        characterCost / body.length,
        body.length,
        ...oldSeams(clause, witness, draft),
        ...newSeams(clause, witness, draft),
        kinds[from] ?? 0,
        kinds[turn - 1] ?? 0,
        kinds[turn] ?? 0,
        kinds[behind - 1] ?? 0,
        kinds[from - 1] ?? 0,
        kinds[behind] ?? 0,
        turn - from,
        behind - turn,
        middle - start,
      ),
    }
  })
}
