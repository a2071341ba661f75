/**
 * Moves files that an earlier release kept in their rows to the storage, and deletes there what no
 * row names: what a crash left between file and row, and what belonged to rows that are gone.
 */
import { HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { newFileKey } from '../adapters/storage/fileKey.ts'
import type { StoragePort } from '../adapters/storage/port.ts'
import type { Db } from '../db/database.ts'
import { listNamed, readFilesInRows } from '../records/storedFile.ts'

/** A file comes before its row: a younger one may only be about to be named. */
const SPARED_MS = HOUR_MS
const AT_ONCE = 200

type Services = { db: Db; storage: StoragePort; clock: () => Date }

export async function keepFiles({ db, storage, clock }: Services): Promise<void> {
  for await (const { bytes, save } of readFilesInRows(db)) {
    const key = newFileKey(bytes)
    await storage.put(key, bytes)
    await save(key)
  }
  const before = new Date(clock().getTime() - SPARED_MS)
  let names: string[] = []
  const sweep = async () => {
    const named = await listNamed(db, names)
    for (const name of names) if (!named.has(name)) await storage.delete(name)
    names = []
  }
  for await (const name of storage.list(before)) {
    names.push(name)
    if (names.length === AT_ONCE) await sweep()
  }
  if (names.length > 0) await sweep()
}
