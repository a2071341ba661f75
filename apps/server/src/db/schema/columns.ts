/** Columns that most tables have. Instants are stored to the millisecond, as in JavaScript. */
import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core'

export const key = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const reference = (name: string) => bigint(name, { mode: 'number' })

export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The text that is being written, of homework and of practice alike. */
export const draft = () => ({
  genre: text('genre').notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  characters: integer('characters').notNull(),
  /** Counts saves that changed something. */
  version: integer('version').notNull(),
  savedAt: instant('saved_at'),
  /** How the text came in, in characters. */
  typedCharacters: integer('typed_characters').notNull().default(0),
  pastedCharacters: integer('pasted_characters').notNull().default(0),
  photoCharacters: integer('photo_characters').notNull().default(0),
  voiceCharacters: integer('voice_characters').notNull().default(0),
  /** The revision that was corrected or handed in last. */
  revisionId: reference('revision_id'),
})
