/**
 * The whole server as it starts: on a database of the operator's own, one a data folder, stopping
 * in order.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { databaseUrlOf } from './db/testCluster.ts'
import { createTestDatabase } from './db/testDatabase.ts'
import { findFreePort } from './testing/freePort.ts'
import { readConfig } from './config.ts'
import { startServer } from './main.ts'

const database = await createTestDatabase()
const databaseUrl = databaseUrlOf(database.connection)
const dataDir = await mkdtemp(join(tmpdir(), 'zhupi-main-'))

afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}) {
  const config = readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    ...env,
  })
  return {
    config,
    server: await startServer(config, {
      prepareWebApp: async () => undefined,
      logger: false,
      onFatal: () => undefined,
    }),
  }
}

test('with DATABASE_URL it uses that database and starts no PostgreSQL of its own', async () => {
  const { config, server } = await start()
  expect(
    await (
      await fetch(`http://127.0.0.1:${config.port}${BASE_PATH}/correct/pub/constants/all.mvc`)
    ).json(),
  ).toMatchObject({ code: 200 })
  expect(await readdir(dataDir)).not.toContain('postgres')
  await server.stop()
  await expect(fetch(`http://127.0.0.1:${config.port}${BASE_PATH}/`)).rejects.toThrow(
    'fetch failed',
  )
})

test('any number of each role share one database; the web one corrects nothing itself', async () => {
  const [web, other] = await Promise.all([start({ ROLE: 'web' }), start({ ROLE: 'web' })])
  const { db } = web.server.database
  for (const { config } of [web, other])
    expect(
      (await fetch(`http://127.0.0.1:${config.port}${BASE_PATH}/correct/pub/constants/all.mvc`))
        .status,
    ).toBe(200)
  const job = { revisionId: 1, requestedAt: new Date(0).toISOString() }
  await web.server.queue.enqueue(db, 'correctEssay', job)
  await sleep(2_500)
  const states = async () =>
    (
      await web.server.database.pool.query(
        "select distinct state::text from pgboss.job where name = 'correctEssay'",
      )
    ).rows.map(({ state }) => String(state))
  expect(await states()).toEqual(['created'])
  const worker = await start({ ROLE: 'worker' })
  await expect(fetch(`http://127.0.0.1:${worker.config.port}/`)).rejects.toThrow('fetch failed')
  await expect.poll(states).toEqual(['completed'])
  await Promise.all([web, other, worker].map(({ server }) => server.stop()))
})

test('half a server without a shared database is refused', () => {
  expect(() => readConfig({ ROLE: 'worker' })).toThrow('DATABASE_URL')
})

test('a start that cannot listen releases everything it took', async () => {
  const { config, server } = await start()
  const other = await mkdtemp(join(tmpdir(), 'zhupi-main-'))
  await expect(start({ PORT: String(config.port), DATA_DIR: other })).rejects.toThrow(
    `端口 ${config.port} 已被占用`,
  )
  await server.stop()
  const free = await start({ DATA_DIR: other })
  await free.server.stop()
  await rm(other, { recursive: true, force: true })
})

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['ROLE', 'both'],
  ['CORRECTION_WORKERS', '0'],
  ['CORRECTION_WORKERS', 'all'],
])('%s=%s is refused by name', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(variable)
})
