/** Which files the rows name, of all that are kept outside of the database. */
import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { onlyRow, type Db } from '../db/database.ts'
import { avatars } from '../db/schema/account.ts'
import { fileStore } from '../db/schema/file.ts'
import { prints } from '../db/schema/print.ts'

/** What this database's files have before their names, wherever they are kept. */
export async function loadStoreId(db: Db): Promise<string> {
  return onlyRow(await db.select({ id: fileStore.id }).from(fileStore)).id
}

/** Of these, the ones that a row names. */
export async function listNamed(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = [
    ...(await db
      .select({ key: avatars.fileKey })
      .from(avatars)
      .where(inArray(avatars.fileKey, [...keys]))),
    ...(await db
      .select({ key: prints.fileKey })
      .from(prints)
      .where(inArray(prints.fileKey, [...keys]))),
  ]
  return new Set(rows.flatMap(({ key }) => key ?? []))
}

/** A file that stands in its row; `save` puts its name there instead, unless the row has changed. */
export type FileInRow = { id: number; bytes: Buffer; save: (key: string) => Promise<void> }

/** One at a time: each may be large. */
export async function* readFilesInRows(db: Db): AsyncIterable<FileInRow> {
  for (let id = 0; ;) {
    const print = await findPrintAfter(db, id)
    if (print === undefined) break
    yield print
    id = print.id
  }
  for (let id = 0; ;) {
    const avatar = await findAvatarAfter(db, id)
    if (avatar === undefined) break
    yield avatar
    id = avatar.id
  }
}

async function findPrintAfter(db: Db, after: number): Promise<FileInRow | undefined> {
  const [row] = await db
    .select({ id: prints.id, file: prints.file })
    .from(prints)
    .where(and(isNotNull(prints.file), gt(prints.id, after)))
    .orderBy(asc(prints.id))
    .limit(1)
  if (row === undefined || row.file === null) return undefined
  return {
    id: row.id,
    bytes: row.file,
    save: async (fileKey) => {
      await db
        .update(prints)
        .set({ fileKey, file: null })
        .where(and(eq(prints.id, row.id), isNull(prints.fileKey)))
    },
  }
}

async function findAvatarAfter(db: Db, after: number): Promise<FileInRow | undefined> {
  const [row] = await db
    .select({ id: avatars.accountId, key: avatars.key, image: avatars.image })
    .from(avatars)
    .where(and(isNotNull(avatars.image), gt(avatars.accountId, after)))
    .orderBy(asc(avatars.accountId))
    .limit(1)
  if (row === undefined || row.image === null) return undefined
  return {
    id: row.id,
    bytes: Buffer.from(row.image, 'base64'),
    save: async (fileKey) => {
      await db
        .update(avatars)
        .set({ fileKey, image: null })
        .where(and(eq(avatars.accountId, row.id), eq(avatars.key, row.key)))
    },
  }
}
