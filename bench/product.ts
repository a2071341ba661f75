/** The product as `npm start` runs it, in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@zhupi/server/testing/freePort.ts'

export type RunningProduct = {
  url: string
  /** Processor time that it has used, in milliseconds; NaN where the system does not tell. */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}

/** Without the demo school, unless `DEMO` is '1'. */
export function startProduct(env: Record<string, string>): Promise<RunningProduct> {
  return startProcess('../tools/start.mjs', [], { DEMO: '0', ...env })
}

/** A program that says its port, which it is given as PORT, once it listens there. */
export async function startProcess(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<RunningProduct> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes(`:${port}`)) break
  if (child.exitCode !== null) throw new Error(`${file} ended before it listened`)
  child.stdout.resume()
  return {
    url: `http://127.0.0.1:${port}`,
    cpuMs: () => readCpuMs(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Of one tick: Linux counts hundredths of a second. */
const TICK_MS = 10

/** The process's own, without its children: what it computed, whatever else ran beside it. */
async function readCpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may hold anything; behind it user and system time are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
