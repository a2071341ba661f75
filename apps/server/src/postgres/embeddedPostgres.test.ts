import { appendFileSync } from 'node:fs'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embeddedPostgres.ts'
import { removeClusterAway } from './postgresCluster.ts'

const isRoot = process.getuid?.() === 0
let outer: string
let dataDir: string
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const postgres of running.splice(0)) await postgres.stop()
})

// initdb is what takes the time: these share one cluster. Its data folder lies below a 0700 folder
// of whoever runs the tests.
describe('one data folder through its life', () => {
  beforeAll(makeDataDir)
  afterAll(removeDataDir)

  test('a fresh start, and a restart that has its rows', async () => {
    const first = await start({ durable: true })
    await query(first, 'create table stored (n int)')
    await query(first, 'insert into stored values (7)')
    expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }])
    await first.stop()
    expect(await query(await start({ durable: true }), 'select n from stored')).toEqual([{ n: 7 }])
  })

  test('a log that has grown too long while it runs begins anew, and one earlier one is kept', async () => {
    const postgres = await start({ lookAtLogEveryMs: 50 })
    const log = join(dataDir, 'postgres.log')
    // At once: written piece by piece, it could be looked at in the middle.
    appendFileSync(log, 'x'.repeat(11 * 1024 * 1024))
    const sizeOf = async (file: string) => (await stat(file)).size
    await expect.poll(() => sizeOf(log)).toBeLessThan(1024)
    expect(await sizeOf(`${log}.1`)).toBeGreaterThan(11 * 1024 * 1024)
    // What it says next stands at the beginning of the emptied file.
    await expect(
      query({ ...postgres, connection: { ...postgres.connection, password: 'no' } }, 'select 1'),
    ).rejects.toThrow('password')
    await expect.poll(() => readFile(log, 'utf8')).toMatch(/^[^\0x]+password authentication failed/)
  })

  test('stores Chinese text whatever the environment says', async () => {
    expect(
      await query(
        await start(),
        `select pg_encoding_to_char(encoding) as encoding, length('朱批😀') as length
         from pg_database where datname = 'postgres'`,
      ),
    ).toEqual([{ encoding: 'UTF8', length: 3 }])
  })

  test('after a kill -9 of the server the next start has every acknowledged row', async () => {
    const { child, acknowledged } = await startInserting()
    child.kill('SIGKILL')
    const last = await acknowledged
    expect(last).toBeGreaterThan(50)
    expect(await countRows(await start({ durable: true }))).toBeGreaterThanOrEqual(last)
  })

  test('after a kill -9 of PostgreSQL too the next start has every acknowledged row', async () => {
    const { child, acknowledged } = await startInserting()
    const [postmaster] = (
      await readFile(join(await findCluster(), 'postmaster.pid'), 'utf8')
    ).split('\n')
    child.kill('SIGKILL')
    process.kill(Number(postmaster), 'SIGKILL')
    const last = await acknowledged
    expect(await countRows(await start({ durable: true }))).toBeGreaterThanOrEqual(last)
  })

  test('a process id on file that is another process’s by now does not prevent a start', async () => {
    const other = spawn('sleep', ['60'])
    children.push(other)
    await writeFile(
      join(await findCluster(), 'postmaster.pid'),
      `${other.pid}\n${await findCluster()}\n`,
    )
    await start()
    expect(other.exitCode).toBeNull()
  })

  test.runIf(isRoot)(
    "root's cluster lies where its account can walk, and the data folder says where",
    async () => {
      expect(await findCluster()).toMatch(/^\/var\/lib\/zhupi\//)
    },
  )

  test.runIf(isRoot)(
    'a copy of a data folder does not share the database of its original',
    async () => {
      const copy = join(outer, 'copy')
      await cp(dataDir, copy, { recursive: true })
      await expect(startEmbeddedPostgres({ dataDir: copy })).rejects.toThrow(
        `${copy} is a copy of ${dataDir}`,
      )
    },
  )

  test('a cluster of another major version is named with both versions', async () => {
    await writeFile(join(await findCluster(), 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/PostgreSQL 17; this Zhupi comes with 18/)
  })
})

describe('a data folder of its own', () => {
  beforeEach(makeDataDir)
  afterEach(removeDataDir)

  test('a kill -9 during the first start leaves nothing that is taken for a cluster', async () => {
    const child = spawnInserting()
    const parent = isRoot ? '/var/lib/zhupi' : dataDir
    while (!(await readdir(parent).catch(() => [])).some(isDraft)) await sleep(5)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(parent)).filter(isDraft)).toEqual([])
  })

  test('a path too long for a socket gets a short one', async () => {
    dataDir = join(
      outer,
      'x'.repeat(60),
      '很长的目录 with "quotes", commas & $signs'.repeat(2),
      'data',
    )
    const postgres = await start()
    expect(postgres.connection.host.length).toBeLessThan(90)
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test.runIf(isRoot)('that its account can walk to holds everything, also as root', async () => {
    dataDir = outer
    await start()
    expect(await findCluster()).toBe(join(outer, 'postgres'))
  })

  test.runIf(isRoot)('with a cluster of another user is refused, naming the owner', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await chown(join(dataDir, 'postgres'), 1, 1)
    await expect(start()).rejects.toThrow(
      /data\/postgres belongs to another user \(owner \S+ \(uid 1\)\)/,
    )
  })
})

async function makeDataDir(): Promise<void> {
  outer = await mkdtemp(join(tmpdir(), 'zhupi-pg-'))
  dataDir = join(outer, 'data')
}

async function removeDataDir(): Promise<void> {
  for (const postgres of running.splice(0)) await postgres.stop()
  await removeClusterAway(dataDir)
  await rm(outer, { recursive: true })
}

function isDraft(name: string): boolean {
  return name.includes('.new-') && !name.startsWith('native')
}

async function start(
  wishes: Omit<EmbeddedPostgresOptions, 'dataDir'> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, ...wishes })
  running.push(postgres)
  return postgres
}

async function query(postgres: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function countRows(postgres: EmbeddedPostgres): Promise<unknown> {
  const [row] = await query(
    postgres,
    'select count(*)::int as count from acknowledged where n <= (select max(n) from acknowledged)',
  )
  return row && typeof row === 'object' && 'count' in row ? row.count : undefined
}

/** In the data folder, or where its note says. */
async function findCluster(): Promise<string> {
  const noted = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => '')
  return noted.trim() || join(dataDir, 'postgres')
}

function spawnInserting() {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'testPrograms', 'insertUntilKilled.ts'), dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  children.push(child)
  return child
}

/**
 * A server that has had some 50 rows acknowledged and goes on; `acknowledged` is its last word
 * after it was killed.
 */
async function startInserting(): Promise<{ child: ChildProcess; acknowledged: Promise<number> }> {
  const child = spawnInserting()
  let last = 0
  let count = 0
  const lines = createInterface(child.stdout)
  const ended = once(lines, 'close')
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      last = Number(line) || last
      count += 1
      if (count === 60) resolve()
    })
  })
  return { child, acknowledged: ended.then(() => last) }
}
