import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { GrantKind } from '@zhupi/contract/terms/membership.ts'
import { grants } from '../db/schema.ts'
import { makePerson, type Someone } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { remindExpiry } from './remindExpiry.ts'

const server = await startTestServer()
const DAY_MS = 86_400_000
const run = () => remindExpiry({ db: server.database.db, clock: () => server.now })
const at = (days: number) => new Date(server.now.getTime() + days * DAY_MS)

async function give(
  student: Someone,
  kind: GrantKind,
  from: number,
  to: number,
  uses: number | null = null,
  used = 0,
) {
  await server.database.db.insert(grants).values({
    accountId: student.id,
    kind,
    startsAt: at(from),
    endsAt: at(to),
    uses,
    used,
    createdAt: server.now,
  })
}
const textsOf = async (student: Someone) =>
  (await server.call(calls.getStudentNotify, { type: 'System' }, student)).items.map(
    (each) => each.content,
  )

test('a card and a membership that end within three days are reminded of, once', async () => {
  const student = await makePerson(server, 'student')
  await give(student, 'card', -20, 2, 15, 4)
  await give(student, 'membership', -20, 2.5)
  await Promise.all([run(), run()])
  await run()
  expect((await textsOf(student)).toSorted()).toEqual(
    [
      '你的会员将在 3月4日 20:00 到期。',
      '你的批改卡将在 3月4日 08:00 到期，还有 11 次批改没有用。',
    ].toSorted(),
  )
})

test.each([
  ['a week away', async (student: Someone) => give(student, 'membership', -20, 7)],
  ['over', async (student: Someone) => give(student, 'membership', -20, -1)],
  ['a card that is used up', async (student: Someone) => give(student, 'card', -20, 2, 15, 15)],
  [
    'a membership that goes on with the next one',
    async (student: Someone) => {
      await give(student, 'membership', -28, 2)
      await give(student, 'membership', 2, 32)
    },
  ],
  ['a card of two days', async (student: Someone) => give(student, 'card', 0, 2, 3)],
])('no reminder of what is %s', async (_what, prepare) => {
  const student = await makePerson(server, 'student')
  await prepare(student)
  await run()
  expect(await textsOf(student)).toEqual([])
})
