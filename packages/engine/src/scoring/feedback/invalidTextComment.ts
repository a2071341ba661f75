/** 总评 of what is no essay of its own. */
import { plainSpansOf } from '../../text/quotableRanges.ts'
import type { Comment } from '../../types.ts'
import type { Problem } from '../validity.ts'
import { startComment } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { distinctQuotes, QUOTES_LEAST_FROM } from './quotes.ts'
import { EACH_QUOTE, INVALID_TEXTS } from './texts/invalidTexts.ts'
import { toneOf } from './tone.ts'

const PARAGRAPHS_READ = 40
const THIRD_QUOTE_FROM = 200 // characters

export function writeForInvalidText(context: FeedbackContext, problem: Problem): Comment {
  const { lead, afterQuotes, ofFirstQuote, end } = INVALID_TEXTS[problem]
  const { features, document } = context
  const builder = startComment()
  builder.add(lead[toneOf(context)])
  if (afterQuotes === undefined) return builder.finish()
  const spans = distinctQuotes(
    document.paragraphs.slice(0, PARAGRAPHS_READ).flatMap((paragraph) => plainSpansOf(paragraph)),
  ).slice(
    0,
    features.characters >= THIRD_QUOTE_FROM ? 3 : features.characters >= QUOTES_LEAST_FROM ? 2 : 1,
  )
  for (const span of spans) builder.add(EACH_QUOTE, span)
  builder.add(afterQuotes)
  if (ofFirstQuote !== undefined && spans[0] !== undefined) builder.add(ofFirstQuote, spans[0])
  if (end !== undefined) builder.add(end)
  return builder.finish()
}
