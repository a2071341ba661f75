// Where the cluster of a data folder is, whose it is, and how it is made. In DATA_DIR/postgres,
// unless root's postgres account cannot enter there (a 0700 folder above): then in a folder of its
// own under SYSTEM_FOLDER, recorded in DATA_DIR.
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { flushFolder } from '../flushedFiles.ts'
import { describeOwner } from './owner.ts'
import {
  chooseAccount,
  isRoot,
  listAccounts,
  passesTest,
  POSTGRES_ENV,
  type PostgresAccount,
} from './postgresAccount.ts'
import { makeSystemFolder, type PostgresBinaries, SYSTEM_FOLDER } from './postgresBinaries.ts'
import { bilingual, StartRefused } from './startRefused.ts'

const run = promisify(execFile)

/** The superuser, whom nobody can connect as (applicationRole.ts). */
export const POSTGRES_USER = 'zhupi'

export interface ClusterPlace {
  /** The cluster itself (PGDATA); may not exist yet. */
  folder: string
  account: PostgresAccount
}

/** Throws StartRefused when the cluster belongs to somebody else. */
export async function findClusterPlace(dataDir: string): Promise<ClusterPlace> {
  const inside = join(dataDir, 'postgres')
  const recorded = await readRecord(dataDir)
  const existing = (await exists(inside)) ? inside : recorded
  if (existing && (await exists(existing))) {
    const account = await findOwnerAccount(existing)
    if (existing === recorded) await claim(existing, dataDir)
    else if (!(await allowEntering(dataDir, account))) throw unreachable(existing, account)
    return { folder: existing, account }
  }
  if (recorded) {
    throw new StartRefused(
      bilingual(
        [
          `数据目录 ${dataDir} 的数据库应在 ${recorded}，但那里没有。`,
          `若确实要重新开始，请删除 ${recordFile(dataDir)}。`,
        ],
        [
          `The database of ${dataDir} should be in ${recorded}, but is not there.`,
          `To start afresh, delete ${recordFile(dataDir)}.`,
        ],
      ),
    )
  }
  const account = chooseAccount()
  return {
    folder: (await allowEntering(dataDir, account)) ? inside : await chooseFolderAway(dataDir),
    account,
  }
}

/**
 * Makes the cluster if there is none. A kill in the middle leaves a draft for the next to remove.
 */
export async function ensureCluster(
  place: ClusterPlace,
  dataDir: string,
  binaries: PostgresBinaries,
  isDurable: boolean,
): Promise<void> {
  const { folder, account } = place
  if (await exists(folder)) return checkVersion(folder, binaries)
  const parent = dirname(folder)
  await removeDrafts(
    parent,
    parent === SYSTEM_FOLDER ? `${keyOf(dataDir)}-` : `${basename(folder)}.`,
  )
  const draft = await mkdtemp(`${folder}.new-`)
  await chown(draft, account.uid, account.gid)
  // The built-in provider sorts alike on every machine, whatever its C library.
  const locale =
    process.platform === 'darwin'
      ? ['--locale=C', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']
  await run(
    binaries.initdb,
    [
      '-D',
      draft,
      '-U',
      POSTGRES_USER,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      ...locale,
      '--auth=reject',
      '--no-instructions',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    { ...account.runAs, cwd: '/', env: POSTGRES_ENV },
  )
  await rename(draft, folder)
  await flushFolder(parent)
  if (parent === SYSTEM_FOLDER) {
    await claim(folder, dataDir)
    await writeRecord(dataDir, folder)
  }
}

/** Removes what startEmbeddedPostgres made outside the data folder. */
export async function removeClusterAway(dataDir: string): Promise<void> {
  const recorded = await readRecord(dataDir)
  if (!recorded || dirname(recorded) !== SYSTEM_FOLDER) return
  await rm(recorded, { recursive: true, force: true })
  await rm(ownerNote(recorded), { force: true })
}

/** What a start left that was killed during initdb. Retried: that initdb may still be writing. */
async function removeDrafts(parent: string, prefix: string): Promise<void> {
  const drafts = (await readdir(parent)).filter(
    (name) => name.startsWith(prefix) && name.includes('.new-'),
  )
  for (const name of drafts)
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

async function findOwnerAccount(folder: string): Promise<PostgresAccount> {
  const { uid } = await stat(folder)
  const account = listAccounts().find((candidate) => candidate.uid === uid)
  if (account) return account
  const asWhom = isRoot ? 'root' : `uid ${process.getuid?.()}`
  const owner = describeOwner(folder)
  throw new StartRefused(
    bilingual(
      [
        `数据库 ${folder} 属于另一个用户（${owner}），而现在以 ${asWhom} 启动。`,
        '请用当初的用户启动，或另设 DATA_DIR。',
      ],
      [
        `The database ${folder} belongs to another user (${owner}), and this start is ${asWhom}.`,
        'Start as the user of the first start, or set another DATA_DIR.',
      ],
    ),
  )
}

/**
 * Whether the account can enter the data folder. Root's own 0700 data folder is opened for the
 * account's group, to enter and not to list.
 */
async function allowEntering(dataDir: string, account: PostgresAccount): Promise<boolean> {
  if (await passesTest(account, '-x', dataDir)) return true
  if (!isRoot || !(await passesTest(account, '-x', dirname(dataDir)))) return false
  const { uid, mode } = await stat(dataDir)
  if (uid !== 0 || (mode & 0o070) !== 0) return false
  await chown(dataDir, 0, account.gid)
  await chmod(dataDir, (mode & 0o7777) | 0o010)
  return passesTest(account, '-x', dataDir)
}

async function chooseFolderAway(dataDir: string): Promise<string> {
  await makeSystemFolder()
  const key = keyOf(dataDir)
  const older = (await readdir(SYSTEM_FOLDER)).filter(
    (name) => name.startsWith(`${key}-`) && /^-[0-9a-f]{8}$/.test(name.slice(key.length)),
  )
  if (older.length > 0) {
    // Never reused: whoever deleted the data folder thinks that everything in it is gone.
    const folders = older.map((name) => join(SYSTEM_FOLDER, name)).join(', ')
    console.warn(
      `${folders}: databases of an earlier ${dataDir}; delete them when they are not needed.`,
    )
  }
  return join(SYSTEM_FOLDER, `${key}-${randomBytes(4).toString('hex')}`)
}

/** A copied data folder names the same cluster as its original: two servers must not share it. */
async function claim(folder: string, dataDir: string): Promise<void> {
  const claimant = await readFile(ownerNote(folder), 'utf8').catch(() => '')
  const isTakenElsewhere =
    claimant !== '' && claimant !== dataDir && (await readRecord(claimant)) === folder
  if (isTakenElsewhere) {
    throw new StartRefused(
      bilingual(
        [
          `数据目录 ${dataDir} 是 ${claimant} 的副本，数据库 ${folder} 仍属于后者。`,
          '若已不用后者，请先删除它。',
        ],
        [
          `The data folder ${dataDir} is a copy of ${claimant},`,
          `which the database ${folder} still belongs to.`,
          'Delete that one first if it is no longer used.',
        ],
      ),
    )
  }
  if (claimant !== dataDir) await writeFile(ownerNote(folder), dataDir)
}

async function checkVersion(folder: string, binaries: PostgresBinaries): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version === binaries.majorVersion) return
  throw new StartRefused(
    bilingual(
      [
        `数据库 ${folder} 由 PostgreSQL ${version} 建立，`,
        `而本版朱批自带 ${binaries.majorVersion}。`,
        '请用旧版朱批导出后再导入。',
      ],
      [
        `The database ${folder} was made by PostgreSQL ${version};`,
        `this Zhupi comes with ${binaries.majorVersion}.`,
        'Back up with the earlier Zhupi, then restore with this one.',
      ],
    ),
  )
}

function unreachable(folder: string, account: PostgresAccount): StartRefused {
  return new StartRefused(
    bilingual(
      [
        `数据库用户 ${account.name} 无法进入 ${folder}：`,
        '请给它的各级上级目录加上进入权限（chmod o+x），或把数据目录移回原处。',
      ],
      [
        `The database user ${account.name} cannot walk to ${folder}:`,
        'open the folders above it (chmod o+x), or move the data folder back.',
      ],
    ),
  )
}

/** Where the data folder says where its cluster is, also for operators who look for it. */
function recordFile(dataDir: string): string {
  return join(dataDir, 'postgres.location')
}

async function readRecord(dataDir: string): Promise<string | undefined> {
  return (await readFile(recordFile(dataDir), 'utf8').catch(() => '')).trim() || undefined
}

async function writeRecord(dataDir: string, folder: string): Promise<void> {
  await writeFile(`${recordFile(dataDir)}.new`, `${folder}\n`, { flush: true })
  await rename(`${recordFile(dataDir)}.new`, recordFile(dataDir))
  await flushFolder(dataDir)
}

function ownerNote(folder: string): string {
  return `${folder}.data-folder`
}

export function keyOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
