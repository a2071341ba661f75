/** The files that a backup's rows name, beside them in its folder. */
import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import * as z from 'zod/mini'
import { writeFlushed } from '../flushedFiles.ts'

/** Where the files of a database are kept while it is used. */
export type FileStore = {
  get(key: string): Promise<Buffer | undefined>
  put(key: string, bytes: Buffer): Promise<void>
  stop(): void
}
export type OpenFiles = (storeId: string) => Promise<FileStore>

export const BACKED_UP_FILES = z.object({
  kept: z.array(z.object({ key: z.string(), sha256: z.string() })),
  /** So many that a row named were not there any more. */
  lost: z.number(),
})
export type BackedUpFiles = z.infer<typeof BACKED_UP_FILES>

/** As the transaction of the client sees them. */
export async function listFileKeys(client: Client): Promise<{ storeId: string; keys: string[] }> {
  const { rows: stores } = await client.query<{ id: string }>('select id from file_store')
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns
     where table_schema = 'public' and column_name = 'file_key' order by 1`,
  )
  const keys: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ key: string }>(
      `select file_key as key from ${name} where file_key is not null order by 1`,
    )
    keys.push(...rows.map(({ key }) => key))
  }
  return { storeId: stores[0]?.id ?? '', keys }
}

export async function copyFilesOut(
  store: FileStore,
  folder: string,
  keys: readonly string[],
): Promise<BackedUpFiles> {
  const files: BackedUpFiles = { kept: [], lost: 0 }
  await mkdir(folderOf(folder), { mode: 0o700 })
  for (const key of keys) {
    const bytes = await store.get(key)
    if (bytes === undefined) {
      files.lost += 1
      continue
    }
    await writeFlushed(join(folderOf(folder), key), bytes)
    files.kept.push({ key, sha256: sha256Of(bytes) })
  }
  return files
}

/** Undefined: the file is missing or another than it was. */
export async function readBackedUp(
  folder: string,
  { key, sha256 }: BackedUpFiles['kept'][number],
): Promise<Buffer | undefined> {
  const bytes = await readFile(join(folderOf(folder), key)).catch(() => undefined)
  return bytes !== undefined && sha256Of(bytes) === sha256 ? bytes : undefined
}

const folderOf = (folder: string) => join(folder, 'files')
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
