/** 总评: praise with true quotes first, one aim after it, encouragement last. */
import type { Comment } from '../../types.ts'
import { fillIn, startComment } from './commentBuilder.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { addFormulaicAdvice } from './formulaicAdvice.ts'
import { writeForInvalidText } from './invalidTextComment.ts'
import { nextStep } from './nextStep.ts'
import { opening } from './opening.ts'
import { chooseQuotes } from './quotes.ts'
import { standoutFact } from './standoutFact.ts'
import { FAULTS } from './texts/aims.ts'
import { CLOSING } from './texts/closings.ts'
import { PRAISE } from './texts/praise.ts'
import { toneOf, type Tone } from './tone.ts'

export function writeComment(context: FeedbackContext): Comment {
  const { features, pick } = context
  const { problem } = features.validity
  if (problem !== null) return writeForInvalidText(context, problem)
  const builder = startComment()
  const tone = toneOf(context)
  builder.add(opening(context, tone))
  chooseQuotes(context).forEach(({ kind, span }, at) =>
    builder.add(pick(PRAISE[kind][tone], kind + at), span),
  )
  const fact = standoutFact(context, tone)
  builder.add(fact.template, fact.span)
  if (!addFormulaicAdvice(context, tone, builder))
    builder.add(nextStep(context, tone, fact.isEcho === true))
  builder.add(faultsOf(context, tone))
  builder.add(pick(CLOSING[tone], 'closing'))
  return builder.finish()
}

function faultsOf({ marks }: FeedbackContext, tone: Tone): string {
  const count = marks.filter((mark) => mark.kind === 'fault').length
  if (count === 0) return ''
  return fillIn(FAULTS[tone][count === 1 ? 'one' : 'many'], { count })
}
