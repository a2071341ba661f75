// After a kill -9 of the server its PostgreSQL lives on, and after a kill -9 of that one its files stay behind.
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartRefused } from './startRefused.ts'

const run = promisify(execFile)

/** What each next signal may wait for: fast shutdown, immediate shutdown, the end. */
const SIGNALS = [
  { signal: 'SIGINT', waitMs: 30_000 },
  { signal: 'SIGQUIT', waitMs: 10_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const

/** Leaves nothing running on the cluster and nothing in it that would keep a new postgres from starting. */
export async function stopLeftover(cluster: string): Promise<void> {
  const folder = await realpath(cluster)
  for (const { signal, waitMs } of SIGNALS) {
    const running = await findRunning(folder)
    if (running.length === 0) break
    const postmaster = await readPostmasterPid(folder)
    // The postmaster ends its own processes. Where it is gone, they are on their own, and SIGINT would only cancel their query.
    if (postmaster && running.includes(postmaster)) kill(postmaster, signal)
    else for (const pid of running) kill(pid, signal === 'SIGINT' ? 'SIGQUIT' : signal)
    await waitUntilGone(folder, waitMs)
  }
  const surviving = await findRunning(folder)
  if (surviving.length > 0)
    throw new StartRefused(
      `无法停止仍在使用 ${folder} 的 PostgreSQL（进程 ${surviving.join('、')}）。\nCannot stop the PostgreSQL (pid ${surviving.join(', ')}) that still runs on ${folder}.`,
    )
  // Its process is gone, but the id may have been given to somebody else, whom postgres would take for a live postmaster.
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
      // The program is checked too: an operator's shell may stand in the folder. « (deleted)» follows when a reinstallation replaced it.
      return cwd === folder && /\/postgres( \(deleted\))?$/.test(program)
    }),
  )
  return pids.filter((_, index) => matches[index])
}

/** Elsewhere the postmaster alone is found, by its own file and its command line. */
async function findRunningByPs(folder: string): Promise<number[]> {
  const pid = await readPostmasterPid(folder)
  if (!pid) return []
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
    // Gone already, which is what we want; still there and not ours shows in the next look.
  }
}
