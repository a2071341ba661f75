import { expect, test } from 'vitest'
import { migrateDatabase } from './database.ts'
import { runOnce } from './testCluster.ts'
import { createTestDatabase } from './testDatabase.ts'

test('many that start at once on an empty database bring it up once', async () => {
  const database = await createTestDatabase()
  await runOnce(
    database.connection,
    'drop schema drizzle cascade; drop schema public cascade; create schema public',
  )
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(database.connection)))
  await runOnce(database.connection, 'select id from accounts')
  await database.drop()
})

test('older code refuses a schema that a newer release has made, and names both versions', async () => {
  const database = await createTestDatabase()
  await migrateDatabase(database.connection)
  await runOnce(
    database.connection,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  )
  await expect(migrateDatabase(database.connection)).rejects.toThrow(
    /数据库的结构是第 \d+ 版，这个程序只认识到第 \d+ 版/,
  )
  await database.drop()
})
