// A real PostgreSQL in the data folder, on a unix socket that only its account and root can open.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chown,
  copyFile,
  lstat,
  mkdir,
  open,
  readFile,
  realpath,
  rm,
  stat,
  truncate,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  APPLICATION_DATABASE,
  APPLICATION_ROLE,
  ensureRole,
  findPassword,
} from './applicationRole.ts'
import { POSTGRES_ENV, type PostgresAccount } from './postgresAccount.ts'
import { findPostgresBinaries } from './postgresBinaries.ts'
import { ensureCluster, findClusterPlace, keyOf } from './postgresCluster.ts'
import { stopLeftover } from './postgresLeftover.ts'
import { bilingual, StartRefused } from './startRefused.ts'

export interface PostgresConnection {
  /** The folder of the unix socket. */
  host: string
  port: number
  user: string
  password: string
  database: string
}

export interface EmbeddedPostgres {
  connection: PostgresConnection
  stop: () => Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  /** False for tests: faster, and a power cut loses data. */
  durable?: boolean
  lookAtLogEveryMs?: number
  /** It ended though nobody stopped it (out of memory, kill -9). */
  onUnexpectedExit?: (reason: string) => void
}

/** Names the socket file, nothing else: there is no TCP port. */
const PORT = 5432
/** sun_path holds 104 bytes on macOS, 108 on Linux. */
const SOCKET_PATH_LIMIT = 100
/**
 * After a crash PostgreSQL replays its log first; with max_wal_size's 1 GB that is seconds to a
 * minute.
 */
const READY_WITHIN_MS = 300_000
const STOP_WITHIN_MS = 30_000
const LOG_LIMIT_BYTES = 10 * 1024 * 1024
const LOOK_AT_LOG_EVERY_MS = 3_600_000

/**
 * Only with the data folder locked (dataFolderLock.ts): it stops what still runs on this cluster.
 */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  lookAtLogEveryMs = LOOK_AT_LOG_EVERY_MS,
  onUnexpectedExit,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const home = await realpath(dataDir)
  const place = await findClusterPlace(home)
  const binaries = await findPostgresBinaries(place.account)
  await ensureCluster(place, home, binaries, durable)
  await stopLeftover(place.folder)
  const password = await ensureRole(place, home, binaries, durable)

  const socketFolder = await makeSocketFolder(place.folder, place.account)
  const logFile = join(home, 'postgres.log')
  await rotate(logFile)
  const log = await open(logFile, 'a', 0o600)
  // Not by pg_ctl, which passes paths to a shell. In its own session: Ctrl-C reaches this process,
  // which stops PostgreSQL in order.
  const child = spawn(binaries.postgres, ['-D', place.folder, ...settings(socketFolder, durable)], {
    ...place.account.runAs,
    cwd: '/',
    env: POSTGRES_ENV,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  child.unref()
  await log.close()
  try {
    await waitUntilReady(child, place.folder)
  } catch (error) {
    await stopChild(child)
    throw new StartRefused(
      `${bilingual(
        [`内置的 PostgreSQL 没有启动成功，详见 ${logFile}。`],
        [`The embedded PostgreSQL did not start; see ${logFile}.`],
      )}\n${await lastLines(logFile)}`,
      { cause: error },
    )
  }
  const reportExit = (code: number | null, signal: string | null) =>
    onUnexpectedExit?.(`PostgreSQL ended with ${code ?? signal}; see ${logFile}`)
  child.once('exit', reportExit)
  let isRotating = false
  const upkeep = setInterval(() => {
    // A second one beside it would keep a copy of the emptied file.
    if (isRotating) return
    isRotating = true
    void rotate(logFile)
      // A disk without room for the copy: it is tried again.
      .catch(() => undefined)
      .finally(() => (isRotating = false))
  }, lookAtLogEveryMs).unref()
  return {
    connection: connectionTo(socketFolder, PORT, password),
    async stop() {
      child.off('exit', reportExit)
      clearInterval(upkeep)
      await stopChild(child)
      await rm(socketFolder, { recursive: true, force: true })
    },
  }
}

/** The PostgreSQL that runs on this data folder's cluster, whoever started it, if any does. */
export async function findRunningPostgres(
  dataDir: string,
): Promise<PostgresConnection | undefined> {
  const { folder } = await findClusterPlace(await realpath(dataDir))
  // postmaster.pid: the process in line 1, the port in 4, the socket's folder in 5, the state in 8.
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, , , port, host = '', , , state] = lines
  // None yet: an earlier release of the product runs it.
  const password = await findPassword(dataDir)
  if (
    !pid ||
    password === undefined ||
    state?.trim() !== 'ready' ||
    !(await lstat(host).then(
      () => true,
      () => false,
    ))
  )
    return undefined
  return connectionTo(host, Number(port), password)
}

function connectionTo(host: string, port: number, password: string): PostgresConnection {
  return { host, port, user: APPLICATION_ROLE, password, database: APPLICATION_DATABASE }
}

function settings(socketFolder: string, isDurable: boolean): string[] {
  const always = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: 100,
    // A small machine: 2 cores, 2 GB, the engine and the browser beside it.
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Keeps essays, names and phones out of the log: no statements, no DETAIL with a row's values.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  const fast = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    // A worker at it is the superuser's, whom who drops a test's database cannot end.
    autovacuum: 'off',
  }
  return Object.entries({ ...always, ...(isDurable ? { fsync: 'on' } : fast) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
}

/**
 * An empty folder for the socket: beside the cluster, or in the temporary folder where that path is
 * too long for a socket.
 */
async function makeSocketFolder(cluster: string, account: PostgresAccount): Promise<string> {
  const beside = `${cluster}-socket`
  const isShort = Buffer.byteLength(join(beside, `.s.PGSQL.${PORT}.lock`)) < SOCKET_PATH_LIMIT
  const folder = isShort
    ? beside
    : join(await findShortTemporaryFolder(), `zhupi-${keyOf(cluster)}`)
  const found = await lstat(folder).catch(() => undefined)
  // Where everybody may write, another user could have made it first and would see all traffic.
  if (found && (!found.isDirectory() || ![account.uid, process.getuid?.()].includes(found.uid))) {
    throw new StartRefused(
      bilingual(
        [`${folder} 已被他人占用，请删除它。`],
        [`${folder} is somebody else's; delete it.`],
      ),
    )
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  await chown(folder, account.uid, account.gid)
  return folder
}

async function findShortTemporaryFolder(): Promise<string> {
  const folder = await realpath(tmpdir())
  const { mode } = await stat(folder)
  // Root's own TMPDIR may be closed to the database's account.
  return folder.length < 60 && (mode & 0o001) !== 0 ? folder : '/tmp'
}

async function waitUntilReady(child: ChildProcess, cluster: string): Promise<void> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until) {
    if (failure) throw failure
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`postgres ended with ${child.exitCode ?? child.signalCode}`)
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    )
    // Line 1 is the process, line 8 its state: what pg_ctl -w waits for.
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
    await sleep(10)
  }
  throw new Error(`postgres was not ready within ${READY_WITHIN_MS / 1000} s`)
}

/**
 * Fast shutdown: ends the sessions, writes everything. A PostgreSQL that hangs is ended at once; it
 * recovers from its log at the next start.
 */
async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  // Stay alive until it has ended.
  child.ref()
  child.kill('SIGINT')
  const immediateStop = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS)
  await ended
  clearTimeout(immediateStop)
}

/** PostgreSQL keeps the file open and appends: emptied, it begins anew. */
async function rotate(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size <= LOG_LIMIT_BYTES) return
  await copyFile(logFile, `${logFile}.1`)
  await truncate(logFile)
}

async function lastLines(logFile: string): Promise<string> {
  return (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-8).join('\n')
}
