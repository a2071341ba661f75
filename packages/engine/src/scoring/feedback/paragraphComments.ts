/** 段评: what is good in this paragraph, with the words that show it. */
import type { Comment } from '../../types.ts'
import type { Highlight } from '../highlight.ts'
import { overlaps } from '../../text/overlaps.ts'
import { PRAISE } from './texts/praise.ts'
import { startComment } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { toneOf } from './tone.ts'

/** Shorter paragraphs than this (a line of speech) get no comment of their own. */
const WORTH_A_COMMENT = 24
/** A long text of many short paragraphs is not commented to death. */
const MOST = 12
const QUOTES_LEAST = 3

export function writeParagraphComments(
  context: FeedbackContext,
  comment: Comment,
): (Comment & { paragraph: number })[] {
  const { document, highlights, pick } = context
  const tone = toneOf(context)
  const byParagraph = new Map<number, Highlight[]>()
  for (const highlight of highlights)
    byParagraph.set(highlight.span.paragraph, [
      ...(byParagraph.get(highlight.span.paragraph) ?? []),
      highlight,
    ])
  let before = ''
  let quoted = 0
  return document.paragraphs
    .filter((paragraph) => paragraph.text.length >= WORTH_A_COMMENT)
    .flatMap((paragraph) => {
      const own = (byParagraph.get(paragraph.index) ?? []).filter(
        (highlight) => !comment.quotes.some((span) => overlaps(span, highlight.span)),
      )
      const best =
        own.find(
          (highlight) =>
            highlight.kind !== 'plain' && highlight.kind !== before && highlight.weight > 1.2,
        ) ??
        own.find((highlight) => highlight.kind !== before) ??
        own[0]
      // Nothing to praise here: better silent than empty, unless the whole essay got too few
      // quotes.
      if (
        best === undefined ||
        (best.kind === 'plain' && comment.quotes.length + quoted >= QUOTES_LEAST)
      )
        return []
      quoted += 1
      before = best.kind
      const builder = startComment()
      builder.add(pick(PRAISE[best.kind][tone], `${paragraph.index}${best.kind}`), best.span)
      return [{ ...builder.finish(), paragraph: paragraph.index }]
    })
    .slice(0, MOST)
}
