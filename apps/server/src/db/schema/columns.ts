/** Columns that most tables have. Instants are stored to the millisecond, as in JavaScript. */
import { bigint, timestamp } from 'drizzle-orm/pg-core'

export const key = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const reference = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
