/** Two devices at once, and guessing: the short form of what RACES and SMS_GUESSES make long. */
import { expect, test } from 'vitest'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { SMS_CODE_TRIES } from '@zhupi/contract/terms/limits.ts'
import { makePerson, PASSWORD, receiveCode } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'

const IS_LONG = process.env['LONG'] === '1'
const SIGN_IN_RACES = Number(process.env.RACES || (IS_LONG ? 40 : 12))
const SMS_GUESSES = Number(process.env.SMS_GUESSES || (IS_LONG ? 500 : 150))
// Guesses are slowed down by address and account before they are looked at; here the codes have to
// hold alone.
const server = await startTestServer({ signInsPerAddress: 1_000_000, signInsPerAccount: 1_000_000 })
const LONG_MS = 20 * MINUTE_MS

test(
  `of two devices that sign in at once one lives, the other gets 3009: ${SIGN_IN_RACES} races`,
  { timeout: LONG_MS },
  async () => {
    const [student, teacher] = [
      await makePerson(server, 'student'),
      await makePerson(server, 'teacher'),
    ]
    for (let race = 0; race < SIGN_IN_RACES; race += 1) {
      const [person, call, t] =
        race % 2 === 0
          ? ([student, calls.getUserinfo, 0] as const)
          : ([teacher, calls.getTeacherInfo, 1] as const)
      const devices = await Promise.all(
        [0, 1].map(() =>
          server.call(calls.loginByPassword, { uname: person.phone, pwd: PASSWORD, t }),
        ),
      )
      const codes = await Promise.all(
        devices.map(async (ticket) => (await server.send(call, {}, ticket)).code),
      )
      expect(codes.sort()).toEqual([200, 3009])
    }
    const { rows } = await server.database.pool.query(
      'select count(*)::int as live from sessions where ended_at is null group by account_id',
    )
    expect(rows).toEqual([{ live: 1 }, { live: 1 }])
  },
)

test(
  `of ${SMS_GUESSES} guesses, many at once, at most five a code are ever looked at`,
  { timeout: LONG_MS },
  async () => {
    const AT_ONCE = 25
    const { phone } = await makePerson(server, 'student')
    const outcomes = new Set<number>()
    for (let guessed = 0; guessed < SMS_GUESSES; guessed += AT_ONCE) {
      const smscode = await receiveCode(server, phone, 'TYPE_LOGIN')
      // Five an hour go to one phone.
      server.now = new Date(server.now.getTime() + 13 * MINUTE_MS)
      const fresh = await renewCode()
      const wrong = Array.from({ length: AT_ONCE - 1 }, (_, index) =>
        String((Number(smscode) + 1 + guessed + index) % 1_000_000).padStart(6, '0'),
      ).filter((each) => each !== smscode)
      for (const answer of await Promise.all(
        wrong.map((each) => server.send(calls.loginBySms, { mobile: phone, smscode: each, t: 0 })),
      ))
        outcomes.add(answer.code)
      // By now the tries are used up: the right one comes too late.
      outcomes.add((await server.send(calls.loginBySms, { mobile: phone, smscode, t: 0 })).code)
      const { rows } = await server.database.pool.query(
        'select tries, ended_at is not null as has_ended from sms_codes where id = $1',
        [fresh],
      )
      expect(rows).toEqual([{ tries: SMS_CODE_TRIES, has_ended: true }])
    }
    expect([...outcomes]).toEqual([3005])
  },
)

/** As if the code had come now: the clock has moved on for the phone's hourly limit. */
async function renewCode(): Promise<number> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'update sms_codes set sent_at = $1 where id = (select max(id) from sms_codes) returning id',
    [server.now],
  )
  return Number(rows[0]?.id)
}
