/** Two servers of which one takes writes, as a primary and its standby do. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embeddedPostgres.ts'
import { openDatabase } from './database.ts'
import { listServers } from './databaseServers.ts'
import { keepListening } from './listening.ts'
import { GuardedPool } from './guardedPool.ts'
import { runOnce } from './testCluster.ts'

const folders = await Promise.all(
  ['one', 'two'].map((name) => mkdtemp(join(tmpdir(), `zhupi-failover-${name}-`))),
)
await Promise.all(
  folders.map((dataDir) => writeFile(join(dataDir, 'postgres.password'), 'ab'.repeat(32))),
)
const [one, two] = await Promise.all(
  folders.map((dataDir) => startEmbeddedPostgres({ dataDir, durable: false })),
)
if (one === undefined || two === undefined) throw new Error('two were started')
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

const connectionString = `postgresql://${one.connection.user}:${one.connection.password}@${[
  one,
  two,
]
  .map(({ connection }) => `${encodeURIComponent(connection.host)}:${connection.port}`)
  .join(',')}/postgres?target_session_attrs=read-write`

async function promote(next: EmbeddedPostgres, last: EmbeddedPostgres): Promise<void> {
  await runOnce(last.connection, 'alter database postgres set default_transaction_read_only = on')
  await runOnce(
    { ...next.connection, database: 'template1' },
    'alter database postgres reset default_transaction_read_only',
  )
}

/** As the last primary's end does. */
async function endSessions({ connection }: EmbeddedPostgres): Promise<void> {
  await runOnce(
    { ...connection, database: 'template1' },
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'`,
  )
}

function listenTo(pool: GuardedPool) {
  const heard: string[] = []
  const listening = keepListening(
    pool,
    'places',
    (payload) => heard.push(payload),
    () => undefined,
  )
  return { heard, listening }
}

test('an address with several hosts is several servers, one with one host stays as it is', () => {
  expect(
    listServers({
      connectionString: 'postgresql://u:p@one:5432,two/zhupi?sslmode=require',
      max: 3,
    }),
  ).toEqual([
    { connectionString: 'postgresql://u:p@one:5432/zhupi?sslmode=require', max: 3 },
    { connectionString: 'postgresql://u:p@two/zhupi?sslmode=require', max: 3 },
  ])
  const single = { connectionString: 'postgresql://u:p@one/zhupi?application_name=a,b' }
  expect(listServers(single)).toEqual([single])
})

test('after a failover writes and notifications go to the server that takes writes now', async () => {
  await promote(one, two)
  for (const { connection } of [one, two])
    await runOnce(
      connection,
      'begin read write; drop table if exists places; create table places (place text); commit',
    )
  const database = openDatabase({ connectionString })
  const pool = new GuardedPool({ connectionString })
  const { heard, listening } = listenTo(pool)
  const write = (place: string) =>
    database.pool
      .query('insert into places values ($1)', [place])
      .then(() => database.pool.query(`select pg_notify('places', $1)`, [place]))
      .then(
        () => true,
        () => false,
      )
  const read = async ({ connection }: EmbeddedPostgres) => {
    const own = new GuardedPool(connection)
    const { rows } = await own.query<{ place: string }>('select distinct place from places')
    await own.end()
    return rows.map(({ place }) => place)
  }
  await expect.poll(async () => (await write('first')) && heard.includes('first')).toBe(true)
  await promote(two, one)
  await endSessions(one)
  await expect.poll(async () => (await write('second')) && heard.includes('second')).toBe(true)
  expect([await read(one), await read(two)]).toEqual([['first'], ['second']])
  await listening.close()
  await database.close()
  await pool.end()
})

test('whoever listens goes along though the last server keeps its sessions', async () => {
  await promote(one, two)
  const pool = new GuardedPool({ connectionString })
  const { heard, listening } = listenTo(pool)
  const isHeardFrom = ({ connection }: EmbeddedPostgres, place: string) =>
    expect
      .poll(async () => {
        await runOnce(connection, `select pg_notify('places', '${place}')`)
        return heard.includes(place)
      })
      .toBe(true)
  await isHeardFrom(one, 'first')
  await promote(two, one)
  await isHeardFrom(two, 'second')
  await listening.close()
  await pool.end()
})
