/**
 * The database as the rest of the server sees it: a pool or a transaction, both called `db` by
 * those who get one.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Client, type Pool, type PoolConfig } from 'pg'
import { findWritable, listServers } from './databaseServers.ts'
import { appliedMigrations, migrateTo, refuseNewerSchema } from './migrations.ts'
import { GuardedPool, type OutageNotice } from './guardedPool.ts'

/** A pool or a transaction: what records and calls run their queries on. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

/** One pool a process; close it once nothing uses it. */
export type Database = { db: Db; pool: Pool; close(): Promise<void> }

const POOL_SIZE = 10

/** `notice` hears when the database goes and when it is back. */
export function openDatabase(connection: PoolConfig, notice?: OutageNotice): Database {
  const pool = new GuardedPool({ max: POOL_SIZE, ...connection }, notice)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/**
 * Brings the schema up to date. The migrator does not lock, so servers that start at once do here.
 */
export async function migrateDatabase(connection: PoolConfig): Promise<void> {
  const servers = listServers(connection)
  const client = new Client((servers.length > 1 && (await findWritable(servers))) || connection)
  // Lost in the middle, the statement under way fails, and nothing of its migration is kept.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    refuseNewerSchema(await appliedMigrations(client))
    await migrateTo(client)
  } finally {
    await client.end()
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
