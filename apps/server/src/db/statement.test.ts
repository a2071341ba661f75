import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { schools } from './schema/account.ts'
import { statement } from './statement.ts'
import { createTestDatabase } from './testDatabase.ts'

let composed = 0
const byName = statement(['name'], (db, { name }) => {
  composed += 1
  return db.select({ country: schools.country }).from(schools).where(eq(schools.name, name))
})

test('a statement is composed once and runs on a pool and in a transaction alike', async () => {
  const testDatabase = await createTestDatabase()
  const database = openDatabase(testDatabase.connection)
  const { db } = database
  try {
    expect(await byName(db, { name: '知行小学' })).toEqual([])
    await db
      .transaction(async (inside) => {
        await inside.insert(schools).values({ name: '知行小学', country: 'CN' })
        // Only the transaction's own connection sees the row.
        expect(await byName(inside, { name: '知行小学' })).toEqual([{ country: 'CN' }])
        expect(await byName(db, { name: '知行小学' })).toEqual([])
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await byName(db, { name: '知行小学' })).toEqual([])
    expect(composed).toBe(1)
    await expect(byName(db, Object.create(null))).rejects.toThrow('name')
    // The pool may answer from a connection that has run nothing yet.
    const { rows } = await db.transaction(async (inside) => {
      await byName(inside, { name: '知行小学' })
      return inside.execute(sql`select statement from pg_prepared_statements`)
    })
    expect(rows.length).toBeGreaterThan(0)
  } finally {
    await database.close()
    await testDatabase.drop()
  }
})
