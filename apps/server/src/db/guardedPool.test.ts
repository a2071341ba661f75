/** A database that goes away in each of its ways, on a PostgreSQL of this file's own. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embeddedPostgres.ts'
import { findClusterPlace } from '../postgres/postgresCluster.ts'
import { isDatabaseUnavailable } from './databaseOutage.ts'
import { openDatabase } from './database.ts'
import { GuardedPool } from './guardedPool.ts'
import { runOnce } from './testCluster.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'zhupi-outage-'))
const start = () => startEmbeddedPostgres({ dataDir, durable: false })
let postgres: EmbeddedPostgres = await start()
const notices: string[] = []
const database = openDatabase(postgres.connection, (line) => notices.push(line))
const { db, pool } = database

afterAll(async () => {
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const killConnections = () =>
  runOnce(
    postgres.connection,
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
  )
const ask = () => pool.query('select 1')

/** The postmaster first: it would replace what it sees stopped. */
async function listProcesses(): Promise<number[]> {
  const { folder } = await findClusterPlace(dataDir)
  const [line] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  const postmaster = Number(line)
  const children: number[] = []
  for (const name of await readdir('/proc')) {
    const status = /^\d+$/.test(name)
      ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      : ''
    if (Number(status.split(') ').at(-1)?.split(' ')[1]) === postmaster) children.push(Number(name))
  }
  return [postmaster, ...children]
}

async function failureOf(work: Promise<unknown>): Promise<{ isOutage: boolean; ms: number }> {
  const began = performance.now()
  const isOutage = await work.then(
    () => false,
    (error: unknown) => isDatabaseUnavailable(error),
  )
  return { isOutage, ms: performance.now() - began }
}

test('a connection that is killed inside a transaction fails the transaction alone', async () => {
  const transaction = db.transaction(async (db) => {
    await db.execute(sql`select 1`)
    await killConnections()
    // Nothing runs on it just now: the loss has nobody to be told to but a listener.
    await sleep(100)
    await db.execute(sql`select 2`)
  })
  expect((await failureOf(transaction)).isOutage).toBe(true)
  await ask()
})

test('connections that nobody gives back after their loss do not use the pool up', async () => {
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    await killConnections()
    await expect.poll(() => pool.totalCount).toBe(0)
  }
  await ask()
})

test.runIf(process.platform === 'linux')(
  'a frozen database costs one wait of seconds; then calls fail at once until it answers again',
  async () => {
    await ask()
    const frozen = await listProcesses()
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      const first = await Promise.all(Array.from({ length: 25 }, () => failureOf(ask())))
      expect(first.map(({ isOutage }) => isOutage)).not.toContain(false)
      // Bounds what waits; how long exactly is no promise.
      expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(10_000)
      const next = failureOf(db.transaction((db) => db.execute(sql`select 1`)))
      expect(await Promise.race([next, setImmediate('later')])).toMatchObject({ isOutage: true })
    } finally {
      for (const pid of frozen.toReversed()) process.kill(pid, 'SIGCONT')
    }
    await expect
      .poll(() =>
        ask().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    expect(notices).toEqual(['the database cannot be reached', 'the database is back'])
  },
)

test('a PostgreSQL that was stopped and started again is used again, by the same pool', async () => {
  await postgres.stop()
  expect((await failureOf(ask())).isOutage).toBe(true)
  postgres = await start()
  await expect
    .poll(() =>
      ask().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
})

test.each([
  ['a connection that says nothing for half a minute is cut', undefined, 30_000, 'failed'],
  ['statements that may take minutes are waited for', 2 * MINUTE_MS, 90_000, 'answered'],
])('%s', async (_, mayTakeMs, silentMs, end) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const limits = mayTakeMs === undefined ? {} : { statement_timeout: mayTakeMs }
  const pool = new GuardedPool({ ...postgres.connection, ...limits })
  try {
    const client = await pool.connect()
    const asked = client.query('select pg_sleep(1)').then(
      () => 'answered',
      () => 'failed',
    )
    vi.advanceTimersByTime(silentMs)
    expect(await asked).toBe(end)
    client.release()
  } finally {
    vi.useRealTimers()
    await pool.end()
  }
})

test('a statement that is only slow is no outage', async () => {
  const seen = notices.length
  await pool.query('select pg_sleep(2.6)')
  expect(notices).toHaveLength(seen)
})
