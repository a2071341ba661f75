import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../apps/server/src/db/database.ts'
import type { PostgresConnection } from '../apps/server/src/postgres/embeddedPostgres.ts'
import { startQueue } from '../apps/server/src/db/queue.ts'
import { startTestCluster } from '../apps/server/src/db/testCluster.ts'

/**
 * One PostgreSQL for all server tests of a run; the workers get its address through `inject`
 * (apps/server/src/db/testDatabase.ts).
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(prepareTemplate)
  project.provide('testCluster', cluster.connection)
  return cluster.stop
}

/** Our tables and the queue's, so that no test file waits for them. */
async function prepareTemplate(connection: PostgresConnection): Promise<void> {
  await migrateDatabase(connection)
  const queue = await startQueue(connection, console)
  await queue.stop()
}
