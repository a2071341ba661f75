/**
 * The nightly backup: taken, tried out in a database of its own, and only then are old ones deleted.
 */
import type { PoolConfig } from 'pg'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { OpenFiles } from '../db/backupFiles.ts'
import { backUp, dropOldBackups, tryRestore } from '../db/backup.ts'

export type BackupSettings = {
  connection: PoolConfig
  openFiles: OpenFiles
  folder: string
  /** So many are kept. */
  keep: number
  log: (line: string) => void
}

/** When a backup of this process was last taken and found whole. */
let lastGoodAt: Date | undefined

/** In seconds since 1970; 0 = none since the process started. */
export function lastGoodBackup(): number {
  return (lastGoodAt?.getTime() ?? 0) / SECOND_MS
}

export async function backUpDatabase(
  { connection, openFiles, folder: parent, keep, log }: BackupSettings,
  now: Date,
): Promise<void> {
  const { folder, manifest } = await backUp(connection, parent, now, openFiles)
  await tryRestore(connection, folder)
  await dropOldBackups(parent, keep)
  lastGoodAt = now
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { kept = [], lost = 0 } = manifest.files ?? {}
  const files = `${kept.length} files${lost === 0 ? '' : ` (${lost} missing)`}`
  log(`backup ${folder}: ${manifest.tables.length} tables, ${rows} rows, ${files}, tried out`)
}
