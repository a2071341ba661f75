/**
 * Whether a text is an essay at all: finds blank texts, heaps of characters, other languages,
 * copied-out tasks and padding.
 */
import type { GenreFamily } from '@zhupi/contract/terms/genres.ts'
import type { Tables } from '../tables.ts'
import { countHan, countWords, hanGrams, shareOf } from '../text/characters.ts'
import type { Essay } from '../types.ts'
import { measureWordOrder, type WordOrder } from './wordOrder.ts'

export type Problem = 'blank' | 'gibberish' | 'foreign' | 'copied' | 'repeated'

export type Validity = {
  problem: Problem | null
  /** Share of the text that repeats itself, 0–1. */
  repeated: number
  /** Share of the text that stands in the task too, 0–1. */
  copied: number
  /** Function words out of place, per word. */
  misplaced: number
  /** How expected each word is after the one before (scoring/wordOrder). */
  transitions: number
}

/** What stands in any English sentence; keys that were struck at random do not make these. */
const ENGLISH = /\b(?:the|to|and|is|are|was|were|my|we|you|with|very|went|have|in)\b/gi
const SEVERAL_WORDS = 3
const REPEAT_GRAM = 8
const COPY_GRAM = 6
/** Below this many Chinese characters shares say nothing. */
const ENOUGH_HAN = 24
const ENOUGH_FOR_ORDER = 90
/**
 * Bounds between openly licensed texts and our own essays on one side and their shufflings on the
 * other: shuffled in characters, in words, in the words of one clause.
 */
const SHUFFLED_CHARACTERS = -0.6
const ORDINARY_GAIN = 1.1
const LOOSE_TRANSITIONS = -0.45
/** Of 290 essays whose words were shuffled in each clause none had less than 0.016. */
const LEAST_MISPLACED = 0.012
/** In texts this classical the counts are less reliable. */
const CLASSICAL = 0.025
const VERY_CLASSICAL = 0.06

/**
 * `text` is all that was handed in, `distinct` the same without repeats (scoring/withoutRepeats).
 */
export function measureValidity(
  essay: Essay,
  text: string,
  distinct: string,
  family: GenreFamily,
  tables: Tables,
): Validity {
  const han = countHan(text)
  const visible = text.replace(/\s/g, '')
  const repeated = repeatedShare(text)
  const copied = copiedShare(text, essay.task.title + '\n' + essay.task.requirement)
  const order = measureWordOrder(distinct, tables)
  const problem = problemOf()
  return { problem, repeated, copied, misplaced: order.misplaced, transitions: order.transitions }

  function problemOf(): Problem | null {
    if (visible === '' || !/[\p{L}\p{N}]/u.test(visible)) return 'blank'
    if (han === 0 || (shareOf(han, visible.length) < 0.4 && /[A-Za-zÀ-ɏ]{3}/.test(text)))
      return (/\p{L}{3}/u.test(text) && han < 4) || countWords(text, ENGLISH) >= SEVERAL_WORDS
        ? 'foreign'
        : 'gibberish'
    if (shareOf(han, visible.length) < 0.4) return 'gibberish'
    if (copied > 0.6) return 'copied'
    if (repeated > 0.4) return 'repeated'
    return isHeap(order, han, family) ? 'gibberish' : null
  }
}

/**
 * Shuffled or random characters, shuffled words, bare lists of words. Bounds: scoring/wordOrder.
 */
function isHeap(
  { misplaced, inWords, everyday, gain, transitions, classical }: WordOrder,
  han: number,
  family: GenreFamily,
): boolean {
  if (han < ENOUGH_HAN) return false
  if (gain < SHUFFLED_CHARACTERS) return true
  if (everyday < (family === 'poetry' ? 0.02 : 0.08)) return true
  if (inWords < 0.25 && misplaced > 0.004) return true
  if (
    han < ENOUGH_FOR_ORDER ||
    classical > VERY_CLASSICAL ||
    gain > ORDINARY_GAIN ||
    transitions > LOOSE_TRANSITIONS
  )
    return false
  // Rhymed and many verses quoted, words meet as seldom as where they are shuffled.
  if (misplaced < LEAST_MISPLACED) return false
  if (classical > CLASSICAL) return transitions < -0.57
  return misplaced > 0.022 || misplaced / 0.02 - transitions / 0.6 > 1.45
}

function repeatedShare(text: string): number {
  const grams = hanGrams(onlyHan(text), REPEAT_GRAM)
  if (grams.length < ENOUGH_HAN) return /(.{1,7}?)\1{4,}/u.test(text) && text.length > 12 ? 0.9 : 0
  return 1 - new Set(grams).size / grams.length
}

function copiedShare(text: string, task: string): number {
  const grams = hanGrams(onlyHan(text), COPY_GRAM)
  const given = new Set(hanGrams(onlyHan(task), COPY_GRAM))
  if (given.size === 0) return 0
  return shareOf(grams.filter((gram) => given.has(gram)).length, grams.length)
}

/** Punctuation between two repeated stretches hides nothing. */
function onlyHan(text: string): string {
  return text.replace(/[^\u3400-\u9fff]/g, '')
}
