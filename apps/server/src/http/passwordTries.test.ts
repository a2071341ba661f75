/**
 * Guessing passwords: the guesser waits longer and longer, the owner does not. Through HTTP, with a
 * clock that moves.
 */
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { makePerson, PASSWORD, receiveCode } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'

const ANSWER = z.object({ code: z.number(), msg: z.string() })
const FREE_TRIES = 9
const SCHOOL = '203.0.113.7'
const server = await startTestServer({ trustProxy: 1 })

let lastAddress = 0
const newAddress = () => {
  lastAddress += 1
  return `198.51.${Math.floor(lastAddress / 250)}.${lastAddress % 250}`
}
const later = (ms: number) => {
  server.now = new Date(server.now.getTime() + ms)
}

type From = { address: string; cookie?: string }

async function signIn(phone: string, pwd: string, { address, cookie = '' }: From) {
  const answer = await server.raw(`${BASE_PATH}${calls.loginByPassword.path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, cookie },
    body: new URLSearchParams({ uname: phone, pwd, t: '1' }),
  })
  const { code, msg } = ANSWER.parse(await answer.json())
  return {
    code,
    msg,
    status: answer.status,
    waitSeconds: Number(answer.headers.get('retry-after') ?? 0),
    cookie: (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '',
  }
}

async function guess(phone: string, times: number, from: From) {
  const answers: Awaited<ReturnType<typeof signIn>>[] = []
  for (let done = 0; done < times; done += 1) answers.push(await signIn(phone, 'wrong horse', from))
  return answers
}

/** As if so many wrong passwords had come from everywhere today: each costs argon2's time. */
async function pretendGuesses(accountId: number, tries: number): Promise<void> {
  const key = createHash('sha256').update(`account ${accountId}`).digest('base64url')
  const { rowCount } = await server.database.pool.query(
    'update password_tries set tries = $1 where key = $2',
    [tries, key],
  )
  expect(rowCount).toBe(1)
}

let teacher: Awaited<ReturnType<typeof makePerson>>
beforeEach(async () => {
  later(2 * DAY_MS)
  teacher = await makePerson(server, 'teacher')
})

test('each wrong password after the tenth waits longer, and says how long', async () => {
  const from = { address: SCHOOL }
  expect((await guess(teacher.phone, FREE_TRIES + 1, from)).map(({ code }) => code)).toEqual(
    Array.from({ length: FREE_TRIES + 1 }, () => 3005),
  )
  const waits: number[] = []
  for (let times = 0; times < 9; times += 1) {
    const [refused] = await guess(teacher.phone, 1, from)
    expect(refused?.status).toBe(429)
    waits.push(refused?.waitSeconds ?? 0)
    later((refused?.waitSeconds ?? 0) * SECOND_MS)
    expect((await guess(teacher.phone, 1, from))[0]?.status).toBe(200)
  }
  expect(waits).toEqual([10, 20, 40, 80, 180, 300, 600, 900, 900])
  expect((await guess(teacher.phone, 1, from))[0]?.msg).toBe('密码输错的次数较多，请 15 分钟后再试')
})

test('after the wait the right password is let in, and the count is gone', async () => {
  const from = { address: SCHOOL }
  await guess(teacher.phone, FREE_TRIES + 1, from)
  expect((await signIn(teacher.phone, PASSWORD, from)).status).toBe(429)
  later(10 * SECOND_MS)
  expect((await signIn(teacher.phone, PASSWORD, from)).code).toBe(200)
  const again = await guess(teacher.phone, FREE_TRIES, from)
  expect(again.every(({ status }) => status === 200)).toBe(true)
})

test('a day later a place begins anew', async () => {
  const from = { address: SCHOOL }
  await guess(teacher.phone, FREE_TRIES + 1, from)
  later(DAY_MS)
  const again = await guess(teacher.phone, FREE_TRIES, from)
  expect(again.every(({ status }) => status === 200)).toBe(true)
})

test('whoever guesses at a teacher’s password slows only the own place down', async () => {
  const guesser = { address: SCHOOL }
  const known = await signIn(teacher.phone, PASSWORD, guesser)
  expect(known.cookie).toMatch(/^zhupi-device=[\w-]{22}$/)
  await guess(teacher.phone, FREE_TRIES + 3, guesser)
  expect((await guess(teacher.phone, 1, guesser))[0]?.status).toBe(429)
  // From another address at once, and behind the same one with the browser that the account knows.
  expect((await signIn(teacher.phone, PASSWORD, { address: newAddress() })).code).toBe(200)
  expect((await signIn(teacher.phone, PASSWORD, { ...guesser, cookie: known.cookie })).code).toBe(
    200,
  )
})

test('a browser is known to the accounts that signed in with it, and to no other', async () => {
  const other = await makePerson(server, 'teacher')
  const { cookie } = await signIn(other.phone, PASSWORD, { address: SCHOOL })
  await guess(teacher.phone, FREE_TRIES + 1, { address: SCHOOL, cookie })
  // The mark made no place of its own: without it the same place waits.
  expect((await guess(teacher.phone, 1, { address: SCHOOL }))[0]?.status).toBe(429)
})

test('guesses at once are counted one after another', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => signIn(teacher.phone, 'wrong horse', { address: SCHOOL })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE_TRIES + 1)
})

test('guesses from everywhere make strangers wait, the right password a minute at most', async () => {
  const known = await signIn(teacher.phone, PASSWORD, { address: newAddress() })
  await guess(teacher.phone, 1, { address: newAddress() })
  const waits: number[] = []
  for (const tries of [49, 50, 100, 150, 200, 250, 1_000]) {
    await pretendGuesses(teacher.id, tries)
    const [first] = await guess(teacher.phone, 1, { address: newAddress() })
    waits.push(first?.waitSeconds ?? 0)
  }
  expect(waits).toEqual([0, 5, 10, 20, 40, 60, 60])
  // The browser that the account knows: at once, from wherever.
  expect(
    (await signIn(teacher.phone, PASSWORD, { address: newAddress(), cookie: known.cookie })).code,
  ).toBe(200)
  // A strange one: after one wait, whatever others go on guessing meanwhile.
  const owner = { address: newAddress() }
  expect((await signIn(teacher.phone, PASSWORD, owner)).waitSeconds).toBe(60)
  for (let others = 0; others < 20; others += 1)
    await guess(teacher.phone, 2, { address: newAddress() })
  later(MINUTE_MS)
  expect((await signIn(teacher.phone, PASSWORD, owner)).code).toBe(200)
})

test('wrong passwords are counted for the account, wherever they come from', async () => {
  await guess(teacher.phone, 1, { address: newAddress() })
  await pretendGuesses(teacher.id, 48)
  expect((await guess(teacher.phone, 1, { address: newAddress() }))[0]?.status).toBe(200)
  expect((await guess(teacher.phone, 1, { address: newAddress() }))[0]?.status).toBe(200)
  expect((await guess(teacher.phone, 1, { address: newAddress() }))[0]?.waitSeconds).toBe(5)
})

test('a phone without an account waits as one with an account does', async () => {
  const answersOf = async (phone: string) =>
    (await guess(phone, FREE_TRIES + 2, { address: SCHOOL })).map(
      ({ cookie: _cookie, ...answer }) => answer,
    )
  expect(await answersOf('13500009999')).toEqual(await answersOf(teacher.phone))
})

test('a new password by the phone’s code ends the wait', async () => {
  const from = { address: '127.0.0.1' }
  const smscode = await receiveCode(server, teacher.phone, 'TYPE_FIND_PWD')
  await guess(teacher.phone, FREE_TRIES + 3, from)
  expect((await guess(teacher.phone, 1, from))[0]?.status).toBe(429)
  await server.call(calls.resetPassword, {
    mobile: teacher.phone,
    pwd: 'another horse',
    smscode,
    isteacher: true,
  })
  expect((await signIn(teacher.phone, 'another horse', from)).code).toBe(200)
})
