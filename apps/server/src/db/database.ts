/**
 * The database as the rest of the server sees it: a pool or a transaction, both called `db` by
 * those who get one.
 */
import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolConfig } from 'pg'

/** A pool or a transaction: what records and calls run their queries on. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

/** One pool a process; close it once nothing uses it. */
export type Database = { db: Db; pool: Pool; close(): Promise<void> }

const POOL_SIZE = 10
/**
 * No statement of the product takes this long; one that does is a fault and loses its connection.
 */
const STATEMENT_TIMEOUT_MS = 20_000

export function openDatabase(connection: PoolConfig): Database {
  const pool = new Pool({ max: POOL_SIZE, statement_timeout: STATEMENT_TIMEOUT_MS, ...connection })
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/**
 * Brings the schema up to date. The migrator does not lock, so servers that start at once do here.
 */
export async function migrateDatabase(connection: PoolConfig): Promise<void> {
  const pool = new Pool({ ...connection, max: 2 })
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    })
  } finally {
    client.release(true)
    await pool.end()
  }
}

/** Any number, the same in every server. */
const MIGRATION_LOCK = 7_265_001

/** The row that an insert returned. */
export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`one row expected, ${rows.length} came`)
  return row
}
