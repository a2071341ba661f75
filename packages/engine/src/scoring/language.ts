/**
 * What the words of an essay are like, whatever order its paragraphs have: shares and densities, so
 * that a longer essay gains nothing by length.
 */
import { HISTORICAL_FIGURES } from '../lexicon/historicalFigures.ts'
import { FILLER_WORDS } from '../lexicon/fillerWords.ts'
import { NEVER_IN_NAMES, SURNAMES } from '../lexicon/names.ts'
import { IMAGES } from '../lexicon/images.ts'
import { countOwnCases } from './ownCases.ts'
import { toldCases } from './toldCases.ts'
import { wordFrequency } from '../tables.ts'
import { countHan, countWords, distinctWords, shareOf } from '../text/characters.ts'
import type { Document, Sentence } from '../text/document.ts'
import { refrainShare } from '../text/refrain.ts'
import type { Word } from '../text/words.ts'

export type Language = {
  /** Share of words that carry little (lexicon/fillerWords). School essays have 0.08 to 0.2. */
  filler: number
  /** The same of what is not told as a case (scoring/toldCases): a tale is told in plain words. */
  fillerOfClaims: number
  /** Share of words of two and more characters that are uncommon. */
  uncommon: number
  /** Mean ln frequency of words of two and more characters, negative: the higher, the rarer. */
  rarity: number
  /** Distinct words over the square root of all. */
  range: number
  /** Share of clauses as long as the one before, between 3 and 16 characters. */
  balanced: number
  /** Share of clauses that open like one of the three before them in their paragraph. */
  parallel: number
  /** Share of the text in phrases that it says three times or more (text/refrain). */
  refrain: number
  /** Semicolons per 100 characters: thoughts set beside each other. */
  semicolons: number
  /** Characters per clause. */
  clauseLength: number
  /** Words for things of nature and light, per 100 characters. */
  images: number
  /** People that the essay calls on, distinct. */
  people: string[]
  /** Whoever is called by name, known or not. */
  called: number
  /** Quoted lines of verse or classical prose. */
  verses: number
  /** Sentences that tell something of the writer's own life (scoring/ownCases). */
  ownCases: number
  /** Cases told in two sentences or more (scoring/toldCases). */
  toldCases: number
}

/** Of the dictionary's counts. A pupil of fifteen knows them all and writes few of them. */
const UNCOMMON = 300
const VERSE_LINES = new Set([4, 5, 7])

export function measureLanguage(document: Document, text: string): Language {
  const words = wordsOf(document.sentences)
  const frequencies = new Map<string, number>()
  const people = new Set<string>()
  const cases = toldCases(document)
  const told = new Set(cases.flat())
  let long = 0
  let uncommon = 0
  let logs = 0
  for (const { text: word } of words) {
    if (word.length < 2) continue
    const frequency = frequencies.get(word) ?? wordFrequency(document.tables, word)
    frequencies.set(word, frequency)
    long += 1
    logs += Math.log(frequency + 1)
    if (frequency < UNCOMMON) uncommon += 1
    if (HISTORICAL_FIGURES.has(word)) people.add(word)
  }
  const han = countHan(text)
  const clauses = document.sentences
    .flatMap((sentence) => sentence.clauses)
    .map((clause) => countHan(clause.text))
    .filter((length) => length > 0)
  const balanced = clauses.filter(
    (length, at) => at > 0 && length === clauses[at - 1] && length >= 3 && length <= 16,
  ).length
  return {
    filler: fillerShare(document.sentences),
    fillerOfClaims: fillerShare(document.sentences.filter((sentence) => !told.has(sentence))),
    uncommon: shareOf(uncommon, long),
    rarity: -shareOf(logs, long),
    range: shareOf(frequencies.size, Math.sqrt(long)),
    balanced: shareOf(balanced, clauses.length),
    parallel: parallelShare(document),
    refrain: refrainShare(text),
    semicolons: shareOf(countWords(text, /[；;]/g) * 100, han),
    clauseLength: shareOf(han, clauses.length),
    images: shareOf(countWords(text, IMAGES) * 100, han),
    people: [...people],
    called: new Set([...people, ...document.names, ...namesOnce(document)]).size,
    ownCases: countOwnCases(document),
    toldCases: cases.length,
    verses: distinctWords(text, /“[^”“]{4,60}”/g).filter(isVerse).length,
  }
}

function wordsOf(sentences: readonly Sentence[]): Word[] {
  return sentences
    .flatMap((sentence) => sentence.words)
    .filter((word) => /^[\u3400-\u9fff]+$/.test(word.text))
}

function fillerShare(sentences: readonly Sentence[]): number {
  const words = wordsOf(sentences)
  return shareOf(words.filter(({ text }) => FILLER_WORDS.has(text)).length, words.length)
}

const OPENING = 2 // Chinese characters
const LEAST_MEMBER = 3
const NEAR = 3 // clauses: members of a parallelism may have clauses of their own between them

/** 是学习，擦亮了你的双眼，……；是学习，让你……: thoughts that are set side by side, or insisted on. */
function parallelShare({ paragraphs }: Document): number {
  const openings = paragraphs.map(({ sentences }) =>
    sentences
      .flatMap(({ clauses }) => clauses)
      .filter(({ text }) => countHan(text) >= LEAST_MEMBER)
      .map(({ text }) => text.slice(0, OPENING)),
  )
  const alike = openings.flatMap((own) =>
    own.filter((opening, at) => own.slice(Math.max(0, at - NEAR), at).includes(opening)),
  )
  return shareOf(alike.length, openings.flat().length)
}

/** 苏炳添, 张桂梅: named once is enough to be somebody. */
function namesOnce({ sentences }: Document): string[] {
  return sentences.flatMap(({ words }) =>
    words.flatMap(({ text, tag, end }, at) => {
      if (tag === 'nr' && text.length > 2) return [text]
      const [second, third] = [words[at + 1], words[at + 2]]
      if (!SURNAMES.has(text) || second?.start !== end || third?.start !== second.end) return []
      const given = second.text + third.text
      return given.length === 2 && /^[\u4e00-\u9fff]+$/.test(given) && isGivenName(given)
        ? [text + given]
        : []
    }),
  )
}

function isGivenName(text: string): boolean {
  return [...text].every((unit) => !NEVER_IN_NAMES.has(unit))
}

function isVerse(quoted: string): boolean {
  const lines = quoted
    .slice(1, -1)
    .split(/[，。！？；、]/)
    .filter((line) => line !== '')
  return (
    // One line alone may be a slogan or a name: “七天搞定文言文”.
    lines.length > 1 &&
    lines.every((line) => VERSE_LINES.has(line.length)) &&
    new Set(lines.map((line) => line.length)).size === 1
  )
}
