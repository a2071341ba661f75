/** Marks that a pupil does not agree with, and marks that a teacher took away. */
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { schools } from './account.ts'
import { instant, key, reference } from './columns.ts'
import { essays, revisions } from './essay.ts'

/**
 * A mark is found again in later reports of the essay by its rule, its sentence and its words,
 * whatever number it has there.
 */
const answeredMark = () => ({
  id: key(),
  schoolId: reference('school_id').references(() => schools.id),
  essayId: reference('essay_id')
    .notNull()
    .references(() => essays.id),
  /** Of the report that had it. */
  revisionId: reference('revision_id')
    .notNull()
    .references(() => revisions.id),
  ruleId: text('rule_id').notNull(),
  engineVersion: text('engine_version').notNull(),
  /** SHA-256 of the sentence that it stands in. */
  sentenceHash: text('sentence_hash').notNull(),
  /** Where in the sentence its words begin. */
  position: integer('position').notNull(),
  quote: text('quote').notNull(),
  at: instant('at').notNull(),
})

/** 我不同意. */
export const disputes = pgTable('disputes', answeredMark(), (table) => [
  unique('disputes_mark').on(
    table.essayId,
    table.ruleId,
    table.sentenceHash,
    table.position,
    table.quote,
  ),
  index('disputes_of_revision').on(table.revisionId),
])

/** By the teacher of a handed-in essay. */
export const removedMarks = pgTable('removed_marks', answeredMark(), (table) => [
  unique('removed_marks_mark').on(
    table.essayId,
    table.ruleId,
    table.sentenceHash,
    table.position,
    table.quote,
  ),
  index('removed_marks_of_revision').on(table.revisionId),
])
