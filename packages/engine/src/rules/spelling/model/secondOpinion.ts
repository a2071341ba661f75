/**
 * What the forest doubts is heard once more: its figures weighed as a text full of slips wants it,
 * and a second witness, counted from other texts, which knows words that the first does not (掏出,
 * 粗糙). The more a writer is trusted the more it takes.
 */
import { SURNAMES } from '#lexicon/names.ts'
import type { Document, Sentence } from '#text/document.ts'
import { gainInstead } from '#text/likeliestWords.ts'
import type { Misspelling } from './findMisspellings.ts'
import { easedIn, isShort, trustIn } from './trustIn.ts'

const MEAN = -7.26
const EASED_WEIGHT = 0.32
const GAIN_WEIGHT = 0.23
/** What a writer who is trusted takes from the odds: in his text hardly any of it is wrong. */
const TRUST_WEIGHT = 6
/** Without many slips what the forest thinks this unlikely is not worth a second look. */
const LEAST_ODDS = -2
const LEAST_GAIN = -6
const MOST_GAIN = 14
const MARK = /[，。！？；：“”‘’、…—（）《》]/

/** ln odds that an edit is wanted; −∞ where nothing speaks for it. */
export function secondOdds(
  document: Document,
  sentence: Sentence,
  surer: readonly Misspelling[],
  edit: Misspelling,
): number {
  const eased = easedIn(document)
  if (document.isVerse || isNamed(sentence.text, edit.start)) return -Infinity
  if (eased === 0 && (isShort(document) || edit.odds <= LEAST_ODDS)) return -Infinity
  const gain = gainOf(document, sentence.text, surer, edit)
  return (
    MEAN +
    edit.opinion +
    EASED_WEIGHT * eased -
    TRUST_WEIGHT * trustIn(document) +
    GAIN_WEIGHT * Math.max(LEAST_GAIN, Math.min(MOST_GAIN, gain))
  )
}

/** 蔡伦, 毕升: somebody's name may begin the clause. */
function isNamed(text: string, start: number): boolean {
  return [start, start - 1].some(
    (at) => SURNAMES.has(text.charAt(at)) && (at === 0 || MARK.test(text.charAt(at - 1))),
  )
}

/** How much cheaper the clause becomes for the second witness, its surer slips put right. */
function gainOf(
  { tables }: Document,
  text: string,
  surer: readonly Misspelling[],
  { start, end, to }: Misspelling,
): number {
  let repaired = text
  for (const other of surer)
    if (other.end <= start || other.start >= end)
      repaired = repaired.slice(0, other.start) + other.to + repaired.slice(other.end)
  const before = (/[^，。！？；：“”‘’、…—（）《》]*$/.exec(repaired.slice(0, start)) ?? [''])[0]
  const behind = repaired.slice(end)
  const length = behind.search(MARK)
  const after = length < 0 ? behind : behind.slice(0, length)
  return gainInstead(before, text.slice(start, end), to, after, { witness: tables.secondWitness })
}
