import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson, PASSWORD, receiveCode } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const NEW_PASSWORD = 'another horse'

test('a new password by the phone’s code; the old one and every session end', async () => {
  const student = await makePerson(server, 'student')
  const smscode = await receiveCode(server, student.phone, 'TYPE_FIND_PWD')
  expect(
    await server.call(calls.resetPassword, {
      mobile: ` ${student.phone} `,
      pwd: NEW_PASSWORD,
      smscode,
    }),
  ).toBeNull()
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(3004)
  expect(
    (await server.send(calls.loginByPassword, { uname: student.phone, pwd: PASSWORD, t: 0 })).code,
  ).toBe(3005)
  const ticket = await server.call(calls.loginByPassword, {
    uname: student.phone,
    pwd: NEW_PASSWORD,
    t: 0,
  })
  expect((await server.send(calls.getUserinfo, {}, ticket)).code).toBe(200)
  // The same code changes nothing a second time.
  expect(
    await server.send(calls.resetPassword, { mobile: student.phone, pwd: PASSWORD, smscode }),
  ).toMatchObject({ code: 3005, msg: '验证码不正确或已过期，请重新获取' })
})

test('isteacher names the account; the pupil’s with the same phone stays as it is', async () => {
  const [teacher, student] = [
    await makePerson(server, 'teacher'),
    await makePerson(server, 'student'),
  ]
  await server.database.pool.query('update accounts set phone = $1 where id = $2', [
    teacher.phone,
    student.id,
  ])
  await server.call(calls.resetPassword, {
    mobile: teacher.phone,
    pwd: NEW_PASSWORD,
    smscode: await receiveCode(server, teacher.phone, 'TYPE_FIND_PWD'),
    isteacher: true,
  })
  expect(
    (await server.send(calls.loginByPassword, { uname: teacher.phone, pwd: NEW_PASSWORD, t: 1 }))
      .code,
  ).toBe(200)
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(200)
  expect(
    (await server.send(calls.loginByPassword, { uname: teacher.phone, pwd: PASSWORD, t: 0 })).code,
  ).toBe(200)
})

test('a sign-in code or a wrong one changes no password; an unknown phone gets its own text', async () => {
  const student = await makePerson(server, 'student')
  const smscode = await receiveCode(server, student.phone, 'TYPE_LOGIN')
  expect(
    (await server.send(calls.resetPassword, { mobile: student.phone, pwd: NEW_PASSWORD, smscode }))
      .code,
  ).toBe(3005)
  expect(
    await server.send(calls.resetPassword, {
      mobile: '13000000001',
      pwd: NEW_PASSWORD,
      smscode: await receiveCode(server, '13000000001', 'TYPE_FIND_PWD'),
    }),
  ).toMatchObject({ code: 3005, msg: '这个手机号还没有注册学生账号，请先注册' })
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(200)
})

test('a code is checked before the password without being used; wrong ones are tries all the same', async () => {
  const student = await makePerson(server, 'student')
  const smscode = await receiveCode(server, student.phone, 'TYPE_FIND_PWD')
  const mobile = student.phone
  const wrong = smscode === '111111' ? '222222' : '111111'
  const refusal = { code: 3005, msg: '验证码不正确或已过期，请重新获取' }
  for (let times = 0; times < 6; times += 1)
    expect(await server.call(calls.checkResetCode, { mobile: ` ${mobile} `, smscode })).toBeNull()
  expect(await server.send(calls.checkResetCode, { mobile, smscode: wrong })).toMatchObject(refusal)
  await server.call(calls.resetPassword, { mobile, pwd: NEW_PASSWORD, smscode })
  // Used by then.
  expect(await server.send(calls.checkResetCode, { mobile, smscode })).toMatchObject(refusal)
})

test('five wrong tries end a code, whichever call they are made by', async () => {
  const { phone: mobile } = await makePerson(server, 'student')
  const smscode = await receiveCode(server, mobile, 'TYPE_FIND_PWD')
  const wrong = smscode === '111111' ? '222222' : '111111'
  for (let times = 0; times < 3; times += 1)
    await server.send(calls.checkResetCode, { mobile, smscode: wrong })
  for (let times = 0; times < 2; times += 1)
    await server.send(calls.resetPassword, { mobile, pwd: NEW_PASSWORD, smscode: wrong })
  expect((await server.send(calls.checkResetCode, { mobile, smscode })).code).toBe(3005)
  expect(
    (await server.send(calls.resetPassword, { mobile, pwd: NEW_PASSWORD, smscode })).code,
  ).toBe(3005)
})

test.each([
  ['请输入正确格式的手机号', { mobile: '1380000' }],
  ['密码至少 8 位', { pwd: '1234567' }],
  ['这个密码太常见，别人很容易猜到，请换一个密码', { pwd: '13000000002' }],
])('%s', async (msg, wishes) => {
  expect(
    await server.send(calls.resetPassword, {
      mobile: '13000000002',
      pwd: NEW_PASSWORD,
      smscode: '000000',
      ...wishes,
    }),
  ).toMatchObject({ code: 400, msg })
})
