import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import {
  AVATAR,
  draftOf,
  makeLesson,
  makePerson,
  PASSWORD,
  prove,
  receiveCode,
} from '../../testing/make.ts'
import { insertNotification } from '../../testing/personalTraces.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const { pool } = server.database

test('a pupil is gone from all lists at once, cannot sign in, and the phone is free', async () => {
  const { teacher, student, classroom, homeworkId, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  await server.call(calls.updateAvatar, { image: AVATAR }, student)
  const { headImage } = await server.call(calls.getUserinfo, {}, student)
  await insertNotification(pool, teacher.id, `${student.name}加入了班级`, {
    kind: 'student',
    studentId: student.id,
  })
  expect((await server.send(calls.removeUser, { identity: 'TEACHER' }, student)).code).toBe(3005)
  await prove(server, student, 'removeAccount')
  expect(await server.call(calls.removeUser, { identity: 'STUDENT' }, student)).toBeNull()
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(3004)
  expect(
    (await server.send(calls.loginByPassword, { uname: student.phone, pwd: PASSWORD, t: 0 })).msg,
  ).toBe('账号或密码不正确')
  expect(
    (
      await server.send(calls.loginBySms, {
        mobile: student.phone,
        smscode: await receiveCode(server, student.phone, 'TYPE_LOGIN'),
        t: 0,
      })
    ).code,
  ).toBe(4000)
  expect(
    (
      await server.send(calls.resetPassword, {
        mobile: student.phone,
        pwd: 'long enough',
        smscode: await receiveCode(server, student.phone, 'TYPE_FIND_PWD'),
      })
    ).code,
  ).toBe(3005)
  expect((await server.raw(headImage ?? '', {})).status).toBe(404)
  expect(
    (await server.call(calls.getClassStudents, { code: classroom.code }, teacher)).students,
  ).toEqual([])
  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toMatchObject([{ count: 0 }])
  expect(await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher)).toMatchObject({
    studentHomeworkList: [],
    notremarkcount: 0,
  })
  expect(
    (await server.call(calls.getTeacherHomework, { status: 2, cpage: 1 }, teacher)).items,
  ).toMatchObject([{ notremarkcount: 0, notsubmit: 0 }])
  expect(await server.call(calls.getStatistics, { homeworkId }, teacher)).toMatchObject({
    studentCount: 0,
    finishCount: 0,
  })
  const missing = await server.send(calls.getAIResult, { id: 999_999 }, teacher)
  expect(await server.send(calls.getAIResult, { id: submissionId }, teacher)).toEqual(missing)
  expect(await server.send(calls.getCorrectionProgress, { id: submissionId }, teacher)).toEqual(
    missing,
  )
  expect(
    (
      await server
        .call(
          calls.reviewBatch,
          { id: [String(submissionId)], status: 'reject', rejectContent: '请重写' },
          teacher,
        )
        .catch(() => ({ done: 0 }))
    ).done,
  ).toBe(0)
  expect(
    (await pool.query('select 1 from notifications where account_id = $1', [teacher.id])).rowCount,
  ).toBe(0)
  // The same phone begins anew, and has nothing of what was.
  await server.call(calls.registerStudent, {
    mobile: student.phone,
    name: '周行之',
    password: 'another horse',
    smscode: await receiveCode(server, student.phone, 'TYPE_REG'),
  })
  const again = await server.call(calls.loginByPassword, {
    uname: student.phone,
    pwd: 'another horse',
    t: 0,
  })
  expect(again.num).toBe(0)
  expect(await server.call(calls.getStdClasses, {}, again)).toEqual([])
})

test('a pupil who is removed while joining a class is in no class', async () => {
  for (let tries = 0; tries < 4; tries += 1) {
    const { classroom, teacher } = await makeLesson(server)
    const leaving = await makePerson(server, 'student')
    await prove(server, leaving, 'removeAccount')
    await Promise.all([
      server.send(calls.addClasses, { code: classroom.code }, leaving),
      server.call(calls.removeUser, { identity: 'STUDENT' }, leaving),
    ])
    expect(
      (await server.call(calls.getClassStudents, { code: classroom.code }, teacher)).students.map(
        ({ id }) => id,
      ),
    ).not.toContain(leaving.id)
  }
})
