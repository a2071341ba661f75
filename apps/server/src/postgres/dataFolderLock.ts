// One server per data folder. The lock is SQLite's on a file of its own: the kernel takes it back when the process dies, however it
// dies, so there is no stale lock to judge and nobody to race for one. What the holder says of itself stands in a second file,
// because closing any descriptor of a locked file would lose the lock.
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeOwner } from './owner.ts'
import { findProcessStart } from './processIdentity.ts'
import { StartRefused, systemErrorCode } from './startRefused.ts'

export interface HeldDataFolder {
  release: () => Promise<void>
}

interface Holder {
  pid: number
  /** See findProcessStart. */
  processStart: string
  host: string
  url: string
  /** ISO 8601. */
  since: string
}

const SQLITE_BUSY = 5
/** Between taking the lock and writing down who took it lies a moment; a refusal waits this long for the name. */
const NAME_WAIT_MS = 1000

/** Makes the data folder if need be and holds it for this process. Throws StartRefused naming the holder when it is held already. */
export async function holdDataFolder(
  dataDir: string,
  { url }: { url: string },
): Promise<HeldDataFolder> {
  await makeDataFolder(dataDir)
  const lock = tryLock(dataDir)
  if (!lock) throw new StartRefused(describeHolder(dataDir, await waitForHolder(dataDir)))
  try {
    // Only the lock's owner comes here. A living holder can still be on file where the file system does not honour locks (some
    // network and desktop-virtualisation mounts): the second guard.
    const earlier = await findLivingHolder(dataDir)
    if (earlier && earlier.pid !== process.pid)
      throw new StartRefused(describeHolder(dataDir, earlier))
    await writeHolder(dataDir, url)
  } catch (error) {
    lock.close()
    throw error
  }
  let isReleased = false
  return {
    async release() {
      if (isReleased) return
      isReleased = true
      // The lock file itself stays: removing it would let one starter lock the old file and another the new one.
      await rm(holderFile(dataDir), { force: true })
      lock.close()
    },
  }
}

async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dirname(dataDir), { recursive: true })
    await mkdir(dataDir, { mode: 0o700 })
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw await notOurs(dataDir, error)
  }
  const found = await stat(dataDir).catch(async (error: unknown) => {
    throw await notOurs(dataDir, error)
  })
  if (!found.isDirectory())
    throw new StartRefused(
      `数据目录 ${dataDir} 是一个文件，不是目录。\nThe data folder ${dataDir} is a file, not a folder.`,
    )
}

/** The locked file, or undefined when another process has it. */
function tryLock(dataDir: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(dataDir, 'zhupi.lock'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      return undefined
    throw new StartRefused(
      `无法在数据目录 ${dataDir} 中写入（${describeOwner(dataDir)}，当前用户 uid ${process.getuid?.()}）。\n` +
        `Cannot write in the data folder ${dataDir} (${describeOwner(dataDir)}; running as uid ${process.getuid?.()}).`,
      { cause: error },
    )
  }
}

async function waitForHolder(dataDir: string): Promise<Holder | undefined> {
  const until = Date.now() + NAME_WAIT_MS
  for (;;) {
    const holder = await findLivingHolder(dataDir)
    if (holder || Date.now() > until) return holder
    await sleep(20)
  }
}

async function findLivingHolder(dataDir: string): Promise<Holder | undefined> {
  const holder = readHolder(await readFile(holderFile(dataDir), 'utf8').catch(() => ''))
  if (!holder) return undefined
  return (await findProcessStart(holder.pid)) === holder.processStart ? holder : undefined
}

/** Undefined for anything that is not what writeHolder wrote. */
function readHolder(text: string): Holder | undefined {
  const [pid, processStart, host, url, since] = text.split('\n')
  if (!pid || !processStart || host === undefined || url === undefined || !since) return undefined
  return { pid: Number(pid), processStart, host, url, since }
}

async function writeHolder(dataDir: string, url: string): Promise<void> {
  const processStart = await findProcessStart(process.pid)
  const draft = `${holderFile(dataDir)}.${process.pid}`
  await writeFile(
    draft,
    [process.pid, processStart, hostname(), url, new Date().toISOString(), ''].join('\n'),
    { mode: 0o600 },
  )
  await rename(draft, holderFile(dataDir))
}

function holderFile(dataDir: string): string {
  return join(dataDir, 'zhupi.holder')
}

function describeHolder(dataDir: string, holder: Holder | undefined): string {
  if (!holder)
    return `数据目录 ${dataDir} 正被另一个进程使用。\nThe data folder ${dataDir} is held by another process.`
  const { pid, host, url, since } = holder
  return (
    `数据目录 ${dataDir} 正由另一个朱批使用：进程 ${pid}（主机 ${host}），地址 ${url}，自 ${since} 起。请先停止它，或另设 DATA_DIR。\n` +
    `The data folder ${dataDir} is in use by another Zhupi: pid ${pid} on ${host}, serving ${url} since ${since}. ` +
    'Stop that one first, or set another DATA_DIR.'
  )
}

async function notOurs(dataDir: string, cause: unknown): Promise<StartRefused> {
  const nearest = await nearestVisible(dataDir)
  return new StartRefused(
    `无法使用数据目录 ${dataDir}：${nearest}（${describeOwner(nearest)}）不允许当前用户 uid ${process.getuid?.()} 进入或写入。\n` +
      `Cannot use the data folder ${dataDir}: ${nearest} (${describeOwner(nearest)}) does not let uid ${process.getuid?.()} in.`,
    { cause },
  )
}

/** The deepest folder on the way to `path` that can be seen at all: where the permission is missing. */
async function nearestVisible(path: string): Promise<string> {
  let folder = path
  while (
    folder !== dirname(folder) &&
    !(await stat(folder).then(
      () => true,
      () => false,
    ))
  )
    folder = dirname(folder)
  return folder
}
