/** A person's own questions: checked, counted and stored the same way whoever writes them. */
import { and, count, eq } from 'drizzle-orm'
import { isGenreFor } from '@zhupi/contract/rules/genre.ts'
import { ANY_GENRE, findGenre } from '@zhupi/contract/terms/genres.ts'
import { OWN_QUESTIONS_MAX } from '@zhupi/contract/terms/limits.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { questions } from '../db/schema/question.ts'
import { refuse } from '../domain/refuse.ts'
import { isInMalaysia } from './country.ts'
import type { Person } from './session.ts'

export type OwnQuestion = {
  title: string
  requirement: string
  ideation: string
  keywords: string[]
  edition: string | null
  gradeLevel: number | null
  unit: string | null
  genre: string | null
  theme: string | null
  tag: string | null
}

/** Refuses a question without words, or with a genre that is none or not its grade's. */
export async function checkQuestion(db: Db, question: OwnQuestion, person: Person): Promise<void> {
  if (question.title === '' && question.requirement === '') refuse('questionEmpty')
  const { genre, gradeLevel } = question
  if (genre === null) return
  if (findGenre(genre) === undefined) refuse('badInput', 'articleType：没有这种文体')
  if (genre === ANY_GENRE.id || gradeLevel === null) return
  if (!isGenreFor(genre, gradeLevel, { isMalaysia: await isInMalaysia(db, person) }))
    refuse('genreNotForClass', '所选文体不适用于这个年级')
}

/** Holds the account's row, so that no double tap stores twice. `db` is a transaction. */
export async function lockOwner(db: Db, ownerId: number): Promise<void> {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, ownerId)).for('update')
}

/** The caller holds the owner's row. */
export async function insertOwnQuestion(
  db: Db,
  question: OwnQuestion & { ownerId: number; takenFrom?: number; requestKey?: string | null },
  now: Date,
): Promise<{ id: number }> {
  const [own] = await db
    .select({ rows: count() })
    .from(questions)
    .where(eq(questions.ownerId, question.ownerId))
  if ((own?.rows ?? 0) >= OWN_QUESTIONS_MAX) refuse('tooManyOwnQuestions')
  return onlyRow(
    await db
      .insert(questions)
      .values({ ...question, createdAt: now })
      .returning({ id: questions.id }),
  )
}

export function isOwnQuestion(questionId: number, ownerId: number) {
  return and(eq(questions.id, questionId), eq(questions.ownerId, ownerId))
}
