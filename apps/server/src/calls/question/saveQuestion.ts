/** Stores a question of one's own, or changes it. */
import { and, eq } from 'drizzle-orm'
import type { saveQuestion as call } from '@zhupi/contract/calls/question.ts'
import { questions } from '../../db/schema/question.ts'
import { refuse } from '../../domain/refuse.ts'
import {
  checkQuestion,
  insertOwnQuestion,
  isOwnQuestion,
  lockOwner,
} from '../../records/ownQuestion.ts'
import type { Handler } from '../handler.ts'

export const saveQuestion: Handler<typeof call> = async (
  { id, requestKey = null, ...sent },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    const question = {
      title: sent.title.trim(),
      requirement: sent.demand.trim(),
      ideation: sent.ideation.trim(),
      keywords: sent.keywordList,
      edition: sent.edition ?? null,
      gradeLevel: sent.grade ?? null,
      genre: sent.articleType || null,
      theme: sent.theme ?? null,
      tag: sent.tag ?? null,
    }
    await checkQuestion(db, { ...question, unit: null }, person)
    await lockOwner(db, person.id)
    if (id !== undefined) {
      const [changed] = await db
        .update(questions)
        .set(question)
        .where(isOwnQuestion(id, person.id))
        .returning({ id: questions.id })
      return changed ?? refuse('notFound')
    }
    const [earlier] =
      requestKey === null
        ? []
        : await db
            .select({ id: questions.id })
            .from(questions)
            .where(and(eq(questions.ownerId, person.id), eq(questions.requestKey, requestKey)))
    if (earlier !== undefined) return earlier
    return insertOwnQuestion(db, { ...question, unit: null, ownerId: person.id, requestKey }, now)
  })
