/**
 * How an essay is built: what each paragraph does, how its paragraphs begin, and whether they come
 * back to what it is all about. Everything here depends on where things stand; whatever does not is
 * counted elsewhere (scoring/features), so that moving paragraphs about changes the judgement of
 * the structure and of nothing else.
 */
import { HISTORICAL_FIGURES } from '../lexicon/historicalFigures.ts'
import { FILLER_WORDS } from '../lexicon/fillerWords.ts'
import { STOP_WORDS } from '../lexicon/stopWords.ts'
import { countHan, meaningIn, shareOf } from './characters.ts'
import type { Document, Paragraph } from './document.ts'
import { isDateLine } from './dateLine.ts'
import { countClaims, countClosed, countUnified, leadOf, leadingOf } from './leads.ts'
import { nameableOf } from './nameable.ts'
import { measureOrder } from './paragraphOrder.ts'
import { roleOf, SHORT_LEAD, type ParagraphRole } from './paragraphRoles.ts'
import type { Word } from './words.ts'

export type Structure = {
  /** By paragraph. */
  roles: readonly ParagraphRole[]
  /** Words that the whole essay keeps coming back to, the most frequent first. */
  centre: readonly string[]
  /** Those of them that can be named as what it is about: 外婆, and no 坐在 or 高兴. */
  named: readonly string[]
  /**
   * Paragraphs that are long enough to carry something out. Where they stand is for `order` alone.
   */
  developed: number
  /**
   * Developed paragraphs that open with a short sentence of their own, as a topic sentence does.
   */
  led: number
  /** The same by degrees: a lead of 20 characters or less counts one, of 40 or more nothing. */
  leading: number
  /** Developed paragraphs that call on somebody by name. */
  supported: number
  /**
   * Of all paragraphs, wherever they stand: long enough to carry a point out, and opened by a short
   * sentence.
   */
  points: number
  /** Paragraphs whose short leads are worded as a set: each takes up words of another. */
  claims: number
  /** Paragraphs whose leads name the same thing, the one that most of them name. */
  unified: number
  /** Paragraphs of several sentences whose last one names the same thing. */
  closed: number
  /** Spread of the lengths of developed paragraphs over their mean. */
  unevenness: number
  openingShare: number
  longestShare: number
  /** Words that the first and the last paragraph share; the date of a diary is none. */
  echoes: readonly string[]
  /** Those of them that can be named as what it comes back to. */
  namedEchoes: readonly string[]
  /** Nothing that the first paragraph names is named again in the last, not even by one character. */
  isUnanswered: boolean
  /**
   * Whether the paragraphs stand where they belong (text/paragraphOrder): 0.6 = cannot be said, 1 =
   * each in its place.
   */
  order: number
  /** The text ends where a sentence ends. */
  isFinished: boolean
}

/** Chinese characters of a paragraph that carries a point out; the younger write shorter ones. */
const DEVELOPED = 60
const DEVELOPED_IN_PRIMARY = 30
/** Of an essay's words. */
const CENTRE_WORDS = 4
/** Nobody writes so many paragraphs; a pasted list must not be compared line with line. */
const PARAGRAPHS_READ = 60

export function readStructure(document: Document, isPrimary: boolean, title: string): Structure {
  const paragraphs = document.paragraphs.slice(0, PARAGRAPHS_READ)
  const lengths = paragraphs.map((paragraph) => countHan(paragraph.text))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n')
  const told = isDateLine(paragraphs[0]?.text ?? '') ? paragraphs.slice(1) : paragraphs
  const centre = centreOf(paragraphs, title)
  const echoes = echoesOf(told)
  const least = isPrimary ? DEVELOPED_IN_PRIMARY : DEVELOPED
  const carrying = paragraphs.filter((_, at) => (lengths[at] ?? 0) >= least)
  const leads = carrying.map((paragraph) => leadingOf(paragraph, paragraphs))
  const short = leads.filter((lead) => countHan(lead) <= SHORT_LEAD)
  const carryingLengths = carrying.map((paragraph) => lengths[paragraph.index] ?? 0)
  const mean = shareOf(
    carryingLengths.reduce((sum, length) => sum + length, 0),
    carrying.length,
  )
  const speaks = (word: Word) => isContentWord(word) || isOfTitle(word, title)
  const touches = (lead: string) => centre.some((word) => lead.includes(word))
  return {
    roles: paragraphs.map((paragraph, at) =>
      roleOf(paragraph, at, paragraphs.length, lengths[at] ?? 0, touches),
    ),
    centre,
    named: nameableOf(centre, title, text, document.tables),
    developed: carrying.length,
    led: short.length,
    leading: leads.reduce(
      (sum, lead) => sum + Math.min(1, Math.max(0, (40 - countHan(lead)) / 20)),
      0,
    ),
    supported: carrying.filter((paragraph) =>
      paragraph.sentences.some((sentence) => sentence.words.some(isPerson)),
    ).length,
    points: paragraphs.filter(
      (paragraph, at) => (lengths[at] ?? 0) >= least && countHan(leadOf(paragraph)) <= SHORT_LEAD,
    ).length,
    claims: countClaims(paragraphs.map(leadOf).filter((lead) => countHan(lead) <= SHORT_LEAD)),
    unified: countUnified(paragraphs, speaks),
    closed: countClosed(paragraphs, speaks),
    unevenness:
      carrying.length < 2
        ? 1
        : shareOf(
            Math.sqrt(
              shareOf(
                carryingLengths.reduce((sum, length) => sum + (length - mean) ** 2, 0),
                carrying.length,
              ),
            ),
            mean,
          ),
    openingShare: shareOf(lengths[0] ?? 0, total),
    longestShare: shareOf(Math.max(0, ...lengths), total),
    echoes,
    namedEchoes: nameableOf(echoes, title, text, document.tables),
    isUnanswered: isUnanswered(document, told, title),
    order: measureOrder(paragraphs, centre, title),
    isFinished: /[。！？!?…”’』」）)～~]$|^.{0,30}$/.test(
      (paragraphs.at(-1)?.text ?? '').slice(-40),
    ),
  }
}

/**
 * Pronouns, numerals, measures, adverbs, times and other words that say nothing about what an essay
 * is about.
 */
const FUNCTION_WORD_TAGS = /^(?:[rmqdcpfytezou]|u.)$/

export function isContentWord({ text, tag }: Word): boolean {
  return (
    text.length > 1 &&
    /^[\u3400-\u9fff]+$/.test(text) &&
    !FUNCTION_WORD_TAGS.test(tag) &&
    !FILLER_WORDS.has(text) &&
    !STOP_WORDS.has(text)
  )
}

function isPerson({ text, tag }: Word): boolean {
  return HISTORICAL_FIGURES.has(text) || (tag === 'nr' && text.length > 1)
}

/** Where no longer word comes back, single characters of the title: 慢 of 慢一点，也是一种本事. */
function centreOf(paragraphs: readonly Paragraph[], title: string): string[] {
  const words = returningWords(paragraphs, isContentWord)
  return words.length > 0 ? words : returningWords(paragraphs, (word) => isOfTitle(word, title))
}

/** A single character of the title that says what the essay is about. */
function isOfTitle({ text, tag }: Word, title: string): boolean {
  return (
    text.length === 1 && title.includes(text) && /^[nva]/.test(tag) && !EMPTY_CHARACTERS.has(text)
  )
}

/** The words found in the most paragraphs; among equals the more frequent. */
function returningWords(
  paragraphs: readonly Paragraph[],
  speaks: (word: Word) => boolean,
): string[] {
  const counts = new Map<string, { spread: number; count: number }>()
  for (const paragraph of paragraphs) {
    const seen = new Set<string>()
    for (const word of paragraph.sentences.flatMap((sentence) => sentence.words)) {
      if (!speaks(word)) continue
      const { text } = word
      const entry = counts.get(text) ?? { spread: 0, count: 0 }
      entry.count += 1
      if (!seen.has(text)) entry.spread += 1
      seen.add(text)
      counts.set(text, entry)
    }
  }
  const least = Math.min(3, paragraphs.length)
  return [...counts]
    .filter(([, { spread, count }]) => spread >= least && count >= 3)
    .sort(
      ([a, left], [b, right]) =>
        right.spread + right.count / 2 - left.spread - left.count / 2 || (a < b ? -1 : 1),
    )
    .slice(0, CENTRE_WORDS)
    .map(([word]) => word)
}

const EMPTY_CHARACTERS = new Set([...FILLER_WORDS, ...STOP_WORDS, ...'是有人在到上下里看说'])

const ECHO_SENTENCES = 8
const ECHO_CLAUSE = 3 // Chinese characters

/**
 * Stricter than having no echoes: 灯 answers 声控灯, and whoever ends on the title has come back to
 * it: 等风来 for 说“等”. An ending of one short sentence ends with the paragraph before it, and a
 * poem begins and ends with several lines.
 */
function isUnanswered(
  { isVerse }: Document,
  paragraphs: readonly Paragraph[],
  title: string,
): boolean {
  const [first, last] = [paragraphs[0], paragraphs.at(-1)]
  if (first === undefined || last === undefined || first === last) return true
  const isShort = paragraphs.length > 3 && countHan(last.text) <= SHORT_ENDING
  const opening = paragraphs.slice(0, isVerse ? LINES_OF_AN_END : 1).map(({ text }) => text)
  const ending = paragraphs.slice(isVerse ? -LINES_OF_AN_END : isShort ? -2 : -1)
  return (
    echoesOf(paragraphs).length === 0 &&
    ending.every(
      ({ text, sentences }) =>
        !takesUp(text, title) &&
        opening.every(
          (begun) =>
            !takesUp(text, begun) &&
            !sentences.some(({ words }) => words.some((word) => isTakenUp(word, begun))),
        ),
    )
  )
}

const SHORT_ENDING = 30 // Chinese characters
const LINES_OF_AN_END = 4

function takesUp(last: string, text: string): boolean {
  const again = meaningIn(last)
  const quoted = /“([\u3400-\u9fff])”/.exec(text)?.[1]
  return (
    (quoted !== undefined && last.includes(quoted)) ||
    [...meaningIn(text)].some((gram) => again.has(gram))
  )
}

/** A name of any length, or another word that carries meaning and is no single character. */
function isTakenUp(word: Word, text: string): boolean {
  return (
    (word.tag.startsWith('n') || (word.text.length > 1 && isContentWord(word))) &&
    text.includes(word.text)
  )
}

function echoesOf(paragraphs: readonly Paragraph[]): string[] {
  const first = paragraphs[0]
  const last = paragraphs.at(-1)
  if (first === undefined || last === undefined || first === last) return []
  const opening = new Set(
    first.sentences
      .slice(0, ECHO_SENTENCES)
      .flatMap((sentence) => sentence.words.map((word) => word.text)),
  )
  const again = last.sentences
    .slice(-ECHO_SENTENCES)
    .flatMap((sentence) => sentence.words)
    .filter(
      (word) => opening.has(word.text) && isContentWord(word) && !/[得了着过里]$/.test(word.text),
    )
  // 慢一点，又何妨, said at the beginning and again at the end, has no content word in it.
  const clauses = last.sentences
    .slice(-ECHO_SENTENCES)
    .flatMap((sentence) => sentence.clauses)
    .map(({ text }) => text.replace(/[^\u3400-\u9fff]/g, ''))
    .filter((clause) => clause.length >= ECHO_CLAUSE && first.text.includes(clause))
  return [...new Set([...again.map((word) => word.text), ...clauses])]
}
