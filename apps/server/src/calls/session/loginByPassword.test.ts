import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { accounts } from '../../db/schema/account.ts'
import { PASSWORD, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('the first sign-in answers num 0, the next another number', async () => {
  const teacher = await makePerson(server, 'teacher')
  await server.database.db
    .update(accounts)
    .set({ firstSignedInAt: null })
    .where(eq(accounts.id, teacher.id))
  const first = await server.call(calls.loginByPassword, {
    uname: teacher.phone,
    pwd: PASSWORD,
    t: 1,
  })
  expect(first.num).toBe(0)
  const again = await server.call(calls.loginByPassword, {
    uname: teacher.phone,
    pwd: PASSWORD,
    t: 1,
  })
  expect(again.num).toBe(1)
})

test('a wrong password, an unknown phone and the other role answer alike', async () => {
  const student = await makePerson(server, 'student')
  const answers = await Promise.all([
    server.send(calls.loginByPassword, { uname: student.phone, pwd: 'wrong', t: 0 }),
    server.send(calls.loginByPassword, { uname: '13000000000', pwd: PASSWORD, t: 0 }),
    server.send(calls.loginByPassword, { uname: student.phone, pwd: PASSWORD, t: 1 }),
  ])
  expect(answers).toEqual(
    Array.from({ length: 3 }, () => ({
      code: 3005,
      success: false,
      msg: '账号或密码不正确',
      entity: null,
    })),
  )
})

test('a second sign-in ends the first, whose next call gets 3009 and its text', async () => {
  const first = await makePerson(server, 'student')
  const second = await server.call(calls.loginByPassword, {
    uname: first.phone,
    pwd: PASSWORD,
    t: 0,
  })
  expect(await server.send(calls.getUserinfo, {}, first)).toMatchObject({
    code: 3009,
    msg: '特别提醒：您的账号已在其它地方登陆，若不是本人操作，请您及时修改密码。',
  })
  expect(await server.send(calls.getUserinfo, {}, second)).toMatchObject({ code: 200 })
})

test('of eight sign-ins at once exactly one ticket lives', async () => {
  const student = await makePerson(server, 'student')
  const tickets = await Promise.all(
    Array.from({ length: 8 }, () =>
      server.call(calls.loginByPassword, { uname: student.phone, pwd: PASSWORD, t: 0 }),
    ),
  )
  const codes = await Promise.all(
    tickets.map(async (ticket) => (await server.send(calls.getUserinfo, {}, ticket)).code),
  )
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 3009)).toHaveLength(7)
})

test('thirty idle days end a ticket with 3004; every call renews it', async () => {
  const student = await makePerson(server, 'student')
  const start = server.now
  server.now = new Date(start.getTime() + 29 * DAY_MS)
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(200)
  server.now = new Date(start.getTime() + 58 * DAY_MS)
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(200)
  server.now = new Date(start.getTime() + 89 * DAY_MS)
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(3004)
  server.now = start
})

test('two hundred days end a ticket with 3004, however often it is used', async () => {
  const student = await makePerson(server, 'student')
  const start = server.now
  const useAt = async (days: number) => {
    server.now = new Date(start.getTime() + days * DAY_MS)
    return (await server.send(calls.getUserinfo, {}, student)).code
  }
  for (let days = 20; days <= 200; days += 20) expect(await useAt(days)).toBe(200)
  expect(await useAt(201)).toBe(3004)
  server.now = start
})

test('a ticket with another login code is nobody', async () => {
  const [one, other] = [await makePerson(server, 'student'), await makePerson(server, 'student')]
  expect(
    (
      await server.send(
        calls.getUserinfo,
        {},
        { ticket: one.ticket, userLoginCode: other.userLoginCode },
      )
    ).code,
  ).toBe(3004)
})

test('after sign-out the ticket is unknown', async () => {
  const student = await makePerson(server, 'student')
  await server.call(calls.logout, {}, student)
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(3004)
})

test('guessing is slowed down: after the tenth wrong password comes a wait, over both paths', async () => {
  const student = await makePerson(server, 'student')
  const body = (padding: string) =>
    new URLSearchParams({ uname: `${padding}${student.phone}\u3000`, pwd: 'guess', t: '0' })
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    const base = tries % 2 === 0 ? BASE_PATH : ''
    // White space around the phone makes no other account of it.
    statuses.push(
      (
        await server.raw(`${base}${calls.loginByPassword.path}`, {
          method: 'POST',
          body: body(' '.repeat(tries)),
        })
      ).status,
    )
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('a password that somebody else chose signs in until its end', async () => {
  const student = await makePerson(server, 'student')
  const signIn = async () =>
    (await server.send(calls.loginByPassword, { uname: student.phone, pwd: PASSWORD, t: 0 })).code
  const endAt = (passwordEndsAt: Date) =>
    server.database.db.update(accounts).set({ passwordEndsAt }).where(eq(accounts.id, student.id))
  await endAt(server.now)
  expect(await signIn()).not.toBe(200)
  await endAt(new Date(server.now.getTime() + DAY_MS))
  expect(await signIn()).toBe(200)
})

test('neither password nor ticket is in the database in clear', async () => {
  const student = await makePerson(server, 'student')
  const { rows } = await server.database.pool.query(
    `select to_jsonb(a)::text as a from accounts a
     union all select to_jsonb(s)::text from sessions s`,
  )
  const allRows = rows.map((row: { a: string }) => row.a).join('\n')
  expect(allRows).not.toContain(PASSWORD)
  expect(allRows).not.toContain(student.ticket)
})
