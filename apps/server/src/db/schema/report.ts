/** Correction reports. */
import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { CORRECTION_STAGES } from '@zhupi/contract/terms/correction.ts'
import type { Correction, DraftChange } from '@zhupi/engine/types.ts'
import { schools } from './account.ts'
import { reference, instant } from './columns.ts'
import { revisions } from './essay.ts'

/** What the engine said of a revision: one report each, which a repeat or a retry finds again. */
export const reports = pgTable(
  'reports',
  {
    revisionId: reference('revision_id')
      .primaryKey()
      .references(() => revisions.id),
    schoolId: reference('school_id').references(() => schools.id),
    state: text('state', { enum: ['working', 'done', 'failed'] }).notNull(),
    stage: text('stage', { enum: CORRECTION_STAGES }).notNull(),
    /** When its job is next among those that wait: the lower, the sooner (fairTurn.ts). */
    turn: integer('turn').notNull().default(1),
    /** 0–100, inside the homework's limits. */
    aiScore: doublePrecision('ai_score'),
    correction: jsonb('correction').$type<Correction>(),
    /** What it was written for, as the engine was told: genre, grade and task (hashWrittenFor). */
    writtenFor: text('written_for'),
    requestedAt: instant('requested_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('reports_working')
      .on(table.turn, table.requestedAt)
      .where(sql`${table.state} = 'working'`),
    check(
      'reports_done_whole',
      sql`${table.state} <> 'done' or (${table.aiScore} is not null and ${table.correction} is not null)`,
    ),
  ],
)

/** What a draft changed against the one before it that was corrected; stored with its report. */
export const draftChanges = pgTable(
  'draft_changes',
  {
    revisionId: reference('revision_id')
      .primaryKey()
      .references(() => revisions.id),
    earlierRevisionId: reference('earlier_revision_id')
      .notNull()
      .references(() => revisions.id),
    schoolId: reference('school_id').references(() => schools.id),
    engineVersion: text('engine_version').notNull(),
    change: jsonb('change').$type<DraftChange>().notNull(),
  },
  (table) => [index('draft_changes_of_earlier').on(table.earlierRevisionId)],
)
