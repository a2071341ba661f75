/** Adds one of the product's questions to the teacher's own, once. */
import { and, eq, isNull } from 'drizzle-orm'
import type { saveToMyQuestions as call } from '@zhupi/contract/calls/question.ts'
import { questions } from '../../db/schema/question.ts'
import { refuse } from '../../domain/refuse.ts'
import { checkQuestion, insertOwnQuestion, lockOwner } from '../../records/ownQuestion.ts'
import type { Handler } from '../handler.ts'

export const saveToMyQuestions: Handler<typeof call> = async (
  { refId, title, demand, keywordList, ideation },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    const [original] = await db
      .select({
        edition: questions.edition,
        gradeLevel: questions.gradeLevel,
        unit: questions.unit,
        genre: questions.genre,
        theme: questions.theme,
        tag: questions.tag,
      })
      .from(questions)
      .where(and(eq(questions.id, refId), isNull(questions.ownerId)))
    if (original === undefined) return refuse('notFound')
    const question = {
      ...original,
      title: title.trim(),
      requirement: demand.trim(),
      ideation: ideation.trim(),
      keywords: keywordList,
    }
    await checkQuestion(db, question, person)
    await lockOwner(db, person.id)
    const [taken] = await db
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.ownerId, person.id), eq(questions.takenFrom, refId)))
    if (taken !== undefined) refuse('questionTaken')
    return insertOwnQuestion(db, { ...question, ownerId: person.id, takenFrom: refId }, now)
  })
