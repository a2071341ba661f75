/** What the rules share that are made of patterns over kinds of words; they are asked of plain writing only. */
import { isQuoted, type Document } from '../../../text/document.ts'
import type { Word } from '../../../text/words.ts'
import type { Finding } from '../../rule.ts'
import { isClassical } from '../../spelling/classicalProse.ts'
import { inPlainWriting } from '../inPlainWriting.ts'
import { kindsOf } from './kindsOf.ts'

type SeatPattern = {
  /**
   * Over the letters of a sentence's words (kindsOf), with the flags `dg`. The mark stands on the
   * group `mark` where there is one, else on the whole match.
   */
  pattern: RegExp
  explanation: string | ((mark: string) => string)
  /** Only where there is one certain smallest edit. */
  suggestion?: (mark: string) => string
  /** Looks at the words; the mark is on those from `from` to before `to`. */
  isInnocent?: (words: readonly Word[], from: number, to: number) => boolean
}

export function inSeats(patterns: readonly SeatPattern[]): (document: Document) => Finding[] {
  return inPlainWriting(({ paragraphs }) =>
    paragraphs
      .filter(({ text }) => !isClassical(text))
      .flatMap((paragraph) =>
        paragraph.sentences.flatMap(({ words }) => {
          const kinds = kindsOf(words)
          const found: Finding[] = []
          for (const { pattern, explanation, suggestion, isInnocent } of patterns) {
            for (const match of kinds.matchAll(pattern)) {
              const [from, to] = match.indices?.groups?.['mark'] ?? match.indices?.[0] ?? [0, 0]
              const start = words[from]?.start
              const end = words[to - 1]?.end
              if (start === undefined || end === undefined) continue
              if (isQuoted(paragraph, start) || isQuoted(paragraph, end - 1)) continue
              if (isInnocent?.(words, from, to) === true) continue
              if (found.some((other) => start < other.end && end > other.start)) continue
              const mark = paragraph.text.slice(start, end)
              found.push({
                paragraph: paragraph.index,
                start,
                end,
                explanation: typeof explanation === 'string' ? explanation : explanation(mark),
                ...(suggestion === undefined ? {} : { suggestion: suggestion(mark) }),
              })
            }
          }
          return found
        }),
      ),
  )
}
