/** Passages that a teacher wants to read with the whole class. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { PASSAGE_ANSWERS } from '@zhupi/contract/terms/passages.ts'
import { accounts, schools } from './account.ts'
import { instant, key, reference } from './columns.ts'
import { essays, revisions } from './essay.ts'

/** One paragraph of one text: what a later draft says there was never asked for. */
export const passages = pgTable(
  'passages',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    essayId: reference('essay_id')
      .notNull()
      .references(() => essays.id),
    revisionId: reference('revision_id')
      .notNull()
      .references(() => revisions.id),
    /** Counted from 0. */
    paragraph: integer('paragraph').notNull(),
    /** As it was asked for. */
    content: text('content').notNull(),
    /** Null once that account is erased. */
    askedBy: reference('asked_by').references(() => accounts.id),
    askedAt: instant('asked_at').notNull(),
    /** The pupil's latest word; null before there is one. */
    answer: text('answer', { enum: PASSAGE_ANSWERS }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    unique('passages_paragraph').on(table.revisionId, table.paragraph),
    index('passages_of_essay').on(table.essayId),
    index('passages_of_teacher')
      .on(table.askedBy)
      .where(sql`${table.askedBy} is not null`),
  ],
)
