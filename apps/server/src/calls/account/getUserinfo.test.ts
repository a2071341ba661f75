import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import {
  draftOf,
  findSubmission,
  makeHomework,
  makeLesson,
  makePerson,
  makePractice,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('a newcomer has no days, no corrections, no best score, and the trial', async () => {
  const student = await makePerson(server, 'student')
  expect(await server.call(calls.getUserinfo, {}, student)).toMatchObject({
    userId: String(student.id),
    mobile: student.phone,
    headImage: null,
    studentNumber: '',
    statistics: { learningDay: 0, practiceCount: 0, bestScore: null },
    accountInfo: { validBillingCardUser: false, validRechargeUser: false, usesLeft: 10 },
  })
})

test('learning days in Shanghai’s time, corrections asked for, the best final score', async () => {
  const { teacher, student, classroom, submissionId } = await makeLesson(server)
  const second = await findSubmission(
    server,
    student,
    await makeHomework(server, teacher, classroom.code),
  )
  const morning = server.now
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
  // 23:30 and 00:30 in Shanghai are two days, and one in UTC.
  server.now = new Date('2026-03-02T23:30:00+08:00')
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: '改了一遍。', finish: 1 }),
    student,
  )
  server.now = new Date('2026-03-03T00:30:00+08:00')
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: '改了两遍。', finish: 2 }),
    student,
  )
  server.now = new Date(morning.getTime() + 2 * DAY_MS)
  await server.call(calls.saveHomework, draftOf(second, { finish: 2 }), student)
  expect((await server.call(calls.getUserinfo, {}, student)).statistics).toEqual({
    learningDay: 3,
    practiceCount: 2,
    bestScore: null,
  })
  const { pool } = server.database
  await pool.query("update reports set state = 'done', correction = '{}', ai_score = 70")
  await pool.query('update submissions set teacher_score = 88.5, status = $1 where id = $2', [
    'remark',
    second,
  ])
  await pool.query("update enrollments set student_number = '07' where student_id = $1", [
    student.id,
  ])
  expect(await server.call(calls.getUserinfo, {}, student)).toMatchObject({
    studentNumber: '07',
    statistics: { bestScore: 88.5 },
  })
})

test('a day of practice is a learning day, and its corrections are counted', async () => {
  const student = await makePerson(server, 'student')
  const morning = server.now
  const id = await makePractice(server, student)
  server.now = new Date(morning.getTime() + DAY_MS)
  await makePractice(server, student, { id, content: '第二天改了一遍。' })
  server.now = new Date(morning.getTime() + 2 * DAY_MS)
  await server.call(calls.saveExercise, { id, title: '伞', content: '第三天只写了一句。' }, student)
  expect((await server.call(calls.getUserinfo, {}, student)).statistics).toEqual({
    learningDay: 3,
    practiceCount: 2,
    bestScore: null,
  })
  server.now = morning
})
