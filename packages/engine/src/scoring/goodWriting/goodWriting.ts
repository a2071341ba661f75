/**
 * What is good in plain writing: no figure of speech, but a small thing seen close up, a feeling
 * shown by a deed, an objection answered. Each kind looks at one sentence, says what it found in
 * that sentence's own words, and shows where it finds it and where it must not.
 */
import type { MarkedExample } from '../../rules/rule.ts'
import {
  isQuoted,
  type Document,
  type Paragraph,
  type Range,
  type Sentence,
} from '../../text/document.ts'
import type { TextType } from '../textType.ts'

/** `isFirst`, `isLast`: of the essay, dates aside. */
export type Place = {
  document: Document
  paragraph: Paragraph
  sentence: Sentence
  isFirst: boolean
  isLast: boolean
}

export type Good = Range & { explanation: string }

export type GoodWriting = {
  label: string
  /** The sorts of writing in which it is one. */
  texts: readonly TextType[]
  /** First and last grade; all where it is left out. */
  grades?: readonly [number, number]
  find: (place: Place) => Good | undefined
  /** Texts with exactly one. */
  marks: readonly [MarkedExample, MarkedExample, ...MarkedExample[]]
  /** Look-alikes that hold none. */
  leaves: readonly [string, string, ...string[]]
}

/** Who tells what happened, describes what is there, or writes to somebody of it. */
export const TELLING = ['story', 'scene', 'response', 'letter'] as const

/** A stretch that is read without what stands before it. */
const ENOUGH = 8

/**
 * The clauses in which a pattern matches, unless `not` does in the same sentence, and those that
 * follow as far as `reach` goes. Nothing inside quotation marks is looked at.
 */
export function wherever(
  pattern: RegExp,
  explain: (words: RegExpExecArray) => string,
  not?: RegExp,
  reach?: number,
): GoodWriting['find'] {
  return ({ paragraph, sentence }) => {
    const match = pattern.exec(sentence.text)
    if (match === null || not?.test(sentence.text) === true) return undefined
    const start = sentence.start + match.index
    if (isQuoted(paragraph, start)) return undefined
    const range = clausesAround(sentence, { start, end: start + match[0].length }, reach)
    return range === undefined || /[”’]/.test(paragraph.text.charAt(range.start - 1))
      ? undefined
      : { ...range, explanation: explain(match) }
  }
}

/** The clauses that hold a stretch; a short one with the clause before it, or behind it. */
export function clausesAround(
  sentence: Sentence,
  { start, end }: Range,
  reach = ENOUGH,
): Range | undefined {
  const { clauses } = sentence
  let from = clauses.findIndex((clause) => clause.end > start)
  let to = clauses.findLastIndex((clause) => clause.start < end)
  const length = (first: number, last: number) =>
    (clauses[last]?.end ?? 0) - (clauses[first]?.start ?? 0)
  if (from < 0 || to < from) return undefined
  if (length(from, to) < ENOUGH && goesOn(sentence, clauses[from - 1])) from -= 1
  while (
    to + 1 < clauses.length &&
    goesOn(sentence, clauses[to]) &&
    (length(from, to) < ENOUGH || length(from, to + 1) <= reach)
  )
    to += 1
  return { start: clauses[from]?.start ?? start, end: clauses[to]?.end ?? end }
}

function goesOn({ start, text }: Sentence, clause: Range | undefined): boolean {
  return clause !== undefined && text.charAt(clause.end - start) === '，'
}
