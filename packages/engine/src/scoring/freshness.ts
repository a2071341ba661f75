/**
 * How far a text says what could not be expected: hollow, worn text is predictable, lived text is
 * not. Measured on the repaired text, clause by clause under the witness, and made proof against
 * what is merely rare: names and quoted verse are left out, worn phrases count as the cheapest, one
 * word can cost so much and no more, a wildly rare one counts as an ordinary one, and one sentence
 * cannot carry the rest.
 */
import { CLICHES } from '../lexicon/cliches.ts'
import { HISTORICAL_FIGURES } from '../lexicon/historicalFigures.ts'
import type { Tables } from '../tables.ts'
import { likeliestWords } from '../text/likeliestWords.ts'
import { matchesOf } from '../text/matchesOf.ts'
import { regex } from '../text/multiline.ts'

export type Freshness = {
  /** Mean cost of a Chinese character: 3.2 in hollow text, 4 in plain, 4.7 in the liveliest. */
  cost: number
  /** Share of words that no context makes likely: 0.02 to 0.1; strewn rarities have more. */
  wild: number
  /** Share of the text in sentences that could stand anywhere. */
  worn: number
}

const DEAREST_WORD = 10
const WILD_WORD = 16
const WILD_COUNTS = 8
const WORN_CHARACTER = 2
/** Dearer than this no plain sentence is: it is made of rarities, or of classical lines. */
const DEAREST_SENTENCE = 5.4
const ODD_SENTENCE = 4
const WORN_SENTENCE = 3.5
const LEAST_SENTENCE = 4 // Chinese characters
const READ = 4000 // UTF-16 units: what comes after says no more

const SENTENCES = /[^。！？!?；\n]+[。！？!?；\n]*/g
const CLAUSE = /[\u3400-\u9fff]+/g
/** Verse and classical lines in quotation marks, and titles, are somebody else's words. */
const OTHERS_WORDS = regex('g')`
  《[^》]*》|“(?:[一-龥]{5}[，。；！？]?){2,4}”|“(?:[一-龥]{7}[，。；！？]?){1,4}”|
  “[^”“]*[之乎矣兮曰吾尔][^”“]*”
`
const FIGURES = new RegExp(
  [...HISTORICAL_FIGURES].toSorted((a, b) => b.length - a.length).join('|'),
  'g',
)

export function measureFreshness(text: string, tables: Tables): Freshness {
  const cost = { sum: 0, han: 0, worn: 0 }
  const words = { all: 0, wild: 0 }
  for (const [sentence] of text.slice(0, READ).replace(OTHERS_WORDS, '，').matchAll(SENTENCES)) {
    let sum = 0
    let han = 0
    for (const [clause] of sentence.matchAll(CLAUSE)) {
      const worn = placesOf(clause, CLICHES)
      const names = placesOf(clause, FIGURES)
      for (const word of likeliestWords(clause, tables)) {
        if (names.has(word.start)) continue
        const isWild = word.cost > WILD_WORD
        words.all += 1
        if (isWild) words.wild += 1
        const length = word.end - word.start
        const own = isWild ? WILD_COUNTS : Math.min(word.cost, DEAREST_WORD)
        sum += worn.has(word.start) ? Math.min(own, WORN_CHARACTER * length) : own
        han += length
      }
    }
    if (han < LEAST_SENTENCE) continue
    cost.sum += plausible(sum / han) * han
    cost.han += han
    if (sum < WORN_SENTENCE * han) cost.worn += han
  }
  return {
    cost: cost.sum / Math.max(1, cost.han),
    wild: words.wild / Math.max(1, words.all),
    worn: cost.worn / Math.max(1, cost.han),
  }
}

function plausible(cost: number): number {
  return cost <= DEAREST_SENTENCE
    ? cost
    : Math.max(ODD_SENTENCE, DEAREST_SENTENCE - (cost - DEAREST_SENTENCE))
}

function placesOf(clause: string, pattern: RegExp): Set<number> {
  const places = new Set<number>()
  for (const match of matchesOf(clause, pattern))
    for (let at = match.index; at < match.index + match[0].length; at += 1) places.add(at)
  return places
}
