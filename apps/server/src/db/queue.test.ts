import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { startQueue } from './queue.ts'
import { createTestDatabase } from './testDatabase.ts'

const testDatabase = await createTestDatabase()
const database = openDatabase(testDatabase.connection)
const { db } = database
const queue = await startQueue(testDatabase.connection, console)

afterAll(async () => {
  await queue.stop()
  await database.close()
  await testDatabase.drop()
})

test('a job whose transaction is rolled back never runs; one that commits does', async () => {
  const ran: number[] = []
  const rolledBack = db.transaction(async (db) => {
    await queue.enqueue(db, 'giveUpCorrection', { revisionId: 1, requestedAt: '' })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await db.transaction((db) =>
    queue.enqueue(db, 'giveUpCorrection', { revisionId: 2, requestedAt: '' }),
  )
  await queue.work('giveUpCorrection', 1, async ({ revisionId }) => void ran.push(revisionId))
  await expect.poll(() => ran).toEqual([2])
})

test('a job whose worker was killed comes back within a minute', async () => {
  await db.transaction((db) =>
    queue.enqueue(db, 'correctEssay', { revisionId: 7, requestedAt: '' }),
  )
  const worker = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./testPrograms/hangInJob.ts', import.meta.url)),
      JSON.stringify(testDatabase.connection),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [taken] = await once(worker.stdout, 'data')
  expect(String(taken)).toContain('took 7')
  worker.kill('SIGKILL')
  const ran: number[] = []
  await queue.work('correctEssay', 1, async ({ revisionId }) => void ran.push(revisionId))
  await expect.poll(() => ran).toEqual([7])
})
