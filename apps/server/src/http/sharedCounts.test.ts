/** Counts that several servers share, and what becomes of them while the database is away. */
import { afterAll, expect, test } from 'vitest'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { openDatabase } from '../db/database.ts'
import { createTestDatabase } from '../db/testDatabase.ts'
import { sweepLimits } from '../jobs/sweepLimits.ts'
import { createSharedCounts } from './sharedCounts.ts'

const testDatabase = await createTestDatabase()
const [here, there] = [openDatabase(testDatabase.connection), openDatabase(testDatabase.connection)]
const QUIET = { error: () => undefined }
afterAll(async () => {
  await here.close()
  await there.close()
  await testDatabase.drop()
})

const askHere = async (text: string) => (await here.pool.query(text)).rowCount
const rateOf = (name: string) => ({ name, max: 3, withinMs: MINUTE_MS })

test('two servers count together', async () => {
  const counts = [here, there].map(({ pool }) =>
    createSharedCounts((query) => pool.query(query), QUIET)(rateOf('shared')),
  )
  const waits: (number | undefined)[] = []
  for (let tries = 0; tries < 4; tries += 1) waits.push(await counts[tries % 2]?.('one person'))
  expect(waits.slice(0, 3)).toEqual([undefined, undefined, undefined])
  expect(waits[3]).toBeGreaterThan(0)
  expect(await counts[0]?.('another person')).toBeUndefined()
})

test('whom a count is about stands nowhere in clear', async () => {
  await createSharedCounts((query) => here.pool.query(query), QUIET)(rateOf('secret'))(
    '203.0.113.7/13800000000',
  )
  const { rows } = await here.pool.query('select to_jsonb(r)::text as row from rate_counts r')
  expect(JSON.stringify(rows)).not.toMatch(/13800000000|203\.0\.113\.7/)
})

test('while the store fails each server counts by itself: not open, not shut, and said once', async () => {
  let isAway = true
  const said: string[] = []
  const count = createSharedCounts(
    (query) => (isAway ? Promise.reject(new Error('connection refused')) : here.pool.query(query)),
    { error: (_details, text) => said.push(text) },
  )(rateOf('away'))
  const waits: (number | undefined)[] = []
  for (let tries = 0; tries < 4; tries += 1) waits.push(await count('one person'))
  expect(waits.slice(0, 3)).toEqual([undefined, undefined, undefined])
  expect(waits[3]).toBeGreaterThan(0)
  expect(said).toEqual(['limits are counted by this server alone'])
  isAway = false
  expect(await count('another person')).toBeUndefined()
  expect(await askHere("select 1 from rate_counts where key like 'away:%'")).toBe(1)
})

test('what has expired is swept, and nothing else', async () => {
  const count = createSharedCounts((query) => here.pool.query(query), QUIET)(rateOf('swept'))
  await count('one person')
  const rows = () => askHere("select 1 from rate_counts where key like 'swept:%'")
  await sweepLimits({ db: here.db, clock: () => new Date() })
  expect(await rows()).toBe(1)
  await sweepLimits({ db: here.db, clock: () => new Date(Date.now() + 2 * MINUTE_MS) })
  expect(await rows()).toBe(0)
})
