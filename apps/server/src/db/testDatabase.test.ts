import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { runOnce } from './testCluster.ts'
import { createTestDatabase } from './testDatabase.ts'

const first = await createTestDatabase()
const second = await createTestDatabase()

afterAll(async () => {
  await first.drop()
  await second.drop()
})

test('what one test database holds, the next does not', async () => {
  await runOnce(first.connection, 'create table only_here (id int)')
  await expect(runOnce(second.connection, 'select from only_here')).rejects.toThrow(
    'does not exist',
  )
})

test('a test database can be dropped while a pool is still connected', async () => {
  const third = await createTestDatabase()
  const pool = new pg.Pool(third.connection)
  pool.on('error', () => undefined)
  await pool.query('select 1')
  await third.drop()
  await expect(pool.query('select 1')).rejects.toThrow(third.connection.database)
  await pool.end()
})
