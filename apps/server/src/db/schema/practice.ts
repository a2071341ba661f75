/** What people write without homework. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './account.ts'
import { draft, instant, reference } from './columns.ts'
import { essays } from './essay.ts'
import { questions } from './question.ts'

export const practiceEssays = pgTable(
  'practice_essays',
  {
    id: reference('id')
      .primaryKey()
      .references(() => essays.id),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    ...draft(),
    /** Null until one was chosen. */
    gradeLevel: integer('grade_level'),
    author: text('author').notNull(),
    scoreScale: integer('score_scale').notNull(),
    /** The question that it practises, where that is still in the bank. */
    questionId: reference('question_id').references(() => questions.id, { onDelete: 'set null' }),
    /** A copy of that question: an essay keeps its task, whatever becomes of the bank. */
    taskTitle: text('task_title').notNull().default(''),
    taskRequirement: text('task_requirement').notNull().default(''),
    requestKey: text('request_key'),
    createdAt: instant('created_at').notNull(),
    /** When its correction was last asked for. */
    correctedAt: instant('corrected_at'),
    /** Gone from every list at once; erased 30 days later. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('practice_essays_request').on(table.accountId, table.requestKey),
    index('practice_essays_of_account').on(table.accountId, table.createdAt),
    index('practice_essays_shown')
      .on(table.accountId, table.savedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index('practice_essays_of_genre')
      .on(
        table.accountId,
        table.genre,
        table.savedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.deletedAt} is null`),
    index('practice_essays_compared')
      .on(table.gradeLevel, table.genre, table.correctedAt)
      .where(sql`${table.deletedAt} is null and ${table.correctedAt} is not null`),
    index('practice_essays_of_question')
      .on(table.questionId)
      .where(sql`${table.questionId} is not null`),
    index('practice_essays_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
)
