/** A model's words released to the essay's pupil by a teacher of the class, or taken back. */
import type { releaseModelWords as call } from '@zhupi/contract/calls/modelNotes.ts'
import { refuse } from '../../domain/refuse.ts'
import { findTaughtReport, releaseWords } from '../../records/modelNotes.ts'
import type { Handler } from '../handler.ts'

export const releaseModelWords: Handler<typeof call> = async (
  { studentHomeworkId, revisionId, isReleased },
  { db, now, person },
) => {
  const found = await findTaughtReport(db, { id: studentHomeworkId, revisionId }, person.id, now)
  if (found === undefined) return refuse('notFound')
  const areWordsReleased = isReleased === 1
  const released = areWordsReleased ? { at: now, by: person.id } : null
  if (!(await releaseWords(db, revisionId, released))) return refuse('notFound')
  return { revisionId, areWordsReleased }
}
