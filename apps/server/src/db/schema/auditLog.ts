/** The operators' audit trail. */
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { key, instant } from './columns.ts'

/** What operators did with `npm run admin`: who, what, to whom, when. No password, no code. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: key(),
    operator: text('operator').notNull(),
    act: text('act').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('audit_log_at').on(table.at)],
)
