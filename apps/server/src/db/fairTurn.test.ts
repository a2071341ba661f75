import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { type Asker, beginTurn } from './fairTurn.ts'
import { startQueue } from './queue.ts'
import { createTestDatabase } from './testDatabase.ts'

const testDatabase = await createTestDatabase()
const database = openDatabase(testDatabase.connection)
const queue = await startQueue(testDatabase.connection, console)
afterAll(async () => {
  await queue.stop()
  await database.close()
  await testDatabase.drop()
})

type Job = { asker: Asker; no: number }
let jobs: Job[] = []
const askedBy = (accountId: number, classroomId: number | null): Asker => ({
  accountId,
  classroomId,
})
/** Each in a transaction of its own, as requests come. */
async function ask(asker: Asker): Promise<Job> {
  const job = { asker, no: jobs.push({ asker, no: jobs.length }) - 1 }
  await queue.enqueue(
    database.db,
    'correctEssay',
    { revisionId: job.no, requestedAt: '2026-03-02T00:00:00.000Z' },
    asker,
  )
  return job
}
const takeNext = async (): Promise<Job> => {
  const { rows } = await database.pool.query<{ no: number; turn: number }>(
    `update pgboss.job set state = 'completed', completed_on = now() where id = (
       select id from pgboss.job where name = 'correctEssay' and state < 'active'
       order by priority desc, created_on limit 1
     ) returning (data ->> 'revisionId')::int as no, -priority as turn`,
  )
  await beginTurn(database.db, 'correctEssay', rows[0]?.turn ?? 0)
  const job = jobs[rows[0]?.no ?? -1]
  if (job === undefined) throw new Error('nothing waits')
  return job
}
/** How many jobs are worked off before this one. */
async function countBefore(job: Job): Promise<number> {
  for (let before = 0; ; before += 1) if ((await takeNext()).no === job.no) return before
}
const OTHER = askedBy(1, 1)

beforeEach(async () => {
  await database.pool.query(`delete from pgboss.job where name = 'correctEssay'`)
  jobs = []
})

test('after a class of sixty with five essays each, a pupil elsewhere is next but one', async () => {
  for (let essay = 0; essay < 5; essay += 1)
    for (let pupil = 0; pupil < 60; pupil += 1) await ask(askedBy(100 + pupil, 7))
  expect(await countBefore(await ask(OTHER))).toBe(1)
})

test('so is one whose class is at work, however far the other class has come', async () => {
  for (let no = 0; no < 40; no += 1) await ask(askedBy(100 + no, 7))
  for (let no = 0; no < 25; no += 1) await takeNext()
  expect(await countBefore(await ask(OTHER))).toBe(1)
})

test('a hundred essays of one pupil delay a classmate by one', async () => {
  for (let no = 0; no < 100; no += 1) await ask(askedBy(100, 7))
  expect(await countBefore(await ask(askedBy(101, 7)))).toBeLessThanOrEqual(2)
})

test('who asks in twenty classes and in practice waits behind who asks once', async () => {
  for (let no = 0; no < 100; no += 1) await ask(askedBy(100, no % 5 === 0 ? null : 10 + (no % 20)))
  expect(await countBefore(await ask(OTHER))).toBe(1)
})

test('nobody waits for ever behind those who keep asking', async () => {
  for (let no = 0; no < 30; no += 1) await ask(askedBy(100 + no, 7))
  const last = jobs.at(-1)
  // Three lanes that never run dry.
  const busy = [askedBy(1, 1), askedBy(2, 2), askedBy(3, null)]
  for (const asker of busy) await ask(asker)
  let steps = 0
  for (; steps < 400; steps += 1) {
    const { asker, no } = await takeNext()
    if (no === last?.no) break
    if (busy.includes(asker)) await ask(asker)
  }
  // Its 29 classmates before it, and at most two of each other lane for each of those.
  expect(steps).toBeLessThanOrEqual(30 * 7)
})

test('the worker takes jobs in their turns, one after the other', async () => {
  for (let no = 0; no < 12; no += 1) await ask(askedBy(100 + no, 7))
  const other = await ask(OTHER)
  const order: number[] = []
  await queue.work('correctEssay', 1, async ({ revisionId }) => void order.push(revisionId))
  await expect.poll(() => order.length).toBe(13)
  expect(order.indexOf(other.no)).toBe(1)
})
