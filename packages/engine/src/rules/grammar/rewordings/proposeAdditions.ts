/**
 * The places of a sentence where a little word might be missing (躺草地上), each with what speaks for
 * it: how much likelier the clause becomes with it for three models, how it draws its neighbours and
 * they each other, and what words stand there. A forest says which of them are faults
 * (docs/decisions/faulty-sentences.md).
 */
import { EDGE, mayFollow, modelUnit } from '../../../tables/language.ts'
import type { Tables } from '../../../tables.ts'
import { UNKNOWN_WORD, type Witness } from '../../../tables/witness.ts'
import { wordList } from '../../../text/multiline.ts'
import {
  bestOf,
  changedText,
  characterGain,
  drawnBy,
  drawnTo,
  gainsOf,
  kindOf,
  readClauses,
  wordGain,
  wordIn,
  wordsAt,
  type Clause,
  type Draft,
  type Rewording,
} from './readClauses.ts'

/** What pupils leave out, those of one use beside each other. */
const ADDED = wordList(`
  的 了 着 过 得 地 个 是 有 在 到 于 里 上 中 下 时 来 去 出 起 进 成 好 起来 下来 出来 下去 把
  被 给
  对 向 为 让 使 跟 和 用 从 比 往 像 当 说 就 都 也 还 又 才 不 很 但 而是 所 一样 我 他 她 我们
  人 做
  看 吃
`)
/** Two words that draw each other have nothing between them. */
const MOST_DRAWN = 0
/** As for moves. */
const LEAST_DRAWN = -0.5
const LEAST_CHARACTER_GAIN = -3
const LEAST_GAIN = -2
const MOST_ADDITIONS = 8

/** `word`, of ADDED, before the words from `before` on. */
type Addition = Draft & { before: number; word: number }

export function proposeAdditions(sentence: string, tables: Tables): Rewording[] {
  return readClauses(sentence, tables).flatMap((clause) =>
    additionsIn(clause, draftsIn(clause, tables), tables),
  )
}

function draftsIn(clause: Clause, tables: Tables): Addition[] {
  const { starts, words } = clause
  const { witness, language } = tables
  const added = addedIn(witness)
  const drafts: Addition[] = []
  for (let before = 1; before < words.length; before += 1) {
    const drawn = drawnTo(clause, witness, before - 1, before)
    if (drawn > MOST_DRAWN) continue
    const place = starts[before] ?? 0
    const [last, next] = [words[before - 1] ?? UNKNOWN_WORD, words[before] ?? UNKNOWN_WORD]
    const unitBefore = unitAt(clause, place - 1)
    const unitBehind = unitAt(clause, place)
    for (let word = 0; word < added.length; word += 1) {
      const instead = ADDED[word] ?? ''
      if (
        !mayFollow(language, unitBefore, instead.charCodeAt(0)) ||
        !mayFollow(language, instead.charCodeAt(instead.length - 1), unitBehind)
      )
        continue
      const id = added[word] ?? UNKNOWN_WORD
      const gain = drawnBy(witness, last, id) + drawnBy(witness, id, next) - drawn
      if (gain < LEAST_DRAWN) continue
      const change = { start: place, end: place, instead }
      const byCharacters = characterGain(clause, change, tables)
      if (byCharacters < LEAST_CHARACTER_GAIN) continue
      const text = changedText(clause, change)
      const byWords = wordGain(clause, text, tables)
      if (byWords >= LEAST_GAIN) drafts.push({ before, word, text, gains: [byWords, byCharacters] })
    }
  }
  return bestOf(drafts, MOST_ADDITIONS)
}

/** As the counts of characters know it; an edge where the clause has none. */
function unitAt({ body, mark }: Clause, at: number): number {
  return modelUnit((at < 0 ? EDGE : body + (mark === '' ? EDGE : mark)).charCodeAt(Math.max(0, at)))
}

/** Their words in the witness. */
function addedIn(witness: Witness): readonly number[] {
  const known = addedWords.get(witness) ?? ADDED.map((word) => wordIn(witness, word))
  addedWords.set(witness, known)
  return known
}

const addedWords = new WeakMap<Witness, readonly number[]>()

function additionsIn(clause: Clause, drafts: readonly Addition[], tables: Tables): Rewording[] {
  const { offset, body, starts, words } = clause
  const { witness } = tables
  const added = addedIn(witness)
  return drafts.map((draft, rank) => {
    const { before, word } = draft
    const instead = ADDED[word] ?? ''
    const id = added[word] ?? UNKNOWN_WORD
    const place = offset + (starts[before] ?? 0)
    return {
      start: place,
      end: place,
      instead,
      values: Float32Array.of(
        ...gainsOf(clause, drafts, rank, tables),
        drawnTo(clause, witness, before - 1, before),
        drawnBy(witness, words[before - 1] ?? UNKNOWN_WORD, id),
        drawnBy(witness, id, words[before] ?? UNKNOWN_WORD),
        word,
        kindOf(tables, instead),
        body.includes(instead) ? 1 : 0,
        ...wordsAt(clause, [before - 3, before - 2, before - 1, before, before + 1, before + 2]),
        before,
        words.length - before,
        (starts[before] ?? 0) - (starts[before - 1] ?? 0),
        (starts[before + 1] ?? body.length) - (starts[before] ?? 0),
      ),
    }
  })
}
