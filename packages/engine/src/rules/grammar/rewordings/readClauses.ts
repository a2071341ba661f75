/**
 * A clause in hand, to ask what else it could read: its words with their kinds, how they draw each
 * other, and what it costs as it stands (docs/decisions/faulty-sentences.md).
 */
import { littleWordPlace } from '../../../lexicon/littleWords.ts'
import { costOfCharacters, EDGE } from '../../../tables/language.ts'
import { tagOf, type Tables } from '../../../tables.ts'
import { nodeOf } from '../../../tables/trie.ts'
import { pairSlot, UNKNOWN_WORD, wordCost, type Witness } from '../../../tables/witness.ts'
import { costOfText, likeliestWords } from '../../../text/likeliestWords.ts'

/** [start, end) in the sentence, what would stand there instead, and the figures for the forest. */
export type Rewording = { start: number; end: number; instead: string; values: Float32Array }

/** Its words by place, from 1 on; place 0 and the one behind all are its edges. */
export type Clause = {
  /** Where it begins in its sentence. */
  offset: number
  body: string
  /** The mark that ends it, '' where there is none. */
  mark: string
  /** Where its words begin; behind the last stands the length. */
  starts: number[]
  words: number[]
  kinds: number[]
  /** Places in `lexicon/littleWords`. */
  little: number[]
  /** How the second of two places is drawn by the first, by `first * places + second`. */
  drawn: Float64Array
  /** What it costs by its words, and for the second witness; once asked. */
  costs: { words?: number; second?: number }
}

const CLAUSE = /[^，。！？；：“”‘’《》…—]+[，。！？；：]?/g
export const CLOSING = '，。！？；：'
const SHORTEST = 3
const LONGEST = 30

/** A word alone, as a language model would cut it: kinds by the first letter of its tag. */
const KINDS = ' nvadrmqpcuftsilzyx'

/** Those that are neither too short nor too long to be weighed. */
export function readClauses(sentence: string, tables: Tables): Clause[] {
  return [...sentence.matchAll(CLAUSE)].flatMap(({ 0: text, index }) => {
    const mark = CLOSING.includes(text.slice(-1)) ? text.slice(-1) : ''
    const body = mark === '' ? text : text.slice(0, -1)
    return body.length < SHORTEST || body.length > LONGEST
      ? []
      : [readClause(body, mark, index, tables)]
  })
}

function readClause(body: string, mark: string, offset: number, tables: Tables): Clause {
  const { witness } = tables
  const edge = mark === '' ? '。' : mark
  const starts = [0]
  const words = [wordIn(witness, '。')]
  const kinds = [kindOf(tables, '。')]
  const little = [0]
  for (const { start, end } of likeliestWords(body, tables)) {
    starts[words.length] = start
    words.push(wordIn(witness, body, start, end))
    kinds.push(kindOf(tables, body, start, end))
    little.push(littleWordPlace(body.slice(start, end)))
  }
  starts[words.length] = body.length
  words.push(wordIn(witness, edge))
  kinds.push(kindOf(tables, edge))
  little.push(0)
  const drawn = new Float64Array(words.length ** 2).fill(NaN)
  return { offset, body, mark, starts, words, kinds, little, drawn, costs: {} }
}

export function wordIn(
  { trie, words }: Witness,
  text: string,
  start = 0,
  end = text.length,
): number {
  return words[nodeOf(trie, text, start, end)] ?? UNKNOWN_WORD
}

export function kindOf(tables: Tables, text: string, start = 0, end = text.length): number {
  return Math.max(0, KINDS.indexOf(tagOf(tables, text, start, end).slice(0, 1)))
}

/** How much likelier the second word is behind the first than anywhere, ln. */
export function drawnBy(witness: Witness, first: number, second: number): number {
  return first === UNKNOWN_WORD || second === UNKNOWN_WORD
    ? 0
    : wordCost(witness, -1, UNKNOWN_WORD, second, -1) -
        wordCost(witness, -1, first, second, pairSlot(witness, first, second))
}

/** The same of two places of a clause. */
export function drawnTo(clause: Clause, witness: Witness, first: number, second: number): number {
  const { words, drawn } = clause
  const at = first * words.length + second
  const known = drawn[at] ?? NaN
  if (!Number.isNaN(known)) return known
  const found = drawnBy(witness, words[first] ?? UNKNOWN_WORD, words[second] ?? UNKNOWN_WORD)
  drawn[at] = found
  return found
}

/** [start, end) of the clause, and what would stand there. */
export type Change = { start: number; end: number; instead: string }

export function changedText({ body }: Clause, { start, end, instead }: Change): string {
  return body.slice(0, start) + instead + body.slice(end)
}

/** A character is counted after three others, so no change reaches farther. */
const REACH = 3

/** How much less the characters cost with the change than as the clause stands, ln. */
export function characterGain(
  { body, mark }: Clause,
  { start, end, instead }: Change,
  { language }: Tables,
): number {
  const whole = EDGE + body + mark
  const from = start + EDGE.length
  const until = end + EDGE.length
  const before = whole.slice(Math.max(0, from - REACH), from)
  const after = whole.slice(until, until + REACH)
  return (
    costOfCharacters(language, whole.slice(from, until) + after, before) -
    costOfCharacters(language, instead + after, before)
  )
}

/** The same of its words, where the clause would read `text`. */
export function wordGain({ body, mark, costs }: Clause, text: string, tables: Tables): number {
  costs.words ??= costOfText(body + mark, tables)
  return costs.words - costOfText(text + mark, tables)
}

function secondGain({ body, mark, costs }: Clause, text: string, tables: Tables): number {
  const second = { witness: tables.secondWitness }
  costs.second ??= costOfText(body + mark, second)
  return costs.second - costOfText(text + mark, second)
}

/** What a forest is told of the clause as a whole. */
function figuresOf(
  { body, mark, words, costs }: Clause,
  { language }: Pick<Tables, 'language'>,
): number[] {
  return [
    (costs.words ?? 0) / body.length,
    costOfCharacters(language, body + mark, EDGE) / body.length,
    body.length,
    words.length,
    body.includes('把') ? 1 : 0,
    CLOSING.indexOf(mark),
  ]
}

/** What a clause gains by its words and by its characters, where it would read `text`. */
export type Draft = { text: string; gains: [number, number] }

/** The best first, no more than `most`. */
export function bestOf<Some extends Draft>(drafts: Some[], most: number): Some[] {
  return drafts.sort((a, b) => sumOf(b) - sumOf(a)).slice(0, most)
}

function sumOf(draft: Draft | undefined): number {
  return draft === undefined ? 0 : draft.gains[0] + draft.gains[1]
}

/** What a forest is told of the draft at `rank` of the best ones, and of its clause. */
export function gainsOf(
  clause: Clause,
  drafts: readonly Draft[],
  rank: number,
  tables: Tables,
): number[] {
  const draft = drafts[rank]
  if (draft === undefined) return []
  const bySecond = secondGain(clause, draft.text, tables)
  return [
    ...draft.gains,
    bySecond,
    Math.min(...draft.gains, bySecond),
    rank,
    sumOf(draft) - sumOf(drafts[rank === 0 ? 1 : 0]),
    ...figuresOf(clause, tables),
  ]
}

/** The kinds of the words at these places, and which of them are little ones. */
export function wordsAt({ kinds, little }: Clause, places: readonly number[]): number[] {
  return [...places.map((at) => kinds[at] ?? 0), ...places.map((at) => little[at] ?? 0)]
}
