/** Forgets a phrase of the teacher's own. */
import type { removePhrase as call } from '@zhupi/contract/calls/review.ts'
import { refuse } from '../../domain/refuse.ts'
import { deletePhrase } from '../../records/phrase.ts'
import type { Handler } from '../handler.ts'

export const removePhrase: Handler<typeof call> = async ({ id }, { db, person }) => {
  if (!(await deletePhrase(db, person.id, id))) refuse('notFound')
  return { id }
}
