/** Beside the queue's own tables, which pg-boss makes. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How far the turns of a queue have come (fairTurn.ts). */
export const queueTurns = pgTable('queue_turns', {
  queue: text('queue').primaryKey(),
  /** The highest turn that was ever begun. */
  begun: integer('begun').notNull(),
})
