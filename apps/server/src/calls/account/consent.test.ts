/** A guardian's consent, asked for where the grade is first known. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import { makeClassroom, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

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
    guardianPhone: null,
    time: null,
  })
  expect(await server.send(calls.addClasses, { code: eighth.code }, pupil)).toMatchObject({
    code: 4000,
  })
  await server.call(calls.addClasses, { code: ninth.code }, pupil)
  await server.call(
    calls.saveConsent,
    { guardianPhone: GUARDIAN, isGiven: true, version: CONSENT_VERSION },
    pupil,
  )
  expect(await server.call(calls.getConsent, {}, pupil)).toMatchObject({
    state: 'given',
    guardianPhone: GUARDIAN,
    time: '2026-03-02 08:00:00',
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
  await server.call(
    calls.saveConsent,
    { guardianPhone: GUARDIAN, isGiven: true, version: CONSENT_VERSION },
    pupil,
  )
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
  const given = { guardianPhone: GUARDIAN, isGiven: true, version: CONSENT_VERSION }
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
