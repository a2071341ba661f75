/** All feedback on the essay: 总评, 段评, 提升建议, 拓展学习, 微建议. */
import type { Correction } from '../../types.ts'
import { writeComment } from './comment.ts'
import { chooseExtensions } from './extensions.ts'
import { chooseMicroSuggestions } from './microSuggestions.ts'
import { writeParagraphComments } from './paragraphComments.ts'
import { writeParagraphSuggestions } from './paragraphSuggestions.ts'
import type { FeedbackContext } from './feedbackContext.ts'
import { createPicker } from './commentBuilder.ts'
import { createTie } from './whereToTry.ts'

export type Feedback = Pick<
  Correction,
  'comment' | 'paragraphComments' | 'paragraphSuggestions' | 'extensions' | 'microSuggestions'
>

export function writeFeedback(given: Omit<FeedbackContext, 'pick'>): Feedback {
  const context = { ...given, pick: createPicker(seedOf(given)) }
  const comment = writeComment(context)
  const tie = createTie(context)
  const isEssay = context.features.validity.problem === null
  return {
    comment,
    paragraphComments: isEssay ? writeParagraphComments(context, comment) : [],
    paragraphSuggestions: isEssay ? writeParagraphSuggestions(context) : [],
    extensions: chooseExtensions(context, tie),
    microSuggestions: chooseMicroSuggestions(context, tie),
  }
}

/**
 * A seed that a revision further down does not change: the same pupil is addressed in the same
 * voice.
 */
function seedOf({ essay, document }: Omit<FeedbackContext, 'pick'>): string {
  return essay.title + (document.paragraphs[0]?.text.slice(0, 80) ?? '')
}
