/** A guardian's consent, asked for where the grade is first known. */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { SMS_CODE_TRIES } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import { sayConsent } from '../../testing/consent.ts'
import { makeClassroom, makePerson, receiveCode } from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer()
const teacher = await makePerson(server, 'teacher')
const GUARDIAN = '13811112222'
const newPupil = () => makePerson(server, 'student', '林小满', { hasConsent: false })

test('a class of grade 8 is joined only with a guardian’s consent; one of grade 9 without', async () => {
  const [eighth, ninth] = [
    await makeClassroom(server, teacher, 8),
    await makeClassroom(server, teacher, 9),
  ]
  const pupil = await newPupil()
  expect(await server.call(calls.getConsent, {}, pupil)).toEqual({
    state: 'none',
    version: CONSENT_VERSION,
    isCurrent: false,
    isOutsideGiven: false,
    mayLeave: false,
    outsideServices: [],
    guardianPhone: null,
    time: null,
  })
  expect(await server.send(calls.addClasses, { code: eighth.code }, pupil)).toMatchObject({
    code: 4000,
  })
  await server.call(calls.addClasses, { code: ninth.code }, pupil)
  await sayConsent(server, pupil, true, GUARDIAN)
  expect(await server.call(calls.getConsent, {}, pupil)).toMatchObject({
    state: 'given',
    guardianPhone: GUARDIAN,
    time: formatWireTime(server.now),
  })
  await server.call(calls.addClasses, { code: eighth.code }, pupil)
})

test('a refusal is kept and said; the guardian may agree later', async () => {
  const { code } = await makeClassroom(server, teacher, 1)
  const pupil = await newPupil()
  await server.call(
    calls.saveConsent,
    { guardianPhone: '', isGiven: false, version: CONSENT_VERSION },
    pupil,
  )
  expect(await server.call(calls.getConsent, {}, pupil)).toMatchObject({
    state: 'refused',
    guardianPhone: null,
  })
  expect(await server.send(calls.addClasses, { code }, pupil)).toMatchObject({
    code: 3005,
    msg: '监护人没有同意，暂时不能加入班级',
  })
  await sayConsent(server, pupil, true, GUARDIAN)
  await server.call(calls.addClasses, { code }, pupil)
})

test('no guardian is asked where the class is not to be joined anyway', async () => {
  const { code, id } = await makeClassroom(server, teacher, 3)
  await server.database.pool.query('update classrooms set is_locked = true where id = $1', [id])
  expect(await server.send(calls.addClasses, { code }, await newPupil())).toMatchObject({
    code: 3005,
  })
})

test('each answer is stored once; agreeing needs a phone and the current wording', async () => {
  const pupil = await newPupil()
  const smscode = await receiveCode(server, GUARDIAN, 'TYPE_GUARDIAN')
  const given = { guardianPhone: GUARDIAN, isGiven: true, version: CONSENT_VERSION, smscode }
  await Promise.all([
    server.call(calls.saveConsent, given, pupil),
    server.call(calls.saveConsent, given, pupil),
  ])
  await server.call(calls.saveConsent, { ...given, isGiven: false }, pupil)
  const { rows } = await server.database.pool.query(
    'select is_given, version from consents where account_id = $1 order by id',
    [pupil.id],
  )
  expect(rows).toEqual([
    { is_given: true, version: CONSENT_VERSION },
    { is_given: false, version: CONSENT_VERSION },
  ])
  expect(
    await server.send(calls.saveConsent, { ...given, guardianPhone: '' }, pupil),
  ).toMatchObject({ code: 400, msg: '请输入正确格式的手机号' })
  expect(
    await server.send(calls.saveConsent, { ...given, version: '2000-01' }, pupil),
  ).toMatchObject({ code: 400 })
})

describe('the code to the guardian’s phone', () => {
  const anyYes = { guardianPhone: GUARDIAN, isGiven: true, version: CONSENT_VERSION }
  const stateOf = async (pupil: Ticket) => (await server.call(calls.getConsent, {}, pupil)).state

  test('without it, with a wrong one, with another phone’s or another purpose’s nobody has agreed', async () => {
    const [yes, pupil] = [anyYes, await newPupil()]
    expect(await server.send(calls.saveConsent, yes, pupil)).toMatchObject({
      code: 400,
      msg: '请输入短信验证码',
    })
    const others = [
      await receiveCode(server, '13811113333', 'TYPE_GUARDIAN'),
      await receiveCode(server, GUARDIAN, 'TYPE_FIND_PWD'),
    ]
    const own = await receiveCode(server, GUARDIAN, 'TYPE_GUARDIAN')
    for (const smscode of others.filter((code) => code !== own))
      expect(await server.send(calls.saveConsent, { ...yes, smscode }, pupil)).toMatchObject({
        code: 3005,
        msg: REFUSALS.wrongSmsCode.text,
      })
    expect(await stateOf(pupil)).toBe('none')
    await server.call(calls.saveConsent, { ...yes, smscode: own }, pupil)
    expect(await stateOf(pupil)).toBe('given')
  })

  test('it is good once, and is guessed no more than any code', async () => {
    const yes = { ...anyYes, guardianPhone: '13811114444' }
    const [pupil, other] = [await newPupil(), await newPupil()]
    const smscode = await receiveCode(server, yes.guardianPhone, 'TYPE_GUARDIAN')
    await server.call(calls.saveConsent, { ...yes, smscode }, pupil)
    expect((await server.send(calls.saveConsent, { ...yes, smscode }, other)).code).toBe(3005)
    const next = await receiveCode(server, yes.guardianPhone, 'TYPE_GUARDIAN')
    const wrong = next === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < SMS_CODE_TRIES; tries += 1)
      await server.send(calls.saveConsent, { ...yes, smscode: wrong }, other)
    expect((await server.send(calls.saveConsent, { ...yes, smscode: next }, other)).code).toBe(3005)
    expect(await stateOf(other)).toBe('none')
  })

  test('the phone may be the account’s own; another guardian’s phone needs its own code; a no needs none', async () => {
    const pupil = await newPupil()
    await sayConsent(server, pupil, true, pupil.phone)
    expect((await server.send(calls.saveConsent, anyYes, pupil)).code).toBe(400)
    await server.call(calls.saveConsent, { ...anyYes, guardianPhone: '', isGiven: false }, pupil)
    expect(await stateOf(pupil)).toBe('refused')
  })
})
