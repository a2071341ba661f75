/** A paragraph with what its suggestions look at. */
import { firstWords } from '../../text/quotableRanges.ts'
import { spanOf, type Paragraph } from '../../text/document.ts'
import type { Span } from '../../types.ts'
import { textTypeOf, type TextType } from '../textType.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import type { SuggestionName } from './texts/paragraphSuggestions.ts'
import { toneOf, type Tone } from './tone.ts'

export type ParagraphView = {
  context: FeedbackContext
  paragraph: Paragraph
  /** Its sentences. */
  text: string
  textType: TextType
  tone: Tone
  isFirst: boolean
  isLast: boolean
  /** The words that name it, where more could stand behind them. */
  lead: Span | undefined
}

/** A suggestion that fits; its own weight stands in place of the table's. */
export type Candidate = { name: SuggestionName; span: Span | undefined; weight?: number }

/** A question, a bracket or a greeting names no place where more could stand. */
const NO_LEAD = /[？?（(]|[吗呢吧]$|的是$|[您你]们?好|^亲爱的|^尊敬的/
const SHORT = 16 // UTF-16 units

export function viewOf(context: FeedbackContext, paragraph: Paragraph): ParagraphView {
  const { document, features } = context
  const words = firstWords(paragraph)
  const isFirst = paragraph.index === 0
  return {
    context,
    paragraph,
    text: paragraph.sentences.map((sentence) => sentence.text).join(''),
    textType: textTypeOf(features),
    tone: toneOf(context),
    isFirst,
    isLast: paragraph.index === document.paragraphs.length - 1 && !isFirst,
    lead:
      words === undefined ||
      NO_LEAD.test(words.quote) ||
      paragraph.sentences[0]?.text.endsWith('？') === true
        ? undefined
        : words,
  }
}

export function isInMiddle({ isFirst, isLast }: ParagraphView): boolean {
  return !isFirst && !isLast
}

/** Where the paragraph really stops. */
export function lastWords(paragraph: Paragraph): Span | undefined {
  const last = paragraph.sentences.at(-1)?.clauses.at(-1)
  return last === undefined ||
    last.text.length < 4 ||
    last.text.length > 24 ||
    NO_LEAD.test(last.text) ||
    paragraph.text.endsWith('？')
    ? undefined
    : spanOf(paragraph, last)
}

export function shortSpan(paragraph: Paragraph, range: { start: number; end: number }): Span {
  return spanOf(paragraph, { start: range.start, end: Math.min(range.end, range.start + SHORT) })
}

/** A centre that shows already is not asked for again. */
const CENTRE_SHOWS = 76

export function isCentreShown({ dimensions }: FeedbackContext): boolean {
  return dimensions.some(({ traits }) =>
    traits.some(({ trait, score }) => trait === 'CENTER_STANDOUT' && score >= CENTRE_SHOWS),
  )
}
