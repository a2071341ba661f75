/** SMS codes: what they open, how long they live, and their limits. */
import { afterEach, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { encryptPhone } from '@zhupi/contract/rules/phoneCipher.ts'
import { startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { DAY_MS, HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { smsCodes } from '../../db/schema/session.ts'
import { makePerson } from '../../testing/make.ts'
import { createPhones, newcomer } from '../../testing/phones.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ smsPerDay: 1_000 })
const { newPhone, askForCode, receive, later } = createPhones(server)
const morning = server.now
/** Each test begins two hours after the one before: the address's limit is one test's alone. */
let hours = 0
afterEach(() => {
  hours += 2
  server.now = new Date(morning.getTime() + hours * HOUR_MS)
})

test('a code signs in the person of that role, once', async () => {
  const teacher = await makePerson(server, 'teacher')
  const smscode = await receive(teacher.phone, 'TYPE_LOGIN')
  const ticket = await server.call(calls.loginBySms, { mobile: teacher.phone, smscode, t: 1 })
  expect(await server.call(calls.getTeacherInfo, {}, ticket)).toMatchObject({
    mobile: teacher.phone,
  })
  expect(
    await server.send(calls.loginBySms, { mobile: teacher.phone, smscode, t: 1 }),
  ).toMatchObject({ code: 3005, msg: '验证码不正确或已过期，请重新获取' })
})

test('a phone without an account goes on to registration', async () => {
  const phone = newPhone()
  expect(
    await server.send(calls.loginBySms, {
      mobile: phone,
      smscode: await receive(phone, 'TYPE_LOGIN'),
      t: 0,
    }),
  ).toMatchObject({ code: 4000 })
})

test('a code is good for its own purpose only', async () => {
  const phone = newPhone()
  expect(
    await server.send(calls.registerStudent, newcomer(phone, await receive(phone, 'TYPE_LOGIN'))),
  ).toMatchObject({ code: 3005 })
})

test('a code ends after five minutes', async () => {
  const pupil = await makePerson(server, 'student')
  const smscode = await receive(pupil.phone, 'TYPE_LOGIN')
  later(5 * 60)
  expect((await server.send(calls.loginBySms, { mobile: pupil.phone, smscode, t: 0 })).code).toBe(
    3005,
  )
})

test('a code ends after five wrong tries: the right one comes too late', async () => {
  const pupil = await makePerson(server, 'student')
  const smscode = await receive(pupil.phone, 'TYPE_LOGIN')
  const wrong = smscode === '123456' ? '654321' : '123456'
  for (let tries = 0; tries < 5; tries += 1)
    expect(
      (await server.send(calls.loginBySms, { mobile: pupil.phone, smscode: wrong, t: 0 })).code,
    ).toBe(3005)
  expect((await server.send(calls.loginBySms, { mobile: pupil.phone, smscode, t: 0 })).code).toBe(
    3005,
  )
})

test('a later code ends an earlier one', async () => {
  const pupil = await makePerson(server, 'student')
  const earlier = await receive(pupil.phone, 'TYPE_LOGIN')
  later(61)
  const second = await receive(pupil.phone, 'TYPE_LOGIN')
  if (earlier !== second)
    expect(
      (await server.send(calls.loginBySms, { mobile: pupil.phone, smscode: earlier, t: 0 })).code,
    ).toBe(3005)
  expect(
    (await server.send(calls.loginBySms, { mobile: pupil.phone, smscode: second, t: 0 })).code,
  ).toBe(200)
})

test('eight at once with one code make one account', async () => {
  const phone = newPhone()
  const smscode = await receive(phone, 'TYPE_LOGIN')
  later(61)
  const registration = await receive(phone, 'TYPE_REG')
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      server.send(calls.registerStudent, newcomer(phone, registration)),
    ),
  )
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
  expect((await server.send(calls.loginBySms, { mobile: phone, smscode, t: 0 })).code).toBe(200)
})

test('one a minute and five an hour a phone, whether the phone is known or not', async () => {
  const known = await makePerson(server, 'student')
  const answers: unknown[][] = []
  for (const phone of [known.phone, newPhone()]) {
    const seen: unknown[] = []
    for (let sent = 0; sent < 6; sent += 1) {
      seen.push(await askForCode(phone, 'TYPE_LOGIN'), await askForCode(phone, 'TYPE_LOGIN'))
      later(61)
    }
    answers.push(seen)
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[1]).toMatchObject({ code: 3005, msg: '验证码发送太频繁，请一分钟后再试' })
  expect(answers[0]?.[10]).toMatchObject({
    code: 3005,
    msg: '验证码发送次数过多，请一小时后再试',
  })
})

test('six hundred an hour an address: a school registers behind one', async () => {
  await pretendSent(599)
  expect((await askForCode(newPhone(), 'TYPE_REG')).code).toBe(200)
  expect(await askForCode(newPhone(), 'TYPE_REG')).toMatchObject({
    code: 3005,
    msg: '验证码发送次数过多，请一小时后再试',
  })
})

test('a phone that is no phone, or not encrypted, is refused', async () => {
  expect(
    await server.send(calls.getSmsCode2, { type: 'TYPE_REG', mobile: '13800000000' }),
  ).toMatchObject({ code: 400, msg: '请输入正确格式的手机号' })
  expect(
    await server.send(calls.getSmsCode2, { type: 'TYPE_REG', mobile: encryptPhone('123') }),
  ).toMatchObject({ code: 400 })
})

test('no code is in the database in clear', async () => {
  const phone = newPhone()
  const code = await receive(phone, 'TYPE_REG')
  const { rows } = await server.database.pool.query(
    'select to_jsonb(s)::text as row from sms_codes s where phone = $1',
    [phone],
  )
  expect(JSON.stringify(rows).replaceAll(phone, '')).not.toContain(code)
})

test('a carrier that fails leaves no code behind and does not start the minute', async () => {
  const phone = newPhone()
  server.smsFails = true
  expect(await askForCode(phone, 'TYPE_REG')).toMatchObject({
    code: 500,
    msg: '短信发送失败，请稍后再试',
  })
  server.smsFails = false
  expect((await askForCode(phone, 'TYPE_REG')).code).toBe(200)
})

test('guessing many codes is slowed down', async () => {
  const phone = newPhone()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      server.raw(`${BASE_PATH}${calls.loginBySms.path}`, {
        method: 'POST',
        body: new URLSearchParams({
          mobile: phone,
          smscode: String(index).padStart(6, '0'),
          t: '0',
        }),
      }),
    ),
  )
  expect(answers.some((answer) => answer.status === 429)).toBe(true)
})

test('the day’s SMS of all people together are limited; the next day they begin anew', async () => {
  server.now = new Date(morning.getTime() + 100 * HOUR_MS)
  for (let address = 0; address < 10; address += 1) await pretendSent(100, `10.0.0.${address}`)
  expect(await askForCode(newPhone(), 'TYPE_REG')).toMatchObject({
    code: 3005,
    msg: '今天的验证码已经发完，请明天再试，或用密码登录',
  })
  server.now = startOfDay(new Date(server.now.getTime() + DAY_MS))
  expect((await askForCode(newPhone(), 'TYPE_REG')).code).toBe(200)
})

async function pretendSent(count: number, address = '127.0.0.1'): Promise<void> {
  await server.database.db.insert(smsCodes).values(
    Array.from({ length: count }, () => ({
      phone: newPhone(),
      type: 'TYPE_REG' as const,
      salt: '',
      codeHash: '',
      address,
      sentAt: server.now,
      tries: 0,
    })),
  )
}
