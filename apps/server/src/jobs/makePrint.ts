/** Draws a print; the file is kept before its row says so. What cannot be drawn is told to whoever waits. */
import { newFileKey } from '../adapters/storage/fileKey.ts'
import type { StoragePort } from '../adapters/storage/port.ts'
import type { Db } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/databaseOutage.ts'
import { describeFault } from '../db/describeFault.ts'
import { renderPrint } from '../domain/print/renderPrint.ts'
import { failPrint, findPrintToMake, finishPrint, saveProgress } from '../records/print.ts'

type Services = {
  db: Db
  storage: StoragePort
  clock: () => Date
  log: { error(details: object, text: string): void }
}

export async function makePrint(
  { printId }: { printId: number },
  { db, storage, clock, log }: Services,
): Promise<void> {
  const printed = await findPrintToMake(db, printId)
  if (printed === undefined) return
  try {
    const onProgress = (done: number) => saveProgress(db, printId, done)
    const { file, lacking } = await renderPrint(printed, clock(), onProgress)
    const fileKey = newFileKey(file)
    await storage.put(fileKey, file)
    await finishPrint(db, printId, { fileKey, lacking })
  } catch (error) {
    // The queue begins it again once the database is back.
    if (isDatabaseUnavailable(error)) throw error
    const err = describeFault(error instanceof Error ? error : new Error(String(error)))
    log.error({ printId, err }, 'print failed')
    await failPrint(db, printId)
  }
}
