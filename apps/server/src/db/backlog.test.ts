import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { startQueue } from './queue.ts'
import { createTestDatabase } from './testDatabase.ts'

test('a backlog is worked off without pauses between its jobs; a failed job fails alone', async () => {
  const testDatabase = await createTestDatabase()
  const database = openDatabase(testDatabase.connection)
  const queue = await startQueue(testDatabase.connection, { error: () => {} })
  try {
    // One a second would take longer than a poll waits.
    const JOBS = 90
    const POISONED = 7
    const worked = new Map<number, number>()
    // All in one transaction, as a demo school or a restart brings them.
    await database.db.transaction(async (db) => {
      for (let revisionId = 1; revisionId <= JOBS; revisionId += 1)
        await queue.enqueue(db, 'correctEssay', {
          revisionId,
          requestedAt: '2026-03-02T00:00:00.000Z',
        })
    })
    await queue.work('correctEssay', 1, async ({ revisionId }) => {
      worked.set(revisionId, (worked.get(revisionId) ?? 0) + 1)
      if (revisionId === POISONED) throw new Error('poison')
    })
    await expect.poll(() => worked.size).toBe(JOBS)
    for (const [revisionId, times] of worked) if (revisionId !== POISONED) expect(times).toBe(1)
  } finally {
    await queue.stop()
    await database.close()
    await testDatabase.drop()
  }
})
