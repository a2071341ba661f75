/** A cluster as earlier releases made it: no password, and everything belongs to the superuser. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { backUp, tryRestore } from './backup.ts'
import { migrateDatabase, openDatabase } from './database.ts'
import { startQueue } from './queue.ts'
import { accounts } from './schema/account.ts'
import {
  type EmbeddedPostgres,
  type PostgresConnection,
  startEmbeddedPostgres,
} from '../postgres/embeddedPostgres.ts'
import { createFolderStorage } from '../adapters/storage/folder.ts'
import { POSTGRES_ENV } from '../postgres/postgresAccount.ts'
import { findPostgresBinaries } from '../postgres/postgresBinaries.ts'
import { findClusterPlace } from '../postgres/postgresCluster.ts'

const SUPERUSER = 'zhupi'
const run = promisify(execFile)
/** Looked for without a pause: what is killed is to be met in the middle. */
const SOON = { timeout: MINUTE_MS, interval: 1 }
/** Making one takes a while: each test has a copy. */
const earlier = await mkdtemp(join(tmpdir(), 'zhupi-earlier-'))
let dataDir: string
const running: EmbeddedPostgres[] = []

beforeAll(makeEarlierCluster)
afterAll(() => rm(earlier, { recursive: true, force: true }))
beforeEach(async () => {
  dataDir = await copyOf(earlier)
})
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('is taken over with all rows: a password, and a role that is no superuser owns the product', async () => {
  const { connection } = await start()
  const passwordFile = join(dataDir, 'postgres.password')
  expect((await stat(passwordFile)).mode & 0o777).toBe(0o600)
  expect((await readFile(passwordFile, 'utf8')).trim()).toBe(connection.password)
  expect(connection.password).toMatch(/^[0-9a-f]{64}$/)

  expect(await ask(connection, 'select name from accounts')).toEqual([{ name: '林小满' }])
  expect(
    await ask(
      connection,
      `select rolsuper, rolcreaterole, rolreplication, rolbypassrls, rolcreatedb
       from pg_roles where rolname = current_user`,
    ),
  ).toEqual([
    {
      ...{ rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false },
      rolcreatedb: true,
    },
  ])
  expect(await listOfSuperuser(connection)).toEqual([])
  // Whatever a release does to the schema and the queue, it can do.
  await migrateDatabase(connection)
  const queue = await startQueue(connection, console)
  await queue.stop()
  await ask(
    connection,
    'alter table accounts add column later int; alter table accounts drop later',
  )
  await ask(connection, 'alter type pgboss.job_state add value if not exists $$later$$')
  const folder = join(dataDir, 'copies')
  const openFiles = async () => createFolderStorage(join(dataDir, 'files'))
  await tryRestore(connection, (await backUp(connection, folder, new Date(), openFiles)).folder)
})

test('nobody gets in without the password, and the superuser not at all', async () => {
  const { connection } = await start()
  const refused = [
    { ...connection, password: '' },
    { ...connection, password: 'a'.repeat(64) },
    { ...connection, user: SUPERUSER },
    { ...connection, user: SUPERUSER, database: 'template1', password: '' },
  ]
  for (const each of refused) await expect(ask(each, 'select 1')).rejects.toThrow(/password|pg_hba/)
})

test('a kill -9 anywhere in between is mended by the next start', async () => {
  const { folder } = await findClusterPlace(dataDir)
  const access = () => readFile(join(folder, 'pg_hba.conf'), 'utf8')
  const before = await access()
  await killStartWhen(() => stat(join(dataDir, 'postgres.password')))
  await killStartWhen(() => stat(join(folder, 'postmaster.pid')))
  expect(await access()).toBe(before)
  await killStartWhen(async () => {
    if ((await access()) === before) throw new Error('not yet')
  })
  const { connection } = await start()
  expect(await ask(connection, 'select name from accounts')).toEqual([{ name: '林小满' }])
  expect(await listOfSuperuser(connection)).toEqual([])
})

test('a password file that went missing or is another folder’s is followed by the cluster', async () => {
  const first = await start()
  const { password } = first.connection
  await first.stop()
  await rm(join(dataDir, 'postgres.password'))
  const { connection } = await start()
  expect(connection.password).not.toBe(password)
  expect(await ask(connection, 'select name from accounts')).toEqual([{ name: '林小满' }])
})

test('a copy of the whole data folder starts with its own database', async () => {
  const first = await start()
  await first.stop()
  const copy = await copyOf(dataDir)
  try {
    const second = await startEmbeddedPostgres({ dataDir: copy, durable: false })
    running.push(second, await startEmbeddedPostgres({ dataDir, durable: false }))
    expect(second.connection.password).toBe(first.connection.password)
    expect(await ask(second.connection, 'select name from accounts')).toEqual([{ name: '林小满' }])
  } finally {
    for (const postgres of running.splice(0)) await postgres.stop()
    await rm(copy, { recursive: true, force: true })
  }
})

/** With its owners, as an operator copies it. */
async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'zhupi-earlier-copy-'))
  await run('cp', ['-a', `${folder}/.`, copy])
  return copy
}

async function makeEarlierCluster(): Promise<void> {
  const { folder, account } = await findClusterPlace(earlier)
  const { initdb, postgres } = await findPostgresBinaries(account)
  const asAccount = { ...account.runAs, cwd: '/', env: POSTGRES_ENV }
  await chown(earlier, account.uid, account.gid)
  await run(
    initdb,
    ['-D', folder, '-U', SUPERUSER, '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'],
    asAccount,
  )
  const child = spawn(
    postgres,
    ['-D', folder, '-c', `unix_socket_directories=${earlier}`, '-c', 'listen_addresses='],
    { ...asAccount, stdio: 'ignore' },
  )
  const connection = { host: earlier, port: 5432, user: SUPERUSER, database: 'postgres' }
  await vi.waitFor(() => ask(connection, 'select 1'), SOON)
  await migrateDatabase(connection)
  await (await startQueue(connection, console)).stop()
  const database = openDatabase(connection)
  await database.db.insert(accounts).values({
    ...{ role: 'student', name: '林小满', phone: '13700000001', passwordHash: 'x' },
    createdAt: new Date('2026-03-02T08:00:00+08:00'),
  })
  await database.close()
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  running.push(postgres)
  return postgres
}

/** As one server: starts it as a process of its own, and kills that as soon as `seen` succeeds. */
async function killStartWhen(seen: () => Promise<unknown>): Promise<void> {
  const program = join(import.meta.dirname, '../postgres/testPrograms/startPostgres.ts')
  const child = spawn(process.execPath, [program, dataDir], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await vi.waitFor(seen, SOON)
  expect(child.exitCode).toBeNull()
  child.kill('SIGKILL')
  await ended
}

async function ask(
  connection: Omit<PostgresConnection, 'password'> & { password?: string },
  sql: string,
): Promise<unknown[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** What of the product is still the superuser's: schemas, tables, sequences, functions, types. */
async function listOfSuperuser(connection: PostgresConnection): Promise<unknown[]> {
  return ask(
    connection,
    `select d.classid::regclass::text as kind, d.objid from pg_shdepend d
     join pg_database b on b.oid = d.dbid and b.datname = current_database()
     where d.refobjid = '${SUPERUSER}'::regrole and d.deptype = 'o'
     union all
     select 'pg_class', c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relowner = '${SUPERUSER}'::regrole and n.nspname !~ '^(pg_|information_schema)'
     union all
     select 'pg_proc', p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.proowner = '${SUPERUSER}'::regrole and n.nspname !~ '^(pg_|information_schema)'
     union all
     select 'pg_type', t.oid from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where t.typowner = '${SUPERUSER}'::regrole and n.nspname !~ '^(pg_|information_schema)'
     union all
     select 'pg_namespace', oid from pg_namespace
     where nspowner = '${SUPERUSER}'::regrole and nspname !~ '^(pg_|information_schema)'
     union all
     select 'pg_database', oid from pg_database
     where datdba = '${SUPERUSER}'::regrole and datname = current_database()`,
  )
}
