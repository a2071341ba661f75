/**
 * The whole database and the files that its rows name in a folder, taken from one moment while the server runs, and put back into an
 * empty database of any major version of PostgreSQL. See docs/decisions/backup.md.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Client, type PoolConfig } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import * as z from 'zod/mini'
import {
  BACKED_UP_FILES,
  copyFilesOut,
  listFileKeys,
  readBackedUp,
  type OpenFiles,
} from './backupFiles.ts'
import { appliedMigrations, migrateTo } from './migrations.ts'

const TABLE = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of the uncompressed rows, hex. */
  sha256: z.string(),
})
const MANIFEST = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** How many migrations had been applied, and when the last of them was made. */
  schema: z.object({ applied: z.number(), newest: z.number() }),
  tables: z.array(TABLE),
  /** Of releases that kept files in their rows there are none. */
  files: z.optional(BACKED_UP_FILES),
})
export type Manifest = z.infer<typeof MANIFEST>

/** What an operator can do something about. */
export class BackupRefused extends Error {}

const MANIFEST_FILE = 'manifest.json'
const FOLDER_PREFIX = 'zhupi-'
/** A folder under this name was not finished. */
const PARTIAL = '.partial'

/** @returns the new folder inside `parent`, and what it holds */
export async function backUp(
  connection: PoolConfig,
  parent: string,
  now: Date,
  openFiles: OpenFiles,
): Promise<{ folder: string; manifest: Manifest }> {
  const folder = join(parent, FOLDER_PREFIX + now.toISOString().slice(0, 19).replaceAll(/\D/g, ''))
  const draft = folder + PARTIAL
  const client = await connect(connection)
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 })
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { mode: 0o700 })
    // Every table as it was at this moment, while others go on writing.
    await client.query('begin isolation level repeatable read read only')
    const schema = await appliedMigrations(client)
    const tables: Manifest['tables'] = []
    for (const { name, columns } of await listTables(client))
      tables.push(await copyOut(client, draft, name, columns))
    const { storeId, keys } = await listFileKeys(client)
    await client.query('commit')
    const store = await openFiles(storeId)
    const files = await copyFilesOut(store, draft, keys).finally(() => store.stop())
    const manifest: Manifest = { format: 1, takenAt: now.toISOString(), schema, tables, files }
    // Last: a folder without it is no backup.
    await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    await rename(draft, folder)
    return { folder, manifest }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

/**
 * Puts a backup into a database that holds no account, in one transaction; refuses any other, and a
 * backup that is damaged or of a newer release. Afterwards the schema is this release's. Files get a
 * place of their own in the storage, whatever else is kept there; a trial needs none.
 */
export async function restore(
  connection: PoolConfig,
  folder: string,
  openFiles: OpenFiles | undefined,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  const client = await connect(connection)
  try {
    await refuseUsed(client)
    const storeId = randomUUID()
    if (openFiles !== undefined) await putFiles(await openFiles(storeId), folder, manifest)
    await client.query(
      `drop schema if exists drizzle cascade; drop schema if exists pgboss cascade;
       drop schema public cascade; create schema public`,
    )
    await migrateTo(client, manifest.schema)
    await client.query('begin')
    await copyAllIn(client, folder, manifest)
    if (manifest.files !== undefined) await client.query('update file_store set id = $1', [storeId])
    await client.query('commit')
    await migrateTo(client)
    return manifest
  } finally {
    await client.end()
  }
}

/**
 * Restores a backup into a database of its own beside the server's, compares, and drops it again.
 * Throws where a row is missing.
 */
export async function tryRestore(connection: PoolConfig, folder: string): Promise<void> {
  const name = `zhupi_restore_${process.pid}_${Date.now()}`
  const client = await connect(connection)
  try {
    await client.query(`create database ${name}`)
    try {
      await restore(await databaseNamed(connection, name), folder, undefined)
    } finally {
      await client.query(`drop database ${name} with (force)`)
    }
  } finally {
    await client.end()
  }
}

/** Deletes all but the newest `keep` backups, and what was not finished. */
export async function dropOldBackups(parent: string, keep: number): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(FOLDER_PREFIX)).sort()
  const whole = names.filter((name) => !name.endsWith(PARTIAL))
  const old = [
    ...names.filter((name) => name.endsWith(PARTIAL)),
    ...whole.slice(0, Math.max(0, whole.length - keep)),
  ]
  for (const name of old) await rm(join(parent, name), { recursive: true, force: true })
}

async function connect(connection: PoolConfig): Promise<Client> {
  const client = new Client({ ...connection, statement_timeout: 0 })
  client.on('error', () => {})
  await client.connect()
  await client.query(`set timezone to 'UTC'; set datestyle to 'ISO'; set client_encoding to 'UTF8'`)
  return client
}

async function databaseNamed(connection: PoolConfig, name: string): Promise<PoolConfig> {
  if (connection.connectionString === undefined) return { ...connection, database: name }
  const address = new URL(connection.connectionString)
  address.pathname = `/${name}`
  return { ...connection, connectionString: address.href }
}

async function listTables(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' group by c.relname order by c.relname`,
  )
  return rows
}

async function copyOut(
  client: Client,
  folder: string,
  name: string,
  columns: string[],
): Promise<Manifest['tables'][number]> {
  const stream = client.query(copyTo(`copy ${target(name, columns)} to stdout`))
  const hash = createHash('sha256')
  await pipeline(
    stream,
    hashing(hash),
    createGzip(),
    createWriteStream(fileOf(folder, name), { mode: 0o600, flush: true }),
  )
  return { name, columns, rows: stream.rowCount, sha256: hash.digest('hex') }
}

async function copyAllIn(client: Client, folder: string, { tables }: Manifest): Promise<void> {
  // Tables come in by name: what refers to what is checked again at the end, for all rows.
  const { rows: keys } = await client.query<{ name: string; table: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const key of keys)
    await client.query(`alter table ${key.table} drop constraint ${quoted(key.name)}`)
  // Rows that a migration brings.
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  for (const table of tables) {
    const stream = client.query(copyFrom(`copy ${target(table.name, table.columns)} from stdin`))
    await pipeline(createReadStream(fileOf(folder, table.name)), createGunzip(), stream)
    if (stream.rowCount !== table.rows)
      throw new BackupRefused(`${table.name}：应有 ${table.rows} 行，恢复了 ${stream.rowCount} 行`)
  }
  for (const key of keys)
    await client.query(
      `alter table ${key.table} add constraint ${quoted(key.name)} ${key.definition}`,
    )
  await client.query(
    `do $$ declare each record; highest bigint; begin
       for each in select table_name as t, column_name as c from information_schema.columns
         where table_schema = 'public' and is_identity = 'YES' loop
         execute format('select max(%I) from public.%I', each.c, each.t) into highest;
         if highest is not null then
           perform setval(pg_get_serial_sequence(format('public.%I', each.t), each.c), highest);
         end if;
       end loop; end $$`,
  )
}

async function refuseUsed(client: Client): Promise<void> {
  const { rows: servers } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = 'zhupi-queue'`,
  )
  if ((servers[0]?.count ?? 0) > 0)
    throw new BackupRefused('服务正在使用这个数据库，请先停下所有进程')
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.accounts') is not null as there`,
  )
  if (found[0]?.there !== true) return
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select 1 from accounts) as used',
  )
  if (rows[0]?.used === true)
    throw new BackupRefused('这个数据库里已经有账号；请恢复到一个空的数据库')
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new BackupRefused(`${basename(folder)} 不是一份完整的备份：没有 ${MANIFEST_FILE}`)
  })
  const read = z.safeParse(MANIFEST, parseJson(text))
  if (!read.success) throw new BackupRefused(`${join(folder, MANIFEST_FILE)} 读不懂`)
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Before anything is dropped: a file that is cut off or changed is found here. */
async function checkFiles(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(fileOf(folder, name)), createGunzip(), async (rows) => {
      for await (const chunk of rows) if (Buffer.isBuffer(chunk)) hash.update(chunk)
    }).catch((error: unknown) => {
      throw new BackupRefused(`${name} 的文件缺失或已损坏`, { cause: error })
    })
    if (hash.digest('hex') !== sha256) throw new BackupRefused(`${name} 的文件已损坏`)
  }
  for (const file of files?.kept ?? [])
    if ((await readBackedUp(folder, file)) === undefined)
      throw new BackupRefused(`${file.key} 缺失或已损坏`)
}

/** Before the rows that name them. */
async function putFiles(
  store: Awaited<ReturnType<OpenFiles>>,
  folder: string,
  { files }: Manifest,
): Promise<void> {
  try {
    for (const file of files?.kept ?? []) {
      const bytes = await readBackedUp(folder, file)
      if (bytes === undefined) throw new BackupRefused(`${file.key} 缺失或已损坏`)
      await store.put(file.key, bytes)
    }
  } finally {
    store.stop()
  }
}

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
}

const fileOf = (folder: string, table: string) => join(folder, `${table}.copy.gz`)
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const target = (table: string, columns: readonly string[]) =>
  `public.${quoted(table)} (${columns.map(quoted).join(', ')})`
