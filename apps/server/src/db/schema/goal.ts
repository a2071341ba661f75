/** What teachers say of the unit goals of a homework. */
import { boolean, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, reference } from './columns.ts'
import { revisions } from './essay.ts'

/**
 * 达成 or 未达成: of one text, so that a new draft is judged anew. A homework's goals stand in its own
 * row, in their order.
 */
export const goalVerdicts = pgTable(
  'goal_verdicts',
  {
    revisionId: reference('revision_id')
      .notNull()
      .references(() => revisions.id),
    /** 1–3. */
    goalNo: integer('goal_no').notNull(),
    isMet: boolean('is_met').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.revisionId, table.goalNo] })],
)
