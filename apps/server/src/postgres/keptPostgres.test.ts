import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EmbeddedPostgres } from './embeddedPostgres.ts'
import { startKeptPostgres } from './keptPostgres.ts'
import { findClusterPlace } from './postgresCluster.ts'

let dataDir: string
let postgres: EmbeddedPostgres
let givenUp: string[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zhupi-kept-'))
  givenUp = []
  postgres = await startKeptPostgres({
    dataDir,
    durable: false,
    log: () => undefined,
    onGivenUp: (reason) => givenUp.push(reason),
  })
})
afterEach(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function findPid(): Promise<number> {
  const { folder } = await findClusterPlace(dataDir)
  return Number(
    (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  )
}

async function answers(): Promise<boolean> {
  const client = new pg.Client(postgres.connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** Kills it and says what came after. */
async function killAndWait(): Promise<void> {
  const pid = await findPid()
  process.kill(pid, 'SIGKILL')
  await expect
    .poll(async () => givenUp.length > 0 || ((await findPid()) !== pid && (await answers())))
    .toBe(true)
}

test('a PostgreSQL that was killed is started again at the same address', async () => {
  await killAndWait()
  expect(givenUp).toEqual([])
})

test('one that keeps dying is given up, for the process to end', async () => {
  for (let kills = 0; kills < 4; kills += 1) await killAndWait()
  expect(givenUp).toHaveLength(1)
})
