/** Calls of which the fuzz test asks no success. */
import type { CallName } from '@zhupi/contract/calls/index.ts'

/**
 * Joining needs a class that one is not in yet, another phone the code that went to it; a guardian's
 * no, which is among the requests, ends every link; a pupil's progress needs a class that this very
 * pupil has not left, a passage a text and its paragraph that belong together; the essay that a
 * teacher would enter is handed in, and was not entered.
 */
export const RARELY_GRANTED: ReadonlySet<CallName> = new Set([
  'addClasses',
  'answerPassage',
  'askPassage',
  'dropPassage',
  'bindCard',
  'delWritingReference',
  'enterEssay',
  'getPupilProgress',
  'removePhrase',
  'removeTeacherMark',
  'stopShareLink',
  'takeEntryBack',
  'undoReview',
  'updateStudentMobile',
  'updateTeacherMobile',
])
