/** The sentence, or the sentences, that a stretch lies in. */
import { sentenceRanges } from '#text/document.ts'
import type { Span } from '../types.ts'

export type Around = {
  sentences: string[]
  /** All of them as they stand. */
  text: string
  /** Where in `text` the stretch begins. */
  offset: number
}

export function sentencesAround(paragraphs: readonly string[], span: Span): Around {
  const whole = paragraphs[span.paragraph] ?? ''
  const ranges = sentenceRanges(whole).filter(
    ({ start, end }) => start < span.end && end > span.start,
  )
  const sentences = ranges.map(({ start, end }) => whole.slice(start, end).trim())
  const text = whole.slice(ranges.at(0)?.start ?? 0, ranges.at(-1)?.end ?? 0)
  const start = (ranges.at(0)?.start ?? 0) + text.length - text.trimStart().length
  return { sentences, text: text.trim(), offset: span.start - start }
}
