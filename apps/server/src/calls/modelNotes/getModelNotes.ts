/** 模型补充: what a language model adds beneath a report, as far as its reader may see it. */
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getModelNotes as call } from '@zhupi/contract/calls/modelNotes.ts'
import { refuse } from '../../domain/refuse.ts'
import { findHomeworkNotes, findPracticeNotes } from '../../records/modelNotes.ts'
import type { Handler } from '../handler.ts'
import { NO_NOTES, presentNotes } from './presentModelNotes.ts'

export const getModelNotes: Handler<typeof call> = async (
  { id, ishomework, revisionId },
  { db, now, person, model },
): Promise<EntityOf<typeof call>> => {
  const which = { id, revisionId }
  const found =
    ishomework === 1
      ? await findHomeworkNotes(db, which, person, now)
      : await findPracticeNotes(db, which, person)
  if (found === undefined) return refuse('notFound')
  // A draft is made from the report: where nothing was corrected there is none.
  const isCorrected = 'isCorrected' in found && found.isCorrected
  const mayDraftRemark = model !== undefined && isCorrected && person.role === 'teacher'
  if (found.notes === null) return { ...NO_NOTES, revisionId, mayDraftRemark }
  const notes = presentNotes(found.notes, { ...found, revisionId }, person)
  return { ...notes, revisionId, mayDraftRemark }
}
