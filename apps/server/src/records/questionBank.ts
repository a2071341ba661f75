/** The question bank: the product's questions for everyone, each person's own for that person. */
import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { questions } from '../db/schema/question.ts'

/** A question of the product as it ships. */
type ShippedQuestion = {
  key: string
  title: string
  demand: string
  ideation: string
  keywords: readonly string[]
  edition: string | null
  unit: string | null
  articleType: string
  theme: string
  tag: string
  gradeLevel: number
}

/**
 * Makes the bank's public part what ships with the product: a question keeps its number as long as
 * it keeps its key. Two servers that start at once end with the same rows.
 */
export async function loadQuestions(
  db: Db,
  shipped: readonly ShippedQuestion[],
  now: Date,
): Promise<void> {
  const rows = shipped.map((question, place) => ({
    key: question.key,
    title: question.title,
    requirement: question.demand,
    ideation: question.ideation,
    keywords: [...question.keywords],
    edition: question.edition,
    gradeLevel: question.gradeLevel,
    unit: question.unit,
    genre: question.articleType,
    theme: question.theme,
    tag: question.tag,
    place,
    createdAt: now,
  }))
  await db.transaction(async (db) => {
    if (rows.length > 0)
      await db
        .insert(questions)
        .values(rows)
        .onConflictDoUpdate({
          target: questions.key,
          set: {
            title: sql`excluded.title`,
            requirement: sql`excluded.requirement`,
            ideation: sql`excluded.ideation`,
            keywords: sql`excluded.keywords`,
            edition: sql`excluded.edition`,
            gradeLevel: sql`excluded.grade_level`,
            unit: sql`excluded.unit`,
            genre: sql`excluded.genre`,
            theme: sql`excluded.theme`,
            tag: sql`excluded.tag`,
            place: sql`excluded.place`,
          },
        })
    await db.delete(questions).where(
      and(
        isNotNull(questions.key),
        rows.length === 0
          ? undefined
          : notInArray(
              questions.key,
              rows.map(({ key }) => key),
            ),
      ),
    )
  })
}

/** Everyone's, or the person's own. */
export function isVisibleTo(personId: number) {
  return or(isNull(questions.ownerId), eq(questions.ownerId, personId))
}

/** What a list or a detail shows of a question. */
export const QUESTION_COLUMNS = {
  id: questions.id,
  ownerId: questions.ownerId,
  title: questions.title,
  demand: questions.requirement,
  keywords: questions.keywords,
  edition: questions.edition,
  grade: questions.gradeLevel,
  unit: questions.unit,
  articleType: questions.genre,
  theme: questions.theme,
  tag: questions.tag,
} as const
