import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { describeFault } from './describeFault.ts'
import { schools } from './schema/account.ts'
import { createTestDatabase } from './testDatabase.ts'

const testDatabase = await createTestDatabase()
const database = openDatabase(testDatabase.connection)
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

test('a failed query is described without the values it carried', async () => {
  await database.pool.query('drop table schools cascade')
  const fault = await database.db
    .select()
    .from(schools)
    .where(eq(schools.name, '只有我知道的话'))
    .catch((error: unknown) => error)
  if (!(fault instanceof Error)) throw new Error('the query should have failed')
  expect(fault.message).toContain('只有我知道的话')
  const described = describeFault(fault)
  expect(JSON.stringify(described)).not.toContain('只有我知道的话')
  expect(described).toMatchObject({ code: '42P01', message: 'relation "schools" does not exist' })
  expect(described.stack).toContain('    at ')
})

test('any other fault keeps its message', () => {
  expect(describeFault(new TypeError('no such thing'))).toMatchObject({
    type: 'TypeError',
    message: 'no such thing',
  })
})
