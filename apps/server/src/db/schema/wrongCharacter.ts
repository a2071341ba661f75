/** 错字本: characters that a pupil gets wrong, to be written right. */
import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts, schools } from './account.ts'
import { instant, key, reference } from './columns.ts'
import { essays, revisions } from './essay.ts'

export const wrongCharacters = pgTable(
  'wrong_characters',
  {
    id: key(),
    schoolId: reference('school_id').references(() => schools.id),
    accountId: reference('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Where it was met: with the essay it goes. */
    essayId: reference('essay_id')
      .notNull()
      .references(() => essays.id),
    revisionId: reference('revision_id')
      .notNull()
      .references(() => revisions.id),
    wrong: text('wrong').notNull(),
    right: text('right').notNull(),
    before: text('before').notNull(),
    answer: text('answer').notNull(),
    after: text('after').notNull(),
    metAt: instant('met_at').notNull(),
    /** Repaired after its mark, or met twice; null = met once. */
    gatheredAt: instant('gathered_at'),
    /** Days in Shanghai: first written right, and told last. */
    rightOn: date('right_on', { mode: 'string' }),
    toldOn: date('told_on', { mode: 'string' }),
  },
  (table) => [
    unique('wrong_characters_of_account').on(table.accountId, table.wrong, table.right),
    index('wrong_characters_gathered')
      .on(table.accountId, table.gatheredAt, table.id)
      .where(sql`${table.gatheredAt} is not null`),
    index('wrong_characters_of_essay').on(table.essayId),
    index('wrong_characters_of_revision').on(table.revisionId),
  ],
)
