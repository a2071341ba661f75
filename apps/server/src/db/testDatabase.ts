import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { inject } from 'vitest'
import type { PostgresConnection } from '../postgres/embeddedPostgres.ts'
import { runOnce, TEMPLATE_DATABASE } from './testCluster.ts'

/** A pool's waits are those of a server; two hundred calls at once may take a busy machine longer. */
const PATIENCE = { connectionTimeoutMillis: 5 * MINUTE_MS, statement_timeout: 5 * MINUTE_MS }

export interface TestDatabase {
  connection: PostgresConnection & typeof PATIENCE
  drop: () => Promise<void>
}

/** A database of its own for one test file: all migrations applied, no rows but theirs. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('testCluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runOnce(cluster, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`)
  return {
    connection: { ...cluster, database: name, ...PATIENCE },
    // Force: a pool that a failed test left open must not turn one failure into two.
    drop: () => runOnce(cluster, `drop database ${name} with (force)`),
  }
}
