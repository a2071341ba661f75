/** Which of the essay's own words a comment quotes. */
import { CLICHE_OPENING } from '../../lexicon/cliches.ts'
import { dependsOnContext, plainSpansOf } from '../../text/quotableRanges.ts'
import type { Span } from '../../types.ts'
import type { Highlight } from '../highlight.ts'
import { isFormulaic } from '../highlightReasons.ts'
import type { FeedbackContext } from './feedbackContext.ts'

/** Characters: from here on at least two quotes. */
export const QUOTES_LEAST_FROM = 60
const THIRD_QUOTE_FROM = 160

/**
 * The best of different kinds from different places; where there is little to praise, plain
 * sentences are quoted rather than none.
 */
export function chooseQuotes({
  features,
  highlights,
  document,
  marks,
  isTrusted,
  places,
}: FeedbackContext): Highlight[] {
  const wanted =
    features.characters >= THIRD_QUOTE_FROM ? 3 : features.characters >= QUOTES_LEAST_FROM ? 2 : 1
  const chosen: Highlight[] = []
  // What anybody could have written is quoted last.
  const isDull = ({ quote }: Span) =>
    isFormulaic(quote) ||
    DAY_AS_IT_WENT.test(quote) ||
    (places.commonplace !== null && quote.includes(places.commonplace.quote))
  const take = (isFresh: (highlight: Highlight) => boolean) => {
    for (const highlight of highlights) {
      if (chosen.length >= wanted) return
      if (!chosen.some((other) => overlaps(other.span, highlight.span)) && isFresh(highlight))
        chosen.push(highlight)
    }
  }
  take(
    ({ kind, span }) =>
      kind !== 'plain' &&
      !chosen.some((other) => other.kind === kind || other.span.paragraph === span.paragraph),
  )
  take(({ kind }) => kind !== 'plain' && !chosen.some((other) => other.kind === kind))
  take(({ kind, span }) => kind !== 'plain' || !(isDull(span) || HALF_A_LINE.test(span.quote)))
  const plain = document.paragraphs
    .flatMap(plainSpansOf)
    .filter(
      (span) =>
        !dependsOnContext(span.quote) &&
        !HALF_A_LINE.test(span.quote) &&
        !CLICHE_OPENING.test(span.quote) &&
        !marks.some(
          (mark) => mark.kind !== 'strength' && mark.kind !== 'advice' && overlaps(mark, span),
        ),
    )
  const own = [...plain.filter((span) => !isDull(span)), ...plain.filter(isDull)]
  // Where nothing is beyond doubt, something without a fault that was seen is quoted rather.
  for (const least of ['sound', 'fair', 'passable', 'unmarked'] as const) {
    for (const span of own) {
      if (chosen.length >= wanted) break
      if (
        !chosen.some((other) => overlaps(other.span, span) || other.span.quote === span.quote) &&
        (least === 'unmarked' || isTrusted(span, least))
      )
        chosen.push({ kind: 'plain', span, weight: 0 })
    }
  }
  return chosen.sort((a, b) => a.span.paragraph - b.span.paragraph || a.span.start - b.span.start)
}

/** 外婆的窗 / 是一只老花镜 */
const HALF_A_LINE = /^(?:是|留给|给|和|与)/

/** 做完作业我就看电视，看完电视我就睡觉了。 */
const DAY_AS_IT_WENT = /[完后][^。]*就[^。]*[完后]?[^。]*就|后来我们?就/

export function overlaps(a: Span, b: Span): boolean {
  return a.paragraph === b.paragraph && a.start < b.end && b.start < a.end
}

export function distinctQuotes(spans: readonly Span[]): Span[] {
  const seen = new Set<string>()
  return spans.filter(({ quote }) => !seen.has(quote) && seen.add(quote))
}
