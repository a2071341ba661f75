/** A ticket alone changes no phone and removes no account. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { PROOF_MINUTES } from '@zhupi/contract/terms/limits.ts'
import {
  makeClassroom,
  makePerson,
  makeSchoolPupil,
  PASSWORD,
  prove,
  receiveCode,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const NEEDED = { code: 4000, msg: '请先验证身份，再继续' }
const remove = (someone: Someone) => server.send(calls.removeUser, { identity: 'STUDENT' }, someone)
const later = (ms: number) => {
  server.now = new Date(server.now.getTime() + ms)
}

test('without a proof the account stays; the password opens its removal', async () => {
  const student = await makePerson(server, 'student')
  expect(await remove(student)).toMatchObject(NEEDED)
  expect(
    await server.send(calls.proveIdentity, { act: 'removeAccount', pwd: 'wrong horse' }, student),
  ).toMatchObject({ code: 3005, msg: '密码不正确' })
  expect(await server.send(calls.proveIdentity, { act: 'removeAccount' }, student)).toMatchObject({
    code: 3005,
  })
  expect(await remove(student)).toMatchObject(NEEDED)
  await prove(server, student, 'removeAccount')
  expect((await remove(student)).code).toBe(200)
})

test('a code that went to the account’s own phone opens it too, another phone’s does not', async () => {
  const [student, other] = [
    await makePerson(server, 'student'),
    await makePerson(server, 'student'),
  ]
  const proveBy = (smscode: string) =>
    server.send(calls.proveIdentity, { act: 'removeAccount', smscode }, student)
  expect((await proveBy(await receiveCode(server, other.phone, 'TYPE_FIND_PWD'))).code).toBe(3005)
  expect((await proveBy(await receiveCode(server, student.phone, 'TYPE_LOGIN'))).code).toBe(3005)
  expect((await proveBy(await receiveCode(server, student.phone, 'TYPE_FIND_PWD'))).code).toBe(200)
  expect((await remove(student)).code).toBe(200)
})

test('a proof opens one act of one session, for five minutes', async () => {
  const student = await makePerson(server, 'student')
  await prove(server, student, 'changePhone')
  expect(await remove(student)).toMatchObject(NEEDED)
  await prove(server, student, 'removeAccount')
  later(PROOF_MINUTES * MINUTE_MS)
  expect(await remove(student)).toMatchObject(NEEDED)
  await prove(server, student, 'removeAccount')
  const ticket = await server.call(calls.loginByPassword, {
    uname: student.phone,
    pwd: PASSWORD,
    t: 0,
  })
  const again = { ...student, ...ticket }
  expect(await remove(again)).toMatchObject(NEEDED)
  await prove(server, again, 'removeAccount')
  later(PROOF_MINUTES * MINUTE_MS - SECOND_MS)
  expect((await remove(again)).code).toBe(200)
})

test('another phone needs the proof before its code is looked at; the next change needs another', async () => {
  const student = await makePerson(server, 'student')
  const change = (mobile: string, smscode: string) =>
    server.send(calls.updateStudentMobile, { mobile, smscode }, student)
  const smscode = await receiveCode(server, '13500003001', 'TYPE_FIND_PWD')
  expect(await change('13500003001', smscode)).toMatchObject(NEEDED)
  await prove(server, student, 'changePhone')
  expect((await change('13500003001', smscode)).code).toBe(200)
  const next = await receiveCode(server, '13500003002', 'TYPE_FIND_PWD')
  expect(await change('13500003002', next)).toMatchObject(NEEDED)
})

test('a pupil without a phone binds one; a phone that has an account is said, and nothing is lost', async () => {
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher)
  const sibling = await makePerson(server, 'student')
  const { id, loginName } = await makeSchoolPupil(server, classroom.id)
  const signIn = (uname: string, pwd: string) =>
    server.send(calls.loginByPassword, { uname, pwd, t: 0 })
  const ticket = await server.call(calls.loginByPassword, {
    uname: loginName,
    pwd: PASSWORD,
    t: 0,
  })
  await server.call(calls.finishFirstSignIn, { pwd: 'my own words', hasAgreed: true }, ticket)
  const bind = async (mobile: string) => {
    const smscode = await receiveCode(server, mobile, 'TYPE_FIND_PWD')
    await prove(server, ticket, 'changePhone', 'my own words')
    return server.send(calls.updateStudentMobile, { mobile, smscode }, ticket)
  }
  const taken = await bind(sibling.phone)
  expect(taken.code).toBe(3005)
  expect(taken.msg).toContain('这个手机号已经有一个账号了')
  expect((await server.send(calls.getUserinfo, {}, ticket)).code).toBe(200)
  expect((await bind('13500003003')).code).toBe(200)
  for (const name of ['13500003003', loginName, `${classroom.code}-07`])
    expect((await signIn(name, 'my own words')).code).toBe(200)
  expect((await signIn(sibling.phone, PASSWORD)).code).toBe(200)
  expect(id).not.toBe(sibling.id)
})

test('another password by the present one; a wrong one changes nothing', async () => {
  const student = await makePerson(server, 'student')
  const change = (oldPwd: string, pwd: string) =>
    server.send(calls.changePassword, { oldPwd, pwd }, student)
  expect(await change('wrong horse', 'brand new one')).toMatchObject({
    code: 3005,
    msg: '原密码不正确',
  })
  expect(await change(PASSWORD, PASSWORD)).toMatchObject({ msg: '新密码不能和现在的一样' })
  expect(await change(PASSWORD, 'short')).toMatchObject({ msg: '密码至少 8 位' })
  expect((await change(PASSWORD, 'brand new one')).code).toBe(200)
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(200)
  expect(
    (
      await server.send(calls.loginByPassword, {
        uname: student.phone,
        pwd: 'brand new one',
        t: 0,
      })
    ).code,
  ).toBe(200)
})

test('guessing the password on a device that is signed in is slowed down', async () => {
  const student = await makePerson(server, 'student')
  const codes = []
  for (let tries = 0; tries < 11; tries += 1)
    codes.push(
      (await server.send(calls.proveIdentity, { act: 'removeAccount', pwd: 'guess' }, student)).msg,
    )
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '密码不正确'))
  expect(codes[10]).toContain('操作太频繁')
})
