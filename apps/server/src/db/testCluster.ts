// For tests: one PostgreSQL a run, without durability, and a template that test databases copy.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type PostgresConnection, startEmbeddedPostgres } from '../postgres/embeddedPostgres.ts'
import { findClusterPlace, removeClusterAway } from '../postgres/postgresCluster.ts'
import { stopLeftover } from '../postgres/postgresLeftover.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** From tools/vitestGlobalSetup.ts to testDatabase.ts. */
    testCluster: PostgresConnection
  }
}

export interface TestCluster {
  connection: PostgresConnection
  stop: () => Promise<void>
}

export const TEMPLATE_DATABASE = 'zhupi_template'
const FOLDER_PREFIX = 'zhupi-test-'

/**
 * `prepareTemplate` brings the empty template database to the state that every test begins with.
 */
export async function startTestCluster(
  prepareTemplate: (connection: PostgresConnection) => Promise<void>,
): Promise<TestCluster> {
  await removeAbandonedClusters()
  const dataDir = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`))
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, durable: false })
  const stopAndRemove = async () => {
    await stop()
    await removeDataFolder(dataDir)
  }
  try {
    await runOnce(connection, `create database ${TEMPLATE_DATABASE}`)
    await prepareTemplate({ ...connection, database: TEMPLATE_DATABASE })
  } catch (error) {
    await stopAndRemove()
    throw error
  }
  return { connection, stop: stopAndRemove }
}

/** One statement on a connection of its own. */
export async function runOnce(connection: PostgresConnection, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The same connection as an operator writes it. */
export function databaseUrlOf(connection: PostgresConnection): string {
  const { host, port, user, password, database } = connection
  return `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** A run that was killed leaves its PostgreSQL running: the next run cleans up after it. */
async function removeAbandonedClusters(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(FOLDER_PREFIX)
      ? Number(name.slice(FOLDER_PREFIX.length).split('-')[0])
      : 0
    if (!pid || isAlive(pid)) continue
    const dataDir = join(tmpdir(), name)
    try {
      await stopLeftover((await findClusterPlace(dataDir)).folder)
    } catch {
      // Another user's, or not far enough to have a cluster: nothing runs that we could stop.
    }
    await removeDataFolder(dataDir).catch(() => undefined)
  }
}

async function removeDataFolder(dataDir: string): Promise<void> {
  await removeClusterAway(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
