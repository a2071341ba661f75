import { expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { SHARE_DAYS } from '@zhupi/contract/terms/limits.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson, makePractice, waitForCorrection } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { eraseDeleted } from './eraseDeleted.ts'

const server = await startTestServer({ hasWorkers: true })
const { db, pool } = server.database

test('a link that has ended is swept, one that lives stays', async () => {
  const student = await makePerson(server, 'student')
  const id = await makePractice(server, student)
  await waitForCorrection(server, student, id, 0)
  await server.call(calls.createShareLink, { id, ishomework: 0 }, student)
  const today = server.now
  const countAfter = async (days: number) => {
    server.now = new Date(today.getTime() + days * DAY_MS)
    await eraseDeleted({ db, clock: () => server.now })
    return (await pool.query('select 1 from share_links')).rowCount
  }
  expect(await countAfter(SHARE_DAYS - 1)).toBe(1)
  expect(await countAfter(SHARE_DAYS)).toBe(0)
})
