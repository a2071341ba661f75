// PostgreSQL refuses to run as root. A server that root started therefore runs it as an ordinary account of the machine; one that
// anybody else started runs it as that user.
import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { readPasswd } from './owner.ts'
import { StartRefused } from './startRefused.ts'

const run = promisify(execFile)

export interface PostgresAccount {
  uid: number
  gid: number
  name: string
  /** For child_process: empty unless root has to step down. */
  runAs: { uid: number; gid: number } | Record<string, never>
}

/** In this order. An operator who wants the database under an account of its own creates the user «zhupi» before the first start. */
const ACCOUNTS_FOR_ROOT = ['zhupi', process.platform === 'darwin' ? '_postgres' : 'nobody']

/** Nothing of ours may leak in (PGDATA, PGOPTIONS, a locale the machine does not have). */
export const POSTGRES_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export const isRoot = process.getuid?.() === 0

/** The accounts that a cluster may belong to, the one for a new cluster first. */
export function listAccounts(): PostgresAccount[] {
  if (!isRoot) return [ownAccount()]
  const users = readPasswd()
  const accounts = ACCOUNTS_FOR_ROOT.flatMap((name) =>
    users.filter((user) => user.name === name && user.uid !== 0),
  )
  return accounts.map(({ name, uid, gid }) => ({ name, uid, gid, runAs: { uid, gid } }))
}

/** The account for a new cluster. */
export function chooseAccount(): PostgresAccount {
  const [account] = listAccounts()
  if (account) return account
  throw new StartRefused(
    `PostgreSQL 不能以 root 运行，而本机没有可用的普通用户（${ACCOUNTS_FOR_ROOT.join('、')}）。请执行 useradd -r zhupi，或设置 DATABASE_URL。\n` +
      `PostgreSQL does not run as root, and this machine has none of the users ${ACCOUNTS_FOR_ROOT.join(', ')}. Run "useradd -r zhupi", or set DATABASE_URL.`,
  )
}

/** Whether the account passes `test -d`, `-r`, `-x` … on a path. Asked of the kernel, so that ACLs and mounts count too. */
export async function passesTest(
  account: PostgresAccount,
  flag: '-d' | '-r' | '-w' | '-x',
  path: string,
): Promise<boolean> {
  return run('/bin/sh', ['-c', 'test "$1" "$2"', 'sh', flag, path], {
    ...account.runAs,
    cwd: '/',
    env: POSTGRES_ENV,
  }).then(
    () => true,
    () => false,
  )
}

function ownAccount(): PostgresAccount {
  try {
    const { uid, gid, username } = userInfo()
    return { uid, gid, name: username, runAs: {} }
  } catch (error) {
    // initdb looks itself up and gives up when it is nobody.
    throw new StartRefused(
      `当前用户 uid ${process.getuid?.()} 不在 /etc/passwd 中，PostgreSQL 无法以它运行。请换一个用户，或设置 DATABASE_URL。\n` +
        `The current uid ${process.getuid?.()} is not in /etc/passwd, and PostgreSQL cannot run as it. Use another user, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}
