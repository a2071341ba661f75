/** Changes a homework that has not ended. Pupils keep what they have written. */
import { and, eq } from 'drizzle-orm'
import type { updateHomework as call } from '@zhupi/contract/calls/homework.ts'
import type { Db } from '../../db/database.ts'
import { homework, homeworkQuestions } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { isInMalaysia } from '../../records/country.ts'
import { hasVerdicts } from '../../records/goal.ts'
import { hasReviews, listQuestions, loadTaughtForUpdate, phaseOf } from '../../records/homework.ts'
import {
  checkGenres,
  checkQuestions,
  loadReference,
  readGoals,
  readQuestions,
  readSettings,
} from '../../records/homeworkSettings.ts'
import { requestComparison } from '../../records/similarity.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const updateHomework: Handler<typeof call> = async (request, { db, queue, now, person }) => {
  const questions = readQuestions(request)
  checkQuestions(questions, { isGenreAllowed: () => true, needsBoth: true })
  return db.transaction(async (db) => {
    const held = await loadTaughtForUpdate(db, request.id, person.id)
    const phase = phaseOf(held, now)
    if (phase === 3) refuse('homeworkFinished')
    const settings = readSettings(request, now)
    if (phase === 2 && settings.startsAt.getTime() !== held.startsAt.getTime())
      refuse('homeworkUnderway')
    const changesScale =
      settings.scoreScale !== held.scoreScale ||
      settings.lowScore !== held.lowScore ||
      settings.highScore !== held.highScore
    if (changesScale && (await hasReviews(db, request.id))) refuse('scaleInUse')
    const goals = readGoals(request) ?? held.goals
    const changesGoals = JSON.stringify(goals) !== JSON.stringify(held.goals)
    if (changesGoals && (await hasVerdicts(db, request.id))) refuse('goalsInUse')
    const [first] = questions
    const posted = await listQuestions(db, request.id)
    if (questions.length !== posted.length) refuse('questionsFixed')
    // A genre that was allowed at posting stays allowed.
    const changed = questions.filter((question, index) => question.genre !== posted[index]?.genre)
    checkGenres(changed, held.gradeLevel, { isMalaysia: await isInMalaysia(db, person) })
    await db
      .update(homework)
      .set({
        ...settings,
        goals,
        reference: await referenceToStore(db, request, person.id, held.reference),
      })
      .where(eq(homework.id, request.id))
    for (const { questionNo, ...question } of questions) {
      await db
        .update(homeworkQuestions)
        .set(question)
        .where(
          and(
            eq(homeworkQuestions.homeworkId, request.id),
            eq(homeworkQuestions.questionNo, questionNo),
          ),
        )
    }
    // A submission in which nothing is written yet begins with the question as it now is.
    await db
      .update(submissions)
      .set({ title: first?.title, genre: first?.genre })
      .where(and(eq(submissions.homeworkId, request.id), eq(submissions.status, 'notStart')))
    await requestComparison(db, queue, request.id)
    return { id: request.id }
  })
}

/**
 * The teacher may have deleted the own reference since: the homework keeps its copy as long as it
 * names the same one.
 */
async function referenceToStore(
  db: Db,
  request: Parameters<typeof loadReference>[1],
  teacherId: number,
  held: Awaited<ReturnType<typeof loadReference>>,
) {
  const isSame =
    held?.ownId != null &&
    held.ownId === request.selfWritingReferenceId &&
    request.writingReferenceId === undefined
  return isSame ? held : loadReference(db, request, teacherId)
}
