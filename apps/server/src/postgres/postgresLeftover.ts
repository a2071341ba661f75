// After a kill -9 of the server its PostgreSQL runs on; after a kill -9 of that, its files stay.
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { bilingual, StartRefused } from './startRefused.ts'

const run = promisify(execFile)

/** Fast shutdown, immediate shutdown, kill; each with the time it gets. */
const SIGNALS = [
  { signal: 'SIGINT', waitMs: 30_000 },
  { signal: 'SIGQUIT', waitMs: 10_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const

/** Stops what runs on the cluster and removes what would keep a new PostgreSQL from starting. */
export async function stopLeftover(cluster: string): Promise<void> {
  const folder = await realpath(cluster)
  for (const { signal, waitMs } of SIGNALS) {
    const running = await findRunning(folder)
    if (running.length === 0) break
    const postmaster = await readPostmasterPid(folder)
    // The postmaster ends its own processes. Where it is gone, SIGINT would only cancel their
    // query.
    if (postmaster && running.includes(postmaster)) kill(postmaster, signal)
    else for (const pid of running) kill(pid, signal === 'SIGINT' ? 'SIGQUIT' : signal)
    await waitUntilGone(folder, waitMs)
  }
  const surviving = await findRunning(folder)
  if (surviving.length > 0)
    throw new StartRefused(
      bilingual(
        [`无法停止仍在使用 ${folder} 的 PostgreSQL（进程 ${surviving.join('、')}）。`],
        [`Cannot stop the PostgreSQL (pid ${surviving.join(', ')}) that still runs on ${folder}.`],
      ),
    )
  // The process is gone, but its id may be another's by now, which PostgreSQL would take for alive.
  await rm(join(folder, 'postmaster.pid'), { force: true })
}

async function waitUntilGone(folder: string, waitMs: number): Promise<void> {
  const until = Date.now() + waitMs
  while (Date.now() < until && (await findRunning(folder)).length > 0) await sleep(20)
}

/** All postgres processes of this cluster: they work in its folder. */
async function findRunning(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return findRunningByPs(folder)
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const matches = await Promise.all(
    pids.map(async (pid) => {
      const [cwd, program] = await Promise.all([
        readlink(`/proc/${pid}/cwd`),
        readlink(`/proc/${pid}/exe`),
      ]).catch(() => ['', ''])
      // The program too: an operator's shell may be in the folder. A replaced one is « (deleted)».
      return cwd === folder && /\/postgres( \(deleted\))?$/.test(program)
    }),
  )
  return pids.filter((_, index) => matches[index])
}

/** Elsewhere the postmaster alone is found, by its own file and its command line. */
async function findRunningByPs(folder: string): Promise<number[]> {
  // In single-user mode a minus stands before it.
  const pid = Math.abs((await readPostmasterPid(folder)) ?? 0)
  if (pid === 0) return []
  const command = await run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
  return command.includes('postgres') && command.includes(folder) ? [pid] : []
}

async function readPostmasterPid(folder: string): Promise<number | undefined> {
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return Number(pid) || undefined
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already, as wanted; one that may not be killed is found again in the next round.
  }
}
