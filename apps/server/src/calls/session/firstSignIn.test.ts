/** Pupils whom the school made: no phone, a password that somebody else chose. */
import { beforeEach, expect, test } from 'vitest'
import { accountNameInClass } from '@zhupi/contract/rules/accountName.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { isUniqueViolation } from '../../db/isUniqueViolation.ts'
import {
  makeClassroom,
  makePerson,
  makeSchoolPupil,
  PASSWORD,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const OWN = 'my own words'
let teacher: Someone
let classroom: { id: number; code: string }

beforeEach(async () => {
  teacher = await makePerson(server, 'teacher')
  classroom = await makeClassroom(server, teacher)
})

const signIn = (uname: string, pwd = PASSWORD, t = 0) =>
  server.send(calls.loginByPassword, { uname, pwd, t })

test('class code and student number sign in, and so does the printed account name', async () => {
  const pupil = await makeSchoolPupil(server, classroom.id)
  for (const name of [
    accountNameInClass(classroom.code.toLowerCase(), pupil.studentNumber),
    ` ${pupil.loginName.toLowerCase()} `,
  ])
    expect(await signIn(name)).toMatchObject({
      code: 200,
      entity: { num: expect.any(Number), needsOwnPassword: true },
    })
})

test('another class’s number, a wrong one and a teacher’s role answer like a wrong password', async () => {
  const pupil = await makeSchoolPupil(server, classroom.id, { studentNumber: '08' })
  const other = await makeClassroom(server, teacher)
  const right = accountNameInClass(classroom.code, '08')
  for (const answer of [
    await signIn(right, 'wrong horse'),
    await signIn(accountNameInClass(other.code, '08')),
    await signIn(accountNameInClass(classroom.code, '8')),
    await signIn(right, PASSWORD, 1),
    await signIn(pupil.loginName, PASSWORD, 1),
    await signIn('ZP00000000'),
  ])
    expect(answer).toMatchObject({ code: 3005, msg: '账号或密码不正确' })
})

test('who is in no class any more signs in by the printed account name alone', async () => {
  const pupil = await makeSchoolPupil(server, classroom.id)
  await server.database.pool.query('delete from enrollments where student_id = $1', [pupil.id])
  expect((await signIn(accountNameInClass(classroom.code, pupil.studentNumber))).code).toBe(3005)
  expect((await signIn(pupil.loginName)).code).toBe(200)
})

test('before an own password nothing else is done; it, the agreement, and then everything', async () => {
  const pupil = await makeSchoolPupil(server, classroom.id)
  const ticket = await server.call(calls.loginByPassword, {
    uname: pupil.loginName,
    pwd: PASSWORD,
    t: 0,
  })
  const home = () => server.send(calls.getUserinfo, {}, ticket)
  expect(await home()).toMatchObject({ code: 4000, msg: '请先设置自己的密码' })
  expect(await server.call(calls.getFirstSignIn, {}, ticket)).toEqual({
    name: '何青禾',
    loginName: pupil.loginName,
    needsOwnPassword: true,
    needsAgreement: true,
    asksGuardian: true,
  })
  const finish = (pwd: string, hasAgreed: boolean) =>
    server.send(calls.finishFirstSignIn, { pwd, hasAgreed }, ticket)
  expect(await finish(OWN, false)).toMatchObject({
    code: 400,
    msg: '请阅读并同意用户协议和隐私政策',
  })
  expect(await finish('short', true)).toMatchObject({ code: 400, msg: '密码至少 8 位' })
  expect(await finish(PASSWORD, true)).toMatchObject({ code: 400, msg: '新密码不能和现在的一样' })
  expect((await home()).code).toBe(4000)
  expect((await finish(OWN, true)).code).toBe(200)
  expect(await home()).toMatchObject({
    code: 200,
    entity: { mobile: '', loginName: pupil.loginName, studentNumber: '07' },
  })
  // A repeat whose answer was lost is answered again; another password needs the other way.
  expect((await finish(OWN, true)).code).toBe(200)
  expect((await finish('yet another one', true)).code).toBe(3005)
  expect((await signIn(pupil.loginName)).code).toBe(3005)
  expect(await signIn(pupil.loginName, OWN)).toMatchObject({
    code: 200,
    entity: { needsOwnPassword: false },
  })
})

test('a first password may sign in again until it is changed, and ends by itself', async () => {
  const pupil = await makeSchoolPupil(server, classroom.id)
  expect((await signIn(pupil.loginName)).code).toBe(200)
  expect((await signIn(pupil.loginName)).code).toBe(200)
  server.now = new Date(server.now.getTime() + 61 * DAY_MS)
  expect((await signIn(pupil.loginName)).code).toBe(3005)
})

test('a class has each student number once; no number is no number', async () => {
  await makeSchoolPupil(server, classroom.id, { studentNumber: '11' })
  await makeSchoolPupil(server, classroom.id, { studentNumber: '' })
  await makeSchoolPupil(server, classroom.id, { studentNumber: '' })
  await expect(makeSchoolPupil(server, classroom.id, { studentNumber: '11' })).rejects.toSatisfy(
    isUniqueViolation,
  )
  expect((await signIn(`${classroom.code}-`)).code).toBe(3005)
})
