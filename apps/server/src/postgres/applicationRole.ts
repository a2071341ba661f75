/**
 * The role that the product uses in its embedded PostgreSQL, its password, and who may connect: this
 * role with this password. The superuser that made the cluster cannot: it acts only while nothing is
 * running, in PostgreSQL's single-user mode. See docs/decisions/embedded-postgres.md.
 */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chown, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { flushFolder, writeFlushed } from '../flushedFiles.ts'
import { POSTGRES_ENV } from './postgresAccount.ts'
import type { PostgresBinaries } from './postgresBinaries.ts'
import { type ClusterPlace, POSTGRES_USER } from './postgresCluster.ts'
import { bilingual, StartRefused } from './startRefused.ts'

export const APPLICATION_ROLE = 'zhupi_app'
export const APPLICATION_DATABASE = 'postgres'

const PASSWORD = /^[0-9a-f]{64}$/
const DONE = 'application role ready'

/** Undefined where none has been made yet, or the file does not hold one. */
export async function findPassword(dataDir: string): Promise<string | undefined> {
  const found = (await readFile(passwordFile(dataDir), 'utf8').catch(() => '')).trim()
  return PASSWORD.test(found) ? found : undefined
}

/**
 * Makes the role and its password where they are missing, also for a cluster of an earlier release,
 * which had neither. Only while nothing runs on the cluster. What lets the role in is written last:
 * after a kill in the middle the next start begins anew.
 * @returns the password
 */
export async function ensureRole(
  place: ClusterPlace,
  dataDir: string,
  binaries: PostgresBinaries,
  isDurable: boolean,
): Promise<string> {
  const password = (await findPassword(dataDir)) ?? (await makePassword(dataDir))
  const access = accessFor(password)
  const found = await readFile(accessFile(place.folder), 'utf8').catch(() => '')
  if (found === access) return password
  await takeOver(place, binaries, password, isDurable)
  await replaceFile(place.folder, accessFile(place.folder), access, place.account)
  return password
}

/** The checksum tells which password the role has: a data folder may be put together of copies. */
function accessFor(password: string): string {
  const checksum = createHash('sha256').update(password).digest('hex').slice(0, 16)
  return `# Written by Zhupi for password ${checksum}. Nobody else connects, the superuser neither.
local all ${APPLICATION_ROLE} scram-sha-256
`
}

/** For the server's own user alone. */
async function makePassword(dataDir: string): Promise<string> {
  const password = randomBytes(32).toString('hex')
  await replaceFile(dataDir, passwordFile(dataDir), `${password}\n`)
  return password
}

/** What the superuser has of the product becomes the role's, in one transaction. */
async function takeOver(
  { folder, account }: ClusterPlace,
  binaries: PostgresBinaries,
  password: string,
  isDurable: boolean,
): Promise<void> {
  const settings = { log_min_error_statement: 'panic', fsync: isDurable ? 'on' : 'off' }
  const child = spawn(
    binaries.postgres,
    [
      ...['--single', '-j', '-D', folder],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      APPLICATION_DATABASE,
    ],
    { ...account.runAs, cwd: '/', env: POSTGRES_ENV },
  )
  // One that ends before it has read everything says why by itself.
  child.once('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.stdin.end(`${statements(password)}\n\n`)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [said, faults] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  // It goes on after an error and ends with 0: only the last row says that everything was done.
  if (said.includes(DONE)) return
  throw new StartRefused(
    `${bilingual(
      [`没能为 ${folder} 的数据库设置密码和账号。`],
      [`The database ${folder} could not be given its role and password.`],
    )}\n${faults.trim()}`,
  )
}

/** Of one text, single-user mode makes one transaction; an empty line would end it. */
function statements(password: string): string {
  return `do $$ begin
  if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
    create role ${APPLICATION_ROLE};
  end if;
end $$;
alter role ${APPLICATION_ROLE} with login nosuperuser nocreaterole noreplication nobypassrls
  createdb password '${password}';
alter database ${APPLICATION_DATABASE} owner to ${APPLICATION_ROLE};
do $$ declare act text; begin
  for act in
    with product as (
      select oid, nspname, nspowner from pg_namespace
      where nspname !~ '^pg_' and nspname <> 'information_schema'
    ), superuser as (select '${POSTGRES_USER}'::regrole as role)
    select format('alter schema %I owner to', nspname)
    from product, superuser where nspowner = role
    union all
    select format('alter table %s owner to', c.oid::regclass)
    from pg_class c join product n on n.oid = c.relnamespace, superuser
    where c.relowner = role and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and c.relkind = 'S'
          and d.deptype in ('a', 'i')
      )
    union all
    select format('alter routine %s owner to', p.oid::regprocedure)
    from pg_proc p join product n on n.oid = p.pronamespace, superuser
    where p.proowner = role
    union all
    select format('alter type %s owner to', t.oid::regtype)
    from pg_type t join product n on n.oid = t.typnamespace, superuser
    where t.typowner = role and t.typtype in ('e', 'd', 'r')
  loop
    execute act || ' ${APPLICATION_ROLE}';
  end loop;
end $$;
select '${DONE}';`
}

/** Whole or not at all, also through a power cut. */
async function replaceFile(
  folder: string,
  path: string,
  content: string,
  owner?: { uid: number; gid: number },
): Promise<void> {
  const draft = `${path}.new`
  await rm(draft, { force: true })
  await writeFlushed(draft, content)
  if (owner) await chown(draft, owner.uid, owner.gid)
  await rename(draft, path)
  await flushFolder(folder)
}

function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres.password')
}

function accessFile(cluster: string): string {
  return join(cluster, 'pg_hba.conf')
}
