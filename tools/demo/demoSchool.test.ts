/**
 * The demo fails closed: its passwords are public, so that its accounts are for whoever sits at the
 * machine, and never beside a real school.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { readConfig } from '@zhupi/server/config.ts'
import { openDatabase } from '@zhupi/server/db/database.ts'
import { accounts } from '@zhupi/server/db/schema/account.ts'
import { databaseUrlOf } from '@zhupi/server/db/testCluster.ts'
import { findFreePort } from '@zhupi/server/testing/freePort.ts'
import { createTestDatabase } from '@zhupi/server/db/testDatabase.ts'
import { startServer, type RunningServer } from '@zhupi/server/main.ts'
import { DEMO_PASSWORD, loadDemoSchool } from './demoSchool.ts'
import { GRADE5_STUDENTS } from './people.ts'
import { removeDemoSchool } from './removeDemoSchool.ts'

const PUPIL = GRADE5_STUDENTS[0]?.phone ?? ''
const dataDir = await mkdtemp(join(tmpdir(), 'zhupi-demo-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function makeDatabase() {
  const testDatabase = await createTestDatabase()
  const database = openDatabase(testDatabase.connection)
  afterAll(async () => {
    await database.close()
    await testDatabase.drop()
  })
  return {
    url: databaseUrlOf(testDatabase.connection),
    ...database,
  }
}

/** As `npm start` does it: the server, then the demo school where the demo is open. */
async function start<T>(
  databaseUrl: string,
  env: Record<string, string>,
  use: (server: RunningServer, demo: string, call: Call) => Promise<T>,
): Promise<T> {
  const port = await findFreePort()
  const server = await startServer(
    readConfig({ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env }),
    { prepareWebApp: async () => undefined, logger: false, onFatal: () => undefined },
  )
  try {
    const demo = server.isDemo ? await loadDemoSchool(server) : 'closed'
    return await use(server, demo, (path, fields, ticket) => callAt(port, path, fields, ticket))
  } finally {
    await server.stop()
  }
}

type Answer = { code: number; entity: { ticket: string; userLoginCode: string } | null }
type Call = (
  path: string,
  fields: Record<string, string> | 'GET',
  ticket?: object,
) => Promise<Answer>

async function callAt(
  port: number,
  path: string,
  fields: Record<string, string> | 'GET',
  ticket: object = {},
): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${BASE_PATH}${path}`, {
    headers: { ...ticket },
    ...(fields === 'GET' ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
  })
  const body: Answer = JSON.parse(await answer.text())
  return body
}

const signIn = (call: Call) =>
  call(calls.loginByPassword.path, { uname: PUPIL, pwd: DEMO_PASSWORD, t: '0' })
const home = (call: Call, ticket: object) => call(calls.getUserinfo.path, 'GET', ticket)

test('the demo school signs in on this machine alone; closed, its accounts and sessions are dead, and one command removes it', async () => {
  const database = await makeDatabase()
  const ticket = await start(database.url, {}, async (_server, demo, call) => {
    expect(demo).toBe('there')
    const { code, entity } = await signIn(call)
    expect(code).toBe(200)
    const ticket = { ticket: entity?.ticket, userLoginCode: entity?.userLoginCode }
    expect((await home(call, ticket)).code).toBe(200)
    return ticket
  })
  await start(database.url, { DEMO: '0' }, async (server, demo, call) => {
    expect({ demo, isDemo: server.isDemo }).toEqual({ demo: 'closed', isDemo: false })
    expect(await signIn(call)).toMatchObject({ code: 3005, msg: '演示账号在这里不能登录' })
    expect((await home(call, ticket)).code).toBe(3004)
  })

  const count = async (query: string) => (await database.pool.query(query)).rowCount
  expect(await count('select 1 from accounts where is_demo')).toBeGreaterThan(60)
  expect(await database.db.transaction((db) => removeDemoSchool(db, new Date()))).toBeGreaterThan(
    60,
  )
  for (const table of [
    'accounts',
    'schools',
    'classrooms',
    'enrollments',
    'homework',
    'submissions',
    'revisions',
    'reports',
    'notifications',
    'consents',
    'kept_payments',
  ])
    expect({ table, rows: await count(`select 1 from ${table}`) }).toEqual({ table, rows: 0 })
})

test('where somebody real is in the database the demo stays closed', async () => {
  const database = await makeDatabase()
  await database.db.insert(accounts).values({
    role: 'teacher',
    phone: '13900000077',
    name: '陈老师',
    passwordHash: 'x',
    createdAt: new Date(),
  })
  await start(database.url, {}, async (server, demo) => {
    expect({ demo, isDemo: server.isDemo }).toEqual({ demo: 'closed', isDemo: false })
    // Also where it is asked for past the start.
    expect(await loadDemoSchool(server)).toBe('closed')
    expect(await database.pool.query('select 1 from accounts')).toMatchObject({ rowCount: 1 })
  })
})

test.each([
  [{}, true, undefined],
  [{ HOST: '127.0.0.1' }, true, undefined],
  [{ HOST: '::1' }, true, undefined],
  [{ HOST: 'localhost' }, true, undefined],
  [{ HOST: '0.0.0.0' }, false, 'HOST'],
  [{ HOST: '::' }, false, 'HOST'],
  [{ HOST: '192.168.1.8', DEMO: '1' }, false, 'HOST'],
  [{ TRUST_PROXY: '1' }, false, 'TRUST_PROXY'],
  [{ DEMO: '0' }, false, undefined],
])('%j: whether the demo is open, and what closed it', (env, isDemo, demoClosedBy) => {
  expect(readConfig(env)).toMatchObject({ isDemo, demoClosedBy })
})
