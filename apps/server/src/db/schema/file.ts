/** Where the database's files are kept outside of it. */
import { pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * One row: the folder, or the beginning of the names, that all files of this database have. No two
 * databases share it, so that none deletes what only the other one names.
 */
export const fileStore = pgTable('file_store', { id: uuid('id').primaryKey().defaultRandom() })
