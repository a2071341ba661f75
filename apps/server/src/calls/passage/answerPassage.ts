/** A pupil's word about a passage of their own: with the name, without it, or not at all. */
import type { answerPassage as call } from '@zhupi/contract/calls/passage.ts'
import { refuse } from '../../domain/refuse.ts'
import { answerOwn } from '../../records/passage.ts'
import type { Handler } from '../handler.ts'

export const answerPassage: Handler<typeof call> = async ({ id, answer }, { db, now, person }) => {
  if (!(await answerOwn(db, { id, studentId: person.id, answer }, now))) refuse('notFound')
  return { id, state: answer }
}
