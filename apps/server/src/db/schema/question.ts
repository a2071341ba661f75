/** The question bank: the product's questions and people's own. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './account.ts'
import { instant, key, reference } from './columns.ts'

export const questions = pgTable(
  'questions',
  {
    id: key(),
    /** Its name in data/questions.ts; null = somebody's own. */
    key: text('key'),
    /** Whose own it is, and only that person's; null = the product's, for everyone. */
    ownerId: reference('owner_id').references(() => accounts.id),
    /** The product's question that it was taken from. */
    takenFrom: reference('taken_from'),
    title: text('title').notNull(),
    requirement: text('requirement').notNull(),
    ideation: text('ideation').notNull(),
    keywords: jsonb('keywords').$type<string[]>().notNull(),
    /** Null in these six: whoever wrote it did not say. */
    edition: text('edition'),
    gradeLevel: integer('grade_level'),
    unit: text('unit'),
    genre: text('genre'),
    theme: text('theme'),
    tag: text('tag'),
    /** The product's: their place in the list. */
    place: integer('place').notNull().default(0),
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('questions_key').on(table.key),
    unique('questions_request').on(table.ownerId, table.requestKey),
    unique('questions_taken').on(table.ownerId, table.takenFrom),
    index('questions_of_grade')
      .on(table.gradeLevel, table.place)
      .where(sql`${table.ownerId} is null`),
    index('questions_public')
      .on(table.place)
      .where(sql`${table.ownerId} is null`),
    index('questions_of_owner')
      .on(table.ownerId, table.id)
      .where(sql`${table.ownerId} is not null`),
    check('questions_kind', sql`(${table.key} is null) <> (${table.ownerId} is null)`),
  ],
)
