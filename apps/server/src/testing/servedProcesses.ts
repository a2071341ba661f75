/** Whole server processes on one embedded PostgreSQL, as tests of `npm run long` need them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NO_PAYMENT } from '../adapters/payment/port.ts'
import { createFolderStorage } from '../adapters/storage/folder.ts'
import { openDatabase } from '../db/database.ts'
import { startQueue } from '../db/queue.ts'
import { databaseUrlOf } from '../db/testCluster.ts'
import { startEmbeddedPostgres } from '../postgres/embeddedPostgres.ts'
import { loadStoreId } from '../records/storedFile.ts'
import { findFreePort } from './freePort.ts'
import { makeClient, type TestServer } from './testServer.ts'

export type Served = { child: ChildProcess; url: string }

export async function startServedProcesses() {
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-processes-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  const DATABASE_URL = databaseUrlOf(postgres.connection)
  const processes: Served[] = []

  const serve = async (ROLE: string, env: Record<string, string> = {}): Promise<Served> => {
    const ownPort = await findFreePort()
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('../testPrograms/serve.ts', import.meta.url))],
      {
        env: {
          ...{ PATH: process.env['PATH'], PORT: String(ownPort), DEMO: '0', DATABASE_URL, ROLE },
          ...{ DATA_DIR: folder, ...env },
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const served = { child, url: `http://127.0.0.1:${ownPort}` }
    processes.push(served)
    const [said] = await once(child.stdout, 'data')
    if (!String(said).includes('started')) throw new Error(`the process said ${String(said)}`)
    return served
  }
  /** The served process as the helpers that make people and classes know it. */
  const connectTo = async ({ url }: Served): Promise<TestServer & { close(): Promise<void> }> => {
    const database = openDatabase(postgres.connection)
    const queue = await startQueue(postgres.connection, console, { runsJobs: false })
    const raw = (path: string, init: RequestInit) => fetch(`${url}${path}`, init)
    return {
      smsSent: [],
      smsNotices: [],
      smsFails: false,
      gateway: undefined,
      payment: NO_PAYMENT,
      url,
      database,
      storage: createFolderStorage(join(folder, 'files', await loadStoreId(database.db))),
      queue,
      now: new Date(),
      raw,
      countSockets: () => Promise.reject(new Error('they are the other process’s')),
      ...makeClient(raw),
      close: async () => {
        await queue.stop()
        await database.close()
      },
    }
  }
  return {
    /** Of the database. */
    folder,
    serve,
    connectTo,
    end: async () => {
      for (const { child } of processes) await stopProcess(child, 'SIGTERM')
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function stopProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
