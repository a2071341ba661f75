/** Essays that practised the question, and homework that was given it, keep their copy. */
import type { delQuestion as call } from '@zhupi/contract/calls/question.ts'
import { questions } from '../../db/schema/question.ts'
import { refuse } from '../../domain/refuse.ts'
import { isOwnQuestion } from '../../records/ownQuestion.ts'
import type { Handler } from '../handler.ts'

export const delQuestion: Handler<typeof call> = async ({ id }, { db, person }) => {
  const deleted = await db
    .delete(questions)
    .where(isOwnQuestion(id, person.id))
    .returning({ id: questions.id })
  return deleted.length === 0 ? refuse('notFound') : null
}
