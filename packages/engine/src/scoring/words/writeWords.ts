/** All words about the essay: 总评, 段评, 提升建议, 拓展学习, 微建议. */
import type { Correction } from '../../types.ts'
import { writeComment } from './comment.ts'
import { chooseExtensions } from './extensions.ts'
import { chooseMicroSuggestions } from './microSuggestions.ts'
import { writeParagraphComments } from './paragraphComments.ts'
import { writeParagraphSuggestions } from './paragraphSuggestions.ts'
import type { Reading } from './reading.ts'
import { startPicking } from './writer.ts'

export type Words = Pick<
  Correction,
  'comment' | 'paragraphComments' | 'paragraphSuggestions' | 'extensions' | 'microSuggestions'
>

export function writeWords(given: Omit<Reading, 'pick'>): Words {
  const reading = { ...given, pick: startPicking(seedOf(given)) }
  const comment = writeComment(reading)
  const isEssay = reading.features.honesty.problem === null
  return {
    comment,
    paragraphComments: isEssay ? writeParagraphComments(reading, comment) : [],
    paragraphSuggestions: isEssay ? writeParagraphSuggestions(reading) : [],
    extensions: chooseExtensions(reading),
    microSuggestions: chooseMicroSuggestions(reading),
  }
}

/** A seed that a revision further down does not change: the same pupil is spoken to in the same voice. */
function seedOf({ essay, document }: Omit<Reading, 'pick'>): string {
  return essay.title + (document.paragraphs[0]?.text.slice(0, 80) ?? '')
}
