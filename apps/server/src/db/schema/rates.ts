/** What limits count, for all servers together. Nothing here outlives its window by long. */
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The columns, their order and their names are those of rate-limiter-flexible. Unlogged: counting
 * waits for no disk, and a crash of the database begins the counts anew.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** The rate's name and a hash of whom it counts: no address and no phone stands here. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** Milliseconds since 1970, by the servers' clock. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_counts_expire').on(table.expire)],
)
