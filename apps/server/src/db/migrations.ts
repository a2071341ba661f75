/** The migrations that this release knows, and how far a database has come. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import * as z from 'zod/mini'
import { bilingual, StartRefused } from '../postgres/startRefused.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/** `newest`: when the last one was made, in milliseconds since 1970. */
export type SchemaVersion = { applied: number; newest: number }

/** Nothing applied yet: both 0. */
export async function appliedMigrations(client: Client): Promise<SchemaVersion> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (tables[0]?.found !== true) return { applied: 0, newest: 0 }
  const { rows } = await client.query<{ applied: number; newest: string | null }>(
    `select count(*)::int as applied, max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  return { applied: rows[0]?.applied ?? 0, newest: Number(rows[0]?.newest ?? 0) }
}

/** A newer release has been here: this one would write what that one no longer reads. */
export function refuseNewerSchema({ applied, newest }: SchemaVersion): void {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  if (newest <= Math.max(...known.map(({ folderMillis }) => folderMillis))) return
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

const JOURNAL = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

/**
 * Applies what is missing, as far as that version or all; refuses a version that this release does
 * not know.
 */
export async function migrateTo(client: Client, version?: SchemaVersion): Promise<void> {
  if (version === undefined) return migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  refuseNewerSchema(version)
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-migrations-'))
  try {
    await cp(MIGRATIONS, folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal = JOURNAL.parse(JSON.parse(await readFile(file, 'utf8')))
    const entries = journal.entries.filter(({ when }) => when <= version.newest)
    await writeFile(file, JSON.stringify({ ...journal, entries }))
    if (entries.length > 0) await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
