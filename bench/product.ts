/** The product as `npm start` runs it, in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@zhupi/server/testing/freePort.ts'

export type RunningProduct = { url: string; stop(): Promise<void> }

export function startProduct(env: Record<string, string>): Promise<RunningProduct> {
  return startProcess('../tools/start.ts', [], { ...env, DEMO: '0' })
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
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
