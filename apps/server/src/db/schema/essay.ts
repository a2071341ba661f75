/** What every essay has, whether homework or practice: its number and its fixed revisions. */
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { schools } from './account.ts'
import { instant, key, reference } from './columns.ts'

export const ESSAY_KINDS = ['homework', 'practice'] as const

/** A row of submissions or of practice_essays has the same number. */
export const essays = pgTable(
  'essays',
  { id: key(), kind: text('kind', { enum: ESSAY_KINDS }).notNull() },
  (table) => [check('essays_kind', sql`${table.kind} in ('homework', 'practice')`)],
)

/** Texts that were corrected or handed in, each stored once. */
export const revisions = pgTable(
  'revisions',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    essayId: reference('essay_id')
      .notNull()
      .references(() => essays.id),
    revisionNo: integer('revision_no').notNull(),
    /** Of homework; practice answers one question at most and has 1. */
    questionNo: integer('question_no').notNull(),
    /** The grade that practice was written for; homework has its class's. */
    gradeLevel: integer('grade_level'),
    genre: text('genre').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** SHA-256 of what it was written for and the text: the same text is the same revision. */
    contentHash: text('content_hash').notNull(),
    /** A teacher entered it from paper. */
    isEntered: boolean('is_entered').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('revisions_essay_text').on(table.essayId, table.contentHash),
    unique('revisions_essay_no').on(table.essayId, table.revisionNo),
  ],
)
