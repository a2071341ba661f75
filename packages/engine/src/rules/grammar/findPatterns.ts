/**
 * What the rules that are made of patterns share: they look outside quotation marks, and mark what
 * a pattern calls `mark`.
 */
import { isQuoted, type Document, type Paragraph } from '../../text/document.ts'
import { awaitWords } from '../../text/awaitedWords.ts'
import { gainAt } from '../../text/gainOfInserting.ts'
import { matchesOf } from '../../text/matchesOf.ts'
import type { Tables } from '../../tables.ts'
import { ASKED, inEachParagraph, type Finding } from '../rule.ts'

export type Groups = Readonly<Record<string, string | undefined>>

export type FaultPattern = {
  /**
   * One of these must stand in the paragraph, else the pattern is not tried: a hundred patterns
   * would take too long.
   */
  words?: readonly string[]
  /**
   * Flags `dg`. The mark stands on the group `mark` where there is one, else on the whole match.
   * Where either of two words may be the one to change (只有……就), the other is the group `also`: the
   * mark reaches from the one to the other, if a reader takes both in at a glance.
   */
  pattern: RegExp
  /** What should stand in place of the mark; only where there is one certain smallest edit. */
  suggestion?: string | ((groups: Groups) => string)
  explanation: string | ((groups: Groups) => string)
  label?: string
  /** Some write so and are not wrong: a question (查一查). */
  isAsked?: (groups: Groups) => boolean
  /**
   * This word is missing behind the mark, or before it. Some leave it out and are right: the text must be likelier
   * with it by `least`, in nats; below nothing, it may be so much less likely.
   */
  leftOut?: { word: string; least: number; isBefore?: true }
  /** Looks at what the pattern itself cannot say. */
  isInnocent?: (match: RegExpExecArray, text: string) => boolean
}

/** UTF-16 units that a reader takes in at a glance. */
const LONGEST_REACH = 20

export function inPatterns(patterns: readonly FaultPattern[]): (document: Document) => Finding[] {
  const always = patterns.filter(({ words }) => words === undefined)
  const standing = awaitWords(patterns.map(({ words }) => words ?? []))
  const findIn = (paragraph: Paragraph, text: string, tables: Tables): Finding[] => {
    const tried = [...always, ...standing(text).flatMap((place) => patterns[place] ?? [])]
    const found: Finding[] = []
    for (const { pattern, suggestion, explanation, label, isAsked, isInnocent, leftOut } of tried) {
      for (const match of matchesOf(text, pattern)) {
        const groups: Groups = match.groups ?? {}
        const mark = match.indices?.groups?.['mark'] ?? [match.index, match.index + match[0].length]
        const [start, end] = reach(mark, match.indices?.groups?.['also'])
        const instead = typeof suggestion === 'function' ? suggestion(groups) : suggestion
        if (
          isQuoted(paragraph, start) ||
          isQuoted(paragraph, end - 1) ||
          isInnocent?.(match, text) === true ||
          (leftOut !== undefined &&
            gainAt(text, leftOut.isBefore === true ? start : end, leftOut.word, tables) <
              leftOut.least)
        )
          continue
        if (found.some((other) => start < other.end && end > other.start)) continue
        found.push({
          paragraph: paragraph.index,
          start,
          end,
          explanation: typeof explanation === 'string' ? explanation : explanation(groups),
          ...(instead === undefined
            ? {}
            : { suggestion: text.slice(start, mark[0]) + instead + text.slice(mark[1], end) }),
          ...(label === undefined ? {} : { label }),
          ...(isAsked?.(groups) === true ? { doubt: ASKED } : {}),
        })
      }
    }
    return found
  }
  return (document) =>
    inEachParagraph((paragraph, text) => findIn(paragraph, text, document.tables))(document)
}

type Place = readonly [start: number, end: number]

function reach(mark: Place, other: Place | undefined): Place {
  if (other === undefined) return mark
  const [start, end] = [Math.min(mark[0], other[0]), Math.max(mark[1], other[1])]
  return end - start > LONGEST_REACH ? mark : [start, end]
}
