/**
 * Memory of a process that does nothing but correct on a thread of the server's, Node itself
 * included, what a second thread adds, and the tables' size on disk. It is started as the server is
 * (tools/start.mjs): under its settings for memory and, like every start but the first, with its code compiled.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { round, type Figures } from './figures.ts'

const MEGABYTE = 1024 * 1024
const CORRECTIONS_A_THREAD = 200

export function measureMemory(): Figures {
  const [one, two] = heldByOneAndTwo()
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

function heldByOneAndTwo(): [number, number] {
  const compiled = mkdtempSync(join(tmpdir(), 'zhupi-compiled-'))
  try {
    heldBy(1, 1, compiled)
    return [heldBy(1, CORRECTIONS_A_THREAD, compiled), heldBy(2, CORRECTIONS_A_THREAD, compiled)]
  } finally {
    rmSync(compiled, { recursive: true })
  }
}

function heldBy(threads: number, corrections: number, compiled: string): number {
  const probe = fileURLToPath(new URL('./memoryProbe.ts', import.meta.url))
  const args = [probe, String(threads), String(corrections)]
  const env = { ...process.env, ...allocator(), NODE_COMPILE_CACHE: compiled }
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8', env }))
}

function allocator(): Record<string, string> {
  const file = new URL('../../tools/allocator.json', import.meta.url)
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
}
