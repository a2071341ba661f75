/** Settings of both roles, feedback, contact. */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { FEEDBACK_PER_DAY_MAX } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { makeClassroom, makePerson, prove, receiveCode } from '../../testing/make.ts'
import { CONTACT, startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('names and nicknames change; special characters and empty names are refused', async () => {
  const [teacher, student] = [
    await makePerson(server, 'teacher'),
    await makePerson(server, 'student'),
  ]
  await server.call(calls.updateUsername, { name: ' 周行之 ' }, student)
  await server.call(calls.updateTeacherName, { name: '李老师' }, teacher)
  await server.call(calls.updateNickname, { nickname: '行者' }, student)
  expect(await server.call(calls.getUserinfo, {}, student)).toMatchObject({
    name: '周行之',
    nickname: '行者',
  })
  expect(await server.call(calls.getTeacherInfo, {}, teacher)).toMatchObject({
    name: '李老师',
    nickname: '',
  })
  expect(await server.send(calls.updateUsername, { name: '  ' }, student)).toMatchObject({
    code: 400,
    msg: '请输入姓名',
  })
  expect(await server.send(calls.updateUsername, { name: '<b>' }, student)).toMatchObject({
    code: 400,
    msg: '请不要使用特殊字符',
  })
  expect(await server.send(calls.updateNickname, { nickname: '小满😀' }, student)).toMatchObject({
    code: 400,
  })
  await server.call(calls.updateNickname, { nickname: '' }, student)
  expect(await server.call(calls.getUserinfo, {}, student)).toMatchObject({ nickname: '' })
})

test('the teacher’s profile has school, job number and classes; operators verify a school', async () => {
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher)
  await server.database.pool.query("update accounts set job_number = 'T-17' where id = $1", [
    teacher.id,
  ])
  expect(await server.call(calls.getTeacherInfo, {}, teacher)).toMatchObject({
    schoolName: '知行小学',
    isSchoolVerified: false,
    jobNumber: 'T-17',
    headImage: null,
    classList: [{ id: classroom.id, code: classroom.code }],
  })
  await server.database.pool.query('update accounts set school_verified_at = now() where id = $1', [
    teacher.id,
  ])
  expect(await server.call(calls.getTeacherInfo, {}, teacher)).toMatchObject({
    isSchoolVerified: true,
  })
})

describe('another phone', () => {
  test('is proved by a code that went to it, and signs in from then on', async () => {
    for (const [role, call, t] of [
      ['student', calls.updateStudentMobile, 0],
      ['teacher', calls.updateTeacherMobile, 1],
    ] as const) {
      const person = await makePerson(server, role)
      const mobile = `1360000000${t}`
      // For five minutes: codes come four minutes apart.
      const proven = () => prove(server, person, 'changePhone')
      await proven()
      const old = await receiveCode(server, person.phone, 'TYPE_FIND_PWD')
      expect(await server.send(call, { mobile, smscode: old }, person)).toMatchObject({
        code: 3005,
        msg: '验证码不正确或已过期，请重新获取',
      })
      const smscode = await receiveCode(server, mobile, 'TYPE_FIND_PWD')
      await proven()
      await server.call(call, { mobile: ` ${mobile}`, smscode }, person)
      expect(
        (
          await server.send(calls.loginBySms, {
            mobile,
            smscode: await receiveCode(server, mobile, 'TYPE_LOGIN'),
            t,
          })
        ).code,
      ).toBe(200)
      expect(
        (
          await server.send(calls.loginBySms, {
            mobile: person.phone,
            smscode: await receiveCode(server, person.phone, 'TYPE_LOGIN'),
            t,
          })
        ).code,
      ).toBe(4000)
    }
  })

  test('is refused where it is the same, no phone, or another’s of that role', async () => {
    const [student, other, teacher] = [
      await makePerson(server, 'student'),
      await makePerson(server, 'student'),
      await makePerson(server, 'teacher'),
    ]
    expect(
      await server.send(
        calls.updateStudentMobile,
        { mobile: student.phone, smscode: '000000' },
        student,
      ),
    ).toMatchObject({ code: 400, msg: '新手机号和现在的一样' })
    expect(
      await server.send(calls.updateStudentMobile, { mobile: '12', smscode: '000000' }, student),
    ).toMatchObject({ code: 400 })
    const change = async (mobile: string) => {
      const smscode = await receiveCode(server, mobile, 'TYPE_FIND_PWD')
      await prove(server, student, 'changePhone')
      return server.send(calls.updateStudentMobile, { mobile, smscode }, student)
    }
    expect(await change(other.phone)).toMatchObject({
      code: 3005,
      msg: '这个手机号已经注册过了，请换一个',
    })
    expect((await change(teacher.phone)).code).toBe(200)
  })

  test('goes to one of two who bring it at once', async () => {
    const mobile = '13600000009'
    const people = [await makePerson(server, 'student'), await makePerson(server, 'student')]
    const smscode = await receiveCode(server, mobile, 'TYPE_FIND_PWD')
    for (const person of people) await prove(server, person, 'changePhone')
    const answers = await Promise.all(
      people.map((person) => server.send(calls.updateStudentMobile, { mobile, smscode }, person)),
    )
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1)
  })
})

/** The least of a JPEG: its size, a scan, its end; `extra` segments before. */
function jpeg({
  side = 256,
  extra = [],
  after = '',
}: { side?: number; extra?: number[]; after?: string } = {}): string {
  const size = [0xff, 0xc0, 0, 11, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]
  const picture = Buffer.from([0xff, 0xd8, ...extra, ...size, ...scan, 0xff, 0xd9])
  const bytes = Buffer.concat([picture, Buffer.from(after)])
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
const EXIF = [0xff, 0xe1, 0, 8, ...Buffer.from('Exif!!')]

describe('the picture', () => {
  test('is served at an address that nobody guesses, without what the camera added', async () => {
    const student = await makePerson(server, 'student')
    await server.call(
      calls.updateAvatar,
      { image: jpeg({ extra: EXIF, after: '<script>' }) },
      student,
    )
    const { headImage } = await server.call(calls.getUserinfo, {}, student)
    expect(headImage).toMatch(/^\/h5\/avatars\/[\w-]{22}\.jpg$/)
    const answer = await server.raw(headImage ?? '', {})
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toMatch(/^private/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(
      `data:image/jpeg;base64,${Buffer.from(await answer.arrayBuffer()).toString('base64')}`,
    ).toBe(jpeg())
  })

  test('a new one has a new address, the old one is gone; an empty one takes it away', async () => {
    const student = await makePerson(server, 'student')
    const image = async () => (await server.call(calls.getUserinfo, {}, student)).headImage
    await server.call(calls.updateAvatar, { image: jpeg() }, student)
    const first = await image()
    await server.call(calls.updateAvatar, { image: jpeg() }, student)
    expect(await image()).not.toBe(first)
    expect((await server.raw(first ?? '', {})).status).toBe(404)
    await server.call(calls.updateAvatar, { image: '' }, student)
    expect(await image()).toBeNull()
  })

  test.each([
    [
      'a PNG that calls itself a JPEG',
      `data:image/jpeg;base64,${Buffer.from('\x89PNG\r\n\x1a\n0000000000').toString('base64')}`,
    ],
    ['a page', 'data:text/html;base64,PHNjcmlwdD4='],
    ['an address', 'https://example.com/a.jpg'],
    ['no base64', 'data:image/jpeg;base64,???'],
    ['one that is too large', jpeg({ side: 5000 })],
    ['one that breaks off', jpeg().slice(0, 40)],
  ])('%s is refused', async (_what, image) => {
    expect(
      await server.send(calls.updateAvatar, { image }, await makePerson(server, 'student')),
    ).toMatchObject({ code: 400, msg: '头像图片格式不正确，请换一张' })
  })

  test.each([
    '/h5/avatars/aaaaaaaaaaaaaaaaaaaaaa.jpg',
    '/h5/avatars/..%2f..%2fpackage.jpg',
    '/h5/avatars/',
  ])('%s is nobody’s', async (path) => {
    expect((await server.raw(path, {})).status).toBe(404)
  })
})

describe('feedback', () => {
  test('is kept once, with the person’s words', async () => {
    const student = await makePerson(server, 'student')
    const request = {
      phone: '13800000000',
      content: '希望可以横屏写作',
      requestKey: 'feedback-feedback-1',
    }
    await server.call(calls.sendFeedback, request, student)
    await server.call(calls.sendFeedback, request, student)
    const { rows } = await server.database.pool.query(
      'select name, content from feedback where account_id = $1',
      [student.id],
    )
    expect(rows).toEqual([{ name: student.name, content: '希望可以横屏写作' }])
  })

  test('is taken twenty times a day from one account', async () => {
    const [student, other] = [
      await makePerson(server, 'student'),
      await makePerson(server, 'student'),
    ]
    const request = { phone: '13800000000', content: '希望可以横屏写作' }
    for (let sent = 0; sent < FEEDBACK_PER_DAY_MAX; sent += 1)
      await server.call(calls.sendFeedback, request, student)
    expect(await server.send(calls.sendFeedback, request, student)).toMatchObject({
      code: REFUSALS.tooManyRequests.code,
      msg: REFUSALS.tooManyRequests.text,
    })
    await server.call(calls.sendFeedback, request, other)
    const today = server.now
    server.now = new Date(today.getTime() + DAY_MS)
    await server.call(calls.sendFeedback, request, student)
    server.now = today
  })

  test.each([
    ['请填入问题及意见', { content: ' ' }],
    ['手机号不能为空！', { phone: ' ' }],
    ['请填入正确格式的手机号', { phone: '123' }],
  ])('%s', async (msg, wishes) => {
    expect(
      await server.send(
        calls.sendFeedback,
        { phone: '13800000000', content: '意见', ...wishes },
        await makePerson(server, 'teacher'),
      ),
    ).toMatchObject({ code: 400, msg })
  })
})

test('contact and what the server sees of a request are for anyone', async () => {
  expect(await server.call(calls.getContact, {})).toEqual(CONTACT)
  expect(await server.call(calls.getProfile, {})).toMatchObject({
    address: '127.0.0.1',
    time: expect.stringMatching(/^\d{4}-/),
    version: '1.0.1',
  })
})
