/** 总评: praise with true quotes first, length where it falls short, one aim, the slips, encouragement last. */
import type { Comment } from '../../types.ts'
import { textTypeOf } from '../textType.ts'
import { fillIn, startComment } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { addFormulaicAdvice } from './formulaicAdvice.ts'
import { writeForInvalidText } from './invalidTextComment.ts'
import { faultsOf } from './faultsOf.ts'
import { nextStep } from './nextStep.ts'
import { opening } from './opening.ts'
import { chooseQuotes, quotesWanted } from './quotes.ts'
import { standoutFact } from './standoutFact.ts'
import { CAPPED, TOO_SHORT } from './texts/aims.ts'
import { CLOSING } from './texts/closings.ts'
import { PRAISE, PRAISE_OF_A_LINE } from './texts/praise.ts'
import { toneOf, type Tone } from './tone.ts'
import { wholeDeed } from './wholeDeed.ts'

export function writeComment(context: FeedbackContext): Comment {
  const { features, pick } = context
  const { problem } = features.validity
  if (problem !== null) return writeForInvalidText(context, problem)
  const builder = startComment()
  const tone = toneOf(context)
  const isPoem = textTypeOf(features) === 'poem'
  builder.add(opening(context, tone))
  const quotes = chooseQuotes(context)
  quotes.forEach(({ kind, span }, at) =>
    builder.add(
      pick((kind === 'plain' && isPoem ? PRAISE_OF_A_LINE : PRAISE[kind])[tone], kind + at),
      span,
    ),
  )
  if (quotes.length < quotesWanted(features.characters) && !isPoem)
    builder.add(wholeDeed(context, tone))
  const fact = standoutFact(context, tone)
  builder.add(fact.template, fact.span)
  builder.add(lengthOf(context, tone))
  if (!addFormulaicAdvice(context, tone, builder))
    builder.add(nextStep(context, tone, fact.isEcho === true))
  if (context.cap === 'topic') builder.add(CAPPED.topic[tone])
  builder.add(faultsOf(context.marks, tone))
  builder.add(pick(CLOSING[tone], 'closing'))
  return builder.finish()
}

/** Of the asked length: who lacks a few characters hears just that. */
const NEARLY = 0.95

function lengthOf({ features, cap }: FeedbackContext, tone: Tone): string {
  const { isLengthAsked, written, expected } = features
  if (!isLengthAsked || written >= expected) return ''
  const capped =
    cap === 'length' ? fillIn(CAPPED.length[tone], { share: shareName(written / expected) }) : ''
  const words = TOO_SHORT[tone][written < NEARLY * expected ? 'far' : 'nearly']
  return fillIn(words, { written, expected }) + capped
}

function shareName(share: number): string {
  if (share < 0.25) return '四分之一'
  return share < 0.5 ? '一半' : '四分之三'
}
