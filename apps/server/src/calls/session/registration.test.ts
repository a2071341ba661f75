/** Registration, from the code on the phone to the account. */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson } from '../../testing/make.ts'
import { createPhones, newcomer } from '../../testing/phones.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const { newPhone, receive, later } = createPhones(server)

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
    password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
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

test('an account is phone and role; the same phone and role again is sent to sign in', async () => {
  const phone = newPhone()
  await server.call(calls.registerStudent, newcomer(phone, await receive(phone, 'TYPE_REG')))
  later(61)
  await server.call(calls.registerTeacher, newcomer(phone, await receive(phone, 'TYPE_REG')))
  later(61)
  expect(
    await server.send(calls.registerStudent, newcomer(phone, await receive(phone, 'TYPE_REG'))),
  ).toMatchObject({ code: 3005, msg: '这个手机号已经注册过了，请直接登录' })
})

describe('a wrong field is refused with its text', () => {
  test.each([
    ['请输入正确格式的手机号', { mobile: '1380000000' }],
    ['请不要使用特殊字符', { name: '林<b>小满' }],
    ['请不要使用特殊字符', { name: '小满😀' }],
    ['请输入姓名', { name: '   ' }],
    ['密码至少 8 位', { password: '1234567' }],
    ['这个密码太常见，别人很容易猜到，请换一个密码', { password: 'Password123' }],
  ])('%s', async (msg, wishes) => {
    const phone = newPhone()
    expect(
      await server.send(calls.registerStudent, newcomer(phone, '000000', wishes)),
    ).toMatchObject({ code: 400, msg })
  })
})
