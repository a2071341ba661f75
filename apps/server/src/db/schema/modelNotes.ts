/** What a language model added beneath a report, and what it cost. */
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { AddedWords, Refused } from '@zhupi/engine/llm/modelAnswer.ts'
import type { Mark } from '@zhupi/engine/types.ts'
import { accounts, schools } from './account.ts'
import { instant, reference } from './columns.ts'
import { revisions } from './essay.ts'

/** One a revision. Each of its answers is stored as it comes: null = not answered. */
export const modelNotes = pgTable(
  'model_notes',
  {
    revisionId: reference('revision_id')
      .primaryKey()
      .references(() => revisions.id),
    schoolId: reference('school_id').references(() => schools.id),
    state: text('state', { enum: ['asked', 'ready', 'failed'] }).notNull(),
    model: text('model').notNull(),
    isStandIn: boolean('is_stand_in').notNull(),
    engineVersion: text('engine_version').notNull(),
    promptVersion: text('prompt_version').notNull(),
    /** SHA-256 of text, task, engine, model and prompt: what has it was asked already. */
    answerKey: text('answer_key').notNull(),
    marks: jsonb('marks').$type<Mark[]>(),
    words: jsonb('words').$type<AddedWords>(),
    /** A draft for the teacher, who asks for it. */
    remarkState: text('remark_state', { enum: ['asked', 'ready', 'failed'] }),
    remark: text('remark'),
    /** The essay tries to order the grader about. */
    hasOrder: boolean('has_order').notNull().default(false),
    /** What was left out, by kind. */
    refused: jsonb('refused').$type<Refused>().notNull().default({}),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    askedAt: instant('asked_at').notNull(),
    finishedAt: instant('finished_at'),
    /** A teacher lets the pupil read the words. */
    releasedAt: instant('released_at'),
    releasedBy: reference('released_by').references(() => accounts.id),
  },
  (table) => [
    index('model_notes_of_answer').on(table.answerKey),
    index('model_notes_released_by').on(table.releasedBy),
  ],
)

/** What a school's essays cost in a day; names nobody, and so outlives them. */
export const modelUsage = pgTable(
  'model_usage',
  {
    /** Null: of nobody's school. */
    schoolId: reference('school_id').references(() => schools.id),
    /** In Shanghai. */
    day: date('day', { mode: 'string' }).notNull(),
    model: text('model').notNull(),
    questions: integer('questions').notNull().default(0),
    /** Of them, those without an answer of use. */
    failures: integer('failures').notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    yuan: doublePrecision('yuan').notNull().default(0),
    /** Held for questions under way, so that all servers together stay below the limit. */
    heldTokens: bigint('held_tokens', { mode: 'number' }).notNull().default(0),
    heldYuan: doublePrecision('held_yuan').notNull().default(0),
    refused: jsonb('refused').$type<Refused>().notNull().default({}),
  },
  (table) => [
    unique('model_usage_of_day').on(table.schoolId, table.day, table.model).nullsNotDistinct(),
    index('model_usage_days').on(table.day),
  ],
)
