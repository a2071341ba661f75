import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { ONE_TIME_PASSWORD_DAYS } from '@zhupi/contract/terms/limits.ts'
import {
  makeClassroom,
  makeLesson,
  makePerson,
  makeSchoolPupil,
  PASSWORD,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const ONE_TIME = 'from the teacher'
const signIn = (uname: string, pwd: string) =>
  server.send(calls.loginByPassword, { uname, pwd, t: 0 })

test('a one-time password ends the sessions, has to be changed, and is told to the phone', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  await server.call(
    calls.setStudentPassword,
    { id: student.id, virtualClassEntityId: classroom.id, pwd: ONE_TIME },
    teacher,
  )
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(3004)
  expect((await signIn(student.phone, PASSWORD)).code).toBe(3005)
  const again = await server.call(calls.loginByPassword, {
    uname: student.phone,
    pwd: ONE_TIME,
    t: 0,
  })
  expect(again.needsOwnPassword).toBe(true)
  expect((await server.send(calls.getUserinfo, {}, again)).code).toBe(4000)
  await server.call(calls.finishFirstSignIn, { pwd: 'my own words', hasAgreed: true }, again)
  expect((await server.send(calls.getUserinfo, {}, again)).code).toBe(200)
  expect(server.smsNotices.at(-1)).toEqual({ phone: student.phone, notice: 'passwordSet' })
  const { rows } = await server.database.pool.query<{ kind: string; actor_id: string }>(
    'select kind, actor_id from security_journal where account_id = $1 order by id',
    [student.id],
  )
  expect(rows.map(({ kind }) => kind)).toContain('oneTimePasswordSet')
  expect(rows.find(({ kind }) => kind === 'oneTimePasswordSet')?.actor_id).toBe(String(teacher.id))
})

test('without a phone the family’s contact phone is told; a carrier that fails hinders nothing', async () => {
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher)
  const pupil = await makeSchoolPupil(server, classroom.id, { contactPhone: '13500004001' })
  const set = () =>
    server.send(
      calls.setStudentPassword,
      { id: pupil.id, virtualClassEntityId: classroom.id, pwd: ONE_TIME },
      teacher,
    )
  expect((await set()).code).toBe(200)
  expect(server.smsNotices.at(-1)?.phone).toBe('13500004001')
  server.smsFails = true
  expect((await set()).code).toBe(200)
  server.smsFails = false
  expect((await signIn(pupil.loginName, ONE_TIME)).code).toBe(200)
  server.now = new Date(server.now.getTime() + (ONE_TIME_PASSWORD_DAYS + 1) * DAY_MS)
  expect((await signIn(pupil.loginName, ONE_TIME)).code).toBe(3005)
})

test('a teacher sets no password of a pupil who is not in that own class', async () => {
  const [mine, theirs] = [await makeLesson(server), await makeLesson(server)]
  const missing = { code: 3005, msg: '内容不存在或已被删除' }
  for (const [id, virtualClassEntityId] of [
    [theirs.student.id, theirs.classroom.id],
    [theirs.student.id, mine.classroom.id],
    [mine.student.id, theirs.classroom.id],
  ])
    expect(
      await server.send(
        calls.setStudentPassword,
        { id, virtualClassEntityId, pwd: ONE_TIME },
        mine.teacher,
      ),
    ).toMatchObject(missing)
  expect((await server.send(calls.getUserinfo, {}, theirs.student)).code).toBe(200)
  expect(
    await server.send(
      calls.setStudentPassword,
      { id: mine.student.id, virtualClassEntityId: mine.classroom.id, pwd: 'short' },
      mine.teacher,
    ),
  ).toMatchObject({ code: 400, msg: '密码至少 8 位' })
})
