/** Keeps a phrase of the teacher's own, or changes one. */
import type { savePhrase as call } from '@zhupi/contract/calls/review.ts'
import { isUniqueViolation } from '../../db/isUniqueViolation.ts'
import { refuse } from '../../domain/refuse.ts'
import { hasRoomForPhrase, insertPhrase, updatePhrase } from '../../records/phrase.ts'
import type { Handler } from '../handler.ts'

export const savePhrase: Handler<typeof call> = async (request, { db, now, person }) => {
  const phrase = {
    teacherId: person.id,
    text: request.text.trim(),
    isPinned: request.isPinned,
  }
  if (phrase.text === '') refuse('badInput')
  const { id } = request
  return db
    .transaction(async (db) => {
      if (id !== undefined) return (await updatePhrase(db, { id, ...phrase })) ?? refuse('notFound')
      if (!(await hasRoomForPhrase(db, person.id))) refuse('tooManyPhrases')
      return (await insertPhrase(db, phrase, now)) ?? refuse('phraseTaken')
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return refuse('phraseTaken')
      throw error
    })
}
