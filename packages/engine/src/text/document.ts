/**
 * The essay as the rules and the scorer read it: paragraphs, sentences, clauses and what stands
 * inside quotation marks. All positions are UTF-16 units of the paragraph, so every stretch can be
 * cut out again with `slice`.
 */
import { splitParagraphs } from '@zhupi/contract/rules/length.ts'
import { sentenceRanges } from '@zhupi/contract/rules/sentences.ts'
import type { Tables } from '../tables.ts'
import type { Span, Unsure } from '../types.ts'
import { isVerse } from './verse.ts'
import { cutWords, findNames, type Names, type Word } from './words.ts'

/** [start, end) in UTF-16 units of one paragraph. */
export type Range = { start: number; end: number }

export type Clause = Range & { text: string }

export type Sentence = Range & {
  paragraph: number
  /** With its closing marks. */
  text: string
  clauses: Clause[]
  words: Word[]
}

export type Paragraph = {
  index: number
  text: string
  sentences: Sentence[]
  /**
   * Stretches inside quotation marks or 《》: somebody else's words, or a name. The marks
   * themselves are included.
   */
  quoted: Range[]
}

export type Document = {
  paragraphs: Paragraph[]
  sentences: Sentence[]
  /** Lines of a poem, of which one may continue another (text/verse). */
  isVerse: boolean
  /** People's names that the dictionary does not know. */
  names: Names
  /** What the words were cut with, for rules that ask the tables more. */
  tables: Tables
  writing: Writing
}

/** What is known of the text from elsewhere. */
export type Writing = {
  /** 1–13: what is asked of whom. */
  gradeLevel: number
  /** The words of the task: how it spells is right. */
  task: string
  unsure?: readonly Unsure[] | undefined
}

const OF_NOBODY: Writing = { gradeLevel: 5, task: '' }

/**
 * How much of a text is analysed. No school essay comes near it; a pasted book must not hold up the
 * others in the queue. The whole text is returned, the rest merely gets no marks.
 */
export const READING_LIMIT = 20_000 // UTF-16 units

export function readDocument(
  content: string,
  tables: Tables,
  writing: Writing = OF_NOBODY,
): Document {
  const names = findNames(content.slice(0, READING_LIMIT), tables)
  let left = READING_LIMIT
  const paragraphs = splitParagraphs(content).map((text, index) => {
    const read = text.slice(0, left)
    left -= read.length
    return {
      index,
      text,
      sentences: sentencesOf(read, index, tables, names),
      quoted: quotedRanges(read),
    }
  })
  return {
    paragraphs,
    sentences: paragraphs.flatMap((paragraph) => paragraph.sentences),
    isVerse: isVerse(paragraphs),
    names,
    tables,
    writing,
  }
}

/** A span with its own words, as every mark and every comment needs it. */
export function spanOf(paragraph: Paragraph, range: Range): Span {
  return {
    paragraph: paragraph.index,
    start: range.start,
    end: range.end,
    quote: paragraph.text.slice(range.start, range.end),
  }
}

/** The sentence that holds a place. */
export function sentenceAt({ sentences }: Paragraph, position: number): Sentence | undefined {
  return sentences.find(({ start, end }) => start <= position && position < end)
}

export function isQuoted(paragraph: Paragraph, position: number): boolean {
  return paragraph.quoted.some((range) => position >= range.start && position < range.end)
}

function sentencesOf(text: string, paragraph: number, tables: Tables, names: Names): Sentence[] {
  return sentenceRanges(text).flatMap((whole) => {
    const range = trimmed(text, whole.start, whole.end)
    if (range.end === range.start) return []
    const words = text.slice(range.start, range.end)
    return {
      ...range,
      paragraph,
      text: words,
      clauses: clausesOf(text, range),
      words: cutWords(words, tables, names, range.start),
    }
  })
}

const CLAUSE_BREAK = /[，,；;：:。！？!?…—“”‘’「」『』"（）()\n]+/g

function clausesOf(text: string, sentence: Range): Clause[] {
  const clauses: Clause[] = []
  let start = sentence.start
  const close = (end: number) => {
    const range = trimmed(text, start, end)
    if (range.end > range.start)
      clauses.push({ ...range, text: text.slice(range.start, range.end) })
  }
  for (const match of text.slice(sentence.start, sentence.end).matchAll(CLAUSE_BREAK)) {
    close(sentence.start + match.index)
    start = sentence.start + match.index + match[0].length
  }
  close(sentence.end)
  return clauses
}

function trimmed(text: string, start: number, end: number): Range {
  while (start < end && /\s/.test(text.charAt(start))) start += 1
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1
  return { start, end }
}

const CLOSERS: Record<string, string> = {
  '“': '”',
  '‘': '’',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
}

const OPENER = /["“‘「『《〈]/g

/**
 * An opening mark that is never closed quotes everything up to the paragraph's end: better to read
 * too little than to accuse.
 */
function quotedRanges(text: string): Range[] {
  const ranges: Range[] = []
  OPENER.lastIndex = 0
  for (let opener = OPENER.exec(text); opener !== null; opener = OPENER.exec(text)) {
    const mark = opener[0]
    const found = text.indexOf(CLOSERS[mark] ?? mark, opener.index + 1)
    const end = found < 0 ? text.length : found + 1
    ranges.push({ start: opener.index, end })
    OPENER.lastIndex = end
  }
  return ranges
}
