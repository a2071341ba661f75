/** For tests: the operators' command on a database of its own. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import { onlyRow, openDatabase, type Database, type Db } from '@zhupi/server/db/database.ts'
import { accounts, schools } from '@zhupi/server/db/schema/account.ts'
import { databaseUrlOf } from '@zhupi/server/db/testCluster.ts'
import { classrooms } from '@zhupi/server/db/schema/classroom.ts'
import { createTestDatabase } from '@zhupi/server/db/testDatabase.ts'
import { runAdmin } from './run.ts'

const TOOL = join(import.meta.dirname, '../admin.ts')
let lastPhone = 13_700_000_000

type Outcome = { code: number; out: string }
type AuditEntry = { operator: string; act: string; details: Record<string, unknown> }

export interface AdminTest {
  db: Db
  pool: Database['pool']
  /** Where the operator works. */
  folder: string
  /** `line`: as it is typed after `npm run admin --`. */
  admin: (line: string, env?: Record<string, string>) => Promise<Outcome>
  /** The same as a process of its own, which takes a second to start. */
  adminProcess: (line: string, env?: Record<string, string>) => Promise<Outcome>
  acts: () => Promise<AuditEntry[]>
  lastAct: () => Promise<AuditEntry | undefined>
}

export async function startAdminTest(): Promise<AdminTest> {
  const testDatabase = await createTestDatabase()
  const DATABASE_URL = databaseUrlOf(testDatabase.connection)
  const database = openDatabase(testDatabase.connection)
  const { db, pool } = database
  const folder = await mkdtemp(join(tmpdir(), 'zhupi-admin-'))
  afterAll(async () => {
    await database.close()
    await testDatabase.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const acts = async () => {
    const { rows } = await pool.query<AuditEntry>(
      'select operator, act, details from audit_log order by id',
    )
    return rows
  }
  const fullEnv = (env: Record<string, string> = { DATABASE_URL }) => ({
    PATH: process.env['PATH'],
    USER: 'wang',
    INIT_CWD: folder,
    DATA_DIR: join(folder, 'data'),
    ...env,
  })
  return {
    db,
    pool,
    folder,
    admin: (line, env) => runHere(line, fullEnv(env)),
    adminProcess: (line, env) => runTool(line, fullEnv(env)),
    acts,
    lastAct: async () => (await acts()).at(-1),
  }
}

async function runHere(line: string, env: Record<string, string | undefined>): Promise<Outcome> {
  let out = ''
  const write = (said: unknown) => {
    out += `${said instanceof Error ? said.stack : String(said)}\n`
  }
  const code = await runAdmin(wordsOf(line), {
    env,
    folder: process.cwd(),
    print: write,
    complain: write,
  })
  return { code, out }
}

async function runTool(line: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const done: unknown = await promisify(execFile)(process.execPath, [TOOL, ...wordsOf(line)], {
    env,
  }).catch((error: unknown) => error)
  const of = (key: string) =>
    typeof done === 'object' && done !== null && key in done ? Reflect.get(done, key) : undefined
  return { code: Number(of('code') ?? 0), out: `${String(of('stdout'))}${String(of('stderr'))}` }
}

function wordsOf(line: string): string[] {
  return line.split(' ').filter((word) => word !== '')
}

export async function makeAccount(
  db: Db,
  role: 'student' | 'teacher',
  more: Partial<typeof accounts.$inferInsert> = {},
): Promise<{ id: number; phone: string }> {
  lastPhone += 1
  const phone = String(lastPhone)
  const { id } = onlyRow(
    await db
      .insert(accounts)
      .values({
        role,
        phone,
        name: role === 'teacher' ? '陈老师' : '林小满',
        passwordHash: 'x',
        createdAt: new Date(),
        ...more,
      })
      .returning({ id: accounts.id }),
  )
  return { id, phone }
}

/** @returns its id */
export async function makeSchool(db: Db, name: string): Promise<number> {
  const { id } = onlyRow(
    await db
      .insert(schools)
      .values({ name, country: 'CN', regionId: '330106' })
      .returning({ id: schools.id }),
  )
  return id
}

/** A teacher's class of grade 5. @returns its id */
export async function makeClass(db: Db, joinCode: string): Promise<number> {
  const teacher = await makeAccount(db, 'teacher')
  const { id } = onlyRow(
    await db
      .insert(classrooms)
      .values({
        ...{ ownerId: teacher.id, name: '五（2）班', gradeLevel: 5, joinCode, memo: '' },
        ...{ isLocked: false, createdAt: new Date() },
      })
      .returning({ id: classrooms.id }),
  )
  return id
}
