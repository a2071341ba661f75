/**
 * Memory of a process that does nothing but correct on a thread of the server's, Node itself
 * included, what a second thread adds, and the tables' size on disk.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { round, type Figures } from './figures.ts'

const MEGABYTE = 1024 * 1024

export function measureMemory(): Figures {
  const [one, two] = [heldBy(1), heldBy(2)]
  const tables = dirname(
    fileURLToPath(import.meta.resolve('@zhupi/engine/tables/shippedTables.ts')),
  )
  const bytes = readdirSync(tables)
    .filter((name) => !name.endsWith('.ts'))
    .reduce((sum, name) => sum + statSync(join(tables, name)).size, 0)
  return {
    workerMb: round(one / MEGABYTE, 1),
    secondWorkerMb: round((two - one) / MEGABYTE, 1),
    tablesMb: round(bytes / MEGABYTE),
  }
}

function heldBy(threads: number): number {
  const probe = fileURLToPath(new URL('./memoryProbe.ts', import.meta.url))
  return Number(execFileSync(process.execPath, [probe, String(threads)], { encoding: 'utf8' }))
}
