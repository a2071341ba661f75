import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { makePerson, PASSWORD } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { eraseDeleted } from './eraseDeleted.ts'

const server = await startTestServer()
const { db, pool } = server.database

test('sessions that nobody has used for 90 days are swept, one that is in use is not', async () => {
  const [here, away] = [await makePerson(server, 'teacher'), await makePerson(server, 'teacher')]
  const countOf = async ({ id }: { id: number }) =>
    (await pool.query('select 1 from sessions where account_id = $1', [id])).rowCount
  // Signed in once more: the earlier session has ended.
  const again = await server.call(calls.loginByPassword, { uname: here.phone, pwd: PASSWORD, t: 1 })
  expect([await countOf(here), await countOf(away)]).toEqual([2, 1])
  for (let rounds = 0; rounds < 4; rounds += 1) {
    server.now = new Date(server.now.getTime() + 23 * DAY_MS)
    await server.call(calls.anyoneInfo, {}, again)
  }
  await eraseDeleted({ db, clock: () => server.now })
  // What has ended longest ago goes; where it was signed in elsewhere, that can be said until then.
  expect([await countOf(here), await countOf(away)]).toEqual([1, 0])
  expect((await server.send(calls.anyoneInfo, {}, again)).code).toBe(200)
})
