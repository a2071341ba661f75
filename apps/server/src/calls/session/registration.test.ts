/**
 * Registration and SMS sign-in, from the code on the phone to the account (spec 1 §2.2, §2.3, §5,
 * §7; decisions 6, 9).
 */
import { afterEach, describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { encryptPhone } from '@zhupi/contract/rules/phoneCipher.ts'
import type { SmsType } from '@zhupi/contract/terms/sms.ts'
import { makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const morning = server.now
let lastPhone = 13_700_000_000
/** Each test begins an hour after the one before: the address's own limit is another test's. */
let hours = 0
afterEach(() => {
  hours += 2
  server.now = new Date(morning.getTime() + hours * 3_600_000)
})

function newPhone(): string {
  lastPhone += 1
  return String(lastPhone)
}

async function ask(phone: string, type: SmsType) {
  return server.send(calls.getSmsCode2, { type, mobile: encryptPhone(phone) })
}

/** The code as it stands on the phone. */
async function receive(phone: string, type: SmsType): Promise<string> {
  expect((await ask(phone, type)).code).toBe(200)
  const last = server.smsSent.at(-1)
  expect(last).toMatchObject({ phone, type })
  return last?.code ?? ''
}

const later = (seconds: number) => {
  server.now = new Date(server.now.getTime() + seconds * 1000)
}
const newcomer = (mobile: string, smscode: string, wishes: Record<string, string> = {}) => ({
  mobile,
  smscode,
  password: 'long enough',
  name: '林小满',
  ...wishes,
})

test('a pupil registers, signs in with the password, and is new once', async () => {
  const phone = newPhone()
  await server.call(
    calls.registerStudent,
    newcomer(phone, await receive(phone, 'TYPE_REG'), { cid: '002', name: ' 阿依古丽·买买提 ' }),
  )
  const first = await server.call(calls.loginByPassword, { uname: phone, pwd: 'long enough', t: 0 })
  expect(first.num).toBe(0)
  expect(await server.call(calls.getUserinfo, {}, first)).toMatchObject({
    name: '阿依古丽·买买提',
    mobile: phone,
  })
  expect(
    (await server.call(calls.loginByPassword, { uname: phone, pwd: 'long enough', t: 0 })).num,
  ).toBe(1)
  const { rows } = await server.database.pool.query(
    'select channel, password_hash from accounts where phone = $1',
    [phone],
  )
  expect(rows[0]).toMatchObject({
    channel: '002',
    password_hash: expect.stringMatching(/^\$argon2id/),
  })
})

test('a teacher registers with a school; a school that is not there is refused', async () => {
  const phone = newPhone()
  await makePerson(server, 'teacher')
  const schools = await server.call(calls.searchSchools, { regionId: '330106', name: '知行' })
  const smscode = await receive(phone, 'TYPE_REG')
  expect(
    await server.send(calls.registerTeacher, { ...newcomer(phone, smscode), schoolId: 999_999 }),
  ).toMatchObject({ code: 400, msg: '请选择学校' })
  await server.call(calls.registerTeacher, {
    ...newcomer(phone, smscode),
    schoolId: schools[0]?.id,
  })
  const ticket = await server.call(calls.loginByPassword, {
    uname: phone,
    pwd: 'long enough',
    t: 1,
  })
  expect(await server.call(calls.getTeacherInfo, {}, ticket)).toMatchObject({
    schoolName: '知行小学',
  })
})

test('decisions 9: an account is phone and role; the same phone again is told to sign in', async () => {
  const phone = newPhone()
  await server.call(calls.registerStudent, newcomer(phone, await receive(phone, 'TYPE_REG')))
  later(61)
  await server.call(calls.registerTeacher, newcomer(phone, await receive(phone, 'TYPE_REG')))
  later(61)
  expect(
    await server.send(calls.registerStudent, newcomer(phone, await receive(phone, 'TYPE_REG'))),
  ).toMatchObject({ code: 3005, msg: '这个手机号已经注册过了，请直接登录' })
})

describe('spec 1 §5: what is wrong with a field is said', () => {
  test.each([
    ['请输入正确格式的手机号', { mobile: '1380000000' }],
    ['请不要使用特殊字符', { name: '林<b>小满' }],
    ['请不要使用特殊字符', { name: '小满😀' }],
    ['请输入姓名', { name: '   ' }],
    ['密码至少 8 位', { password: '1234567' }],
  ])('%s', async (msg, wishes) => {
    const phone = newPhone()
    expect(
      await server.send(calls.registerStudent, newcomer(phone, '000000', wishes)),
    ).toMatchObject({ code: 400, msg })
  })
})

describe('decisions 6: SMS codes', () => {
  test('sign in the person of that role, once', async () => {
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

  test('of a phone without an account lead to registration', async () => {
    const phone = newPhone()
    expect(
      await server.send(calls.loginBySms, {
        mobile: phone,
        smscode: await receive(phone, 'TYPE_LOGIN'),
        t: 0,
      }),
    ).toMatchObject({ code: 4000 })
  })

  test('are good for their own purpose only', async () => {
    const phone = newPhone()
    expect(
      await server.send(calls.registerStudent, newcomer(phone, await receive(phone, 'TYPE_LOGIN'))),
    ).toMatchObject({ code: 3005 })
  })

  test('end after five minutes', async () => {
    const pupil = await makePerson(server, 'student')
    const smscode = await receive(pupil.phone, 'TYPE_LOGIN')
    later(5 * 60)
    expect((await server.send(calls.loginBySms, { mobile: pupil.phone, smscode, t: 0 })).code).toBe(
      3005,
    )
  })

  test('end after five wrong tries, the right one included', async () => {
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

  test('a later one ends an earlier one', async () => {
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

  test('one a minute and five an hour a phone; the same answers for a known and an unknown phone', async () => {
    const known = await makePerson(server, 'student')
    const answers: unknown[][] = []
    for (const phone of [known.phone, newPhone()]) {
      const seen: unknown[] = []
      for (let sent = 0; sent < 6; sent += 1) {
        seen.push(await ask(phone, 'TYPE_LOGIN'), await ask(phone, 'TYPE_LOGIN'))
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

  test('twenty an hour an address', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      expect((await ask(newPhone(), 'TYPE_REG')).code).toBe(200)
    expect(await ask(newPhone(), 'TYPE_REG')).toMatchObject({
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

  test('no code stands in the database in clear', async () => {
    const phone = newPhone()
    const code = await receive(phone, 'TYPE_REG')
    const { rows } = await server.database.pool.query(
      'select to_jsonb(s)::text as row from sms_codes s where phone = $1',
      [phone],
    )
    expect(JSON.stringify(rows).replaceAll(phone, '')).not.toContain(code)
  })
})

test('a carrier that fails leaves no code behind and does not start the minute', async () => {
  const phone = newPhone()
  server.smsFails = true
  expect(await ask(phone, 'TYPE_REG')).toMatchObject({ code: 500, msg: '短信发送失败，请稍后再试' })
  server.smsFails = false
  expect((await ask(phone, 'TYPE_REG')).code).toBe(200)
})

test('guessing many codes is slowed down', async () => {
  const phone = newPhone()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      server.raw(`/h5${calls.loginBySms.path}`, {
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

describe('regions and schools', () => {
  test('country → province → city → region', async () => {
    const provinces = await server.call(calls.getProvince, {})
    expect(provinces).toHaveLength(31)
    expect(await server.call(calls.getCity, { provinceId: '33' })).toContainEqual({
      id: '3301',
      name: '杭州市',
    })
    expect(await server.call(calls.getRegion, { cityId: '3301' })).toContainEqual({
      id: '330106',
      name: '西湖区',
    })
    const states = await server.call(calls.getProvince, { countryId: 'MY' })
    const [first] = await server.call(calls.getCity, { provinceId: states[0]?.id })
    expect(await server.call(calls.getRegion, { cityId: first?.id })).toHaveLength(1)
    expect((await server.send(calls.getCity, { provinceId: '99' })).code).toBe(3005)
  })

  test('a search for % finds no school that has none in its name', async () => {
    await makePerson(server, 'teacher')
    expect(await server.call(calls.searchSchools, { regionId: '330106', name: '%' })).toEqual([])
  })

  test('decisions 9: isMalaysia is where the school lies', async () => {
    const [teacher, pupil] = [
      await makePerson(server, 'teacher'),
      await makePerson(server, 'student'),
    ]
    expect(await server.call(calls.anyoneInfo, {}, teacher)).toEqual({ isMalaysia: false })
    await server.database.pool.query(
      "update schools set country = 'MY' where id = (select school_id from accounts where id = $1)",
      [teacher.id],
    )
    expect(await server.call(calls.anyoneInfo, {}, teacher)).toEqual({ isMalaysia: true })
    expect(await server.call(calls.anyoneInfo, {}, pupil)).toEqual({ isMalaysia: false })
    const { code } = await server.call(calls.addClass, { name: '一班', gradeId: 5 }, teacher)
    await server.call(calls.addClasses, { code }, pupil)
    expect(await server.call(calls.anyoneInfo, {}, pupil)).toEqual({ isMalaysia: true })
  })
})
