/** One question with all that practising it, or setting it as homework, starts from. */
import { and, eq } from 'drizzle-orm'
import type { getQuestionDetail as call } from '@zhupi/contract/calls/question.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { questions } from '../../db/schema/question.ts'
import { refuse } from '../../domain/refuse.ts'
import { isVisibleTo, QUESTION_COLUMNS } from '../../records/questionBank.ts'
import type { Handler } from '../handler.ts'
import { presentQuestion } from './presentQuestion.ts'

export const getQuestionDetail: Handler<typeof call> = async ({ id }, { db, person }) => {
  const [found] = await db
    .select({ ...QUESTION_COLUMNS, ideation: questions.ideation })
    .from(questions)
    .where(and(eq(questions.id, id), isVisibleTo(person.id)))
  if (found === undefined) return refuse('notFound')
  const [taken] = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.ownerId, person.id), eq(questions.takenFrom, id)))
  const { articleType, grade } = found
  return {
    ...presentQuestion(found),
    articleTypeList:
      articleType === null ? [] : [{ id: articleType, name: genreName(articleType) }],
    gradeList: grade === null ? [] : [{ id: grade, name: gradeName(grade) }],
    isTaken: taken !== undefined,
  }
}
