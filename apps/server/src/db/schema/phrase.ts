/** What a teacher writes again and again in remarks. */
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accounts } from './account.ts'
import { instant, key, reference } from './columns.ts'

export const phrases = pgTable(
  'phrases',
  {
    id: key(),
    teacherId: reference('teacher_id')
      .notNull()
      .references(() => accounts.id),
    text: text('text').notNull(),
    /** Its syllables, without tones. */
    pinyin: text('pinyin').notNull(),
    isPinned: boolean('is_pinned').notNull(),
    /** From a remark. What its teacher wrote or changed by hand never goes by itself. */
    isLearned: boolean('is_learned').notNull(),
    /** In so many reviews. */
    uses: integer('uses').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    unique('phrases_text').on(table.teacherId, table.text),
    index('phrases_most_used').on(table.teacherId, table.isPinned, table.uses, table.usedAt),
  ],
)
