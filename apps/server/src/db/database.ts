/**
 * The database as the rest of the server sees it: a pool or a transaction, both called `db` by
 * those who get one.
 */
import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type Pool, type PoolConfig } from 'pg'
import { bilingual, StartRefused } from '../postgres/startRefused.ts'
import { findWritable, listServers } from './databaseServers.ts'
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
    await refuseNewerSchema(client)
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number, the same in every server. */
const MIGRATION_LOCK = 7_265_001

/** A newer release has been here: this one would write what that one no longer reads. */
async function refuseNewerSchema(client: Client): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis))
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (tables[0]?.found !== true) return
  const { rows } = await client.query<{ applied: number; newer: number }>(
    `select count(*)::int as applied, count(*) filter (where created_at > $1)::int as newer
     from drizzle.__drizzle_migrations`,
    [newest],
  )
  const { applied = 0, newer = 0 } = rows[0] ?? {}
  if (newer === 0) return
  throw new StartRefused(
    bilingual(
      [
        `数据库的结构是第 ${applied} 版，这个程序只认识到第 ${known.length} 版：`,
        '数据库已经被更新的版本用过，请用那个版本（或更新的）启动。',
      ],
      [
        `The database's schema is version ${applied}, this release knows ${known.length}: `,
        'start the newer release that was here.',
      ],
    ),
  )
}

/** The row that an insert returned. */
export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`one row expected, ${rows.length} came`)
  return row
}
