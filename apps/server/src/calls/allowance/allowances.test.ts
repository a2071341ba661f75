import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS, HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { remindDue } from '../../jobs/remindDue.ts'
import { draftOf, makeClassOf, makeLesson } from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer()
const services = { db: server.database.db, clock: () => server.now }
const morning = server.now

const textsOf = async (student: Ticket) =>
  (await server.call(calls.getStudentNotify, { type: 'Homework' }, student)).items.map(
    ({ content }) => content,
  )
const cardOf = async (student: Ticket) =>
  (await server.call(calls.getStudentHomework, { status: 0, cpage: 1 }, student)).items[0]

test('a later end is one pupil’s: the draft is handed in after the class’s end, and the pupil is told', async () => {
  server.now = morning
  const { teacher, student, submissionId, homeworkId } = await makeLesson(server)
  const endTime = new Date(server.now.getTime() + 6 * DAY_MS)
  await server.call(calls.extendHomework, { studentHomeworkId: submissionId, endTime }, teacher)
  await server.call(calls.extendHomework, { studentHomeworkId: submissionId, endTime }, teacher)
  expect(await textsOf(student)).toEqual([
    '陈老师把你的作文《那一刻，我长大了》的截止时间改到了 3月8日 08:00。',
    expect.stringContaining('布置了作文'),
  ])
  expect(await cardOf(student)).toMatchObject({
    etime: formatWireTime(endTime),
    isExtended: true,
    isEnded: false,
  })
  expect(await server.call(calls.getDemand, { homeworkId }, student)).toMatchObject({
    endTime: formatWireTime(endTime),
  })
  server.now = new Date(morning.getTime() + 4 * DAY_MS)
  expect(
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student),
  ).toMatchObject({ status: 'finish' })
  expect(
    await server.send(calls.extendHomework, { studentHomeworkId: submissionId, endTime }, teacher),
  ).toMatchObject({ msg: '这位学生已经提交了' })
})

test('an end that is none is refused, and one that was given is taken back', async () => {
  server.now = morning
  const { teacher, student, submissionId } = await makeLesson(server)
  const refusal = async (endTime: Date) =>
    (await server.send(calls.extendHomework, { studentHomeworkId: submissionId, endTime }, teacher))
      .msg
  expect(await refusal(new Date(morning.getTime() - HOUR_MS))).toContain('结束时间已经过去了')
  expect(await refusal(new Date(morning.getTime() + DAY_MS))).toContain(
    '延长后的时间要晚于作业的结束时间',
  )
  expect(await refusal(new Date(morning.getTime() + 3_000 * DAY_MS))).toContain('五年以后')
  const endTime = new Date(morning.getTime() + 6 * DAY_MS)
  await server.call(calls.extendHomework, { studentHomeworkId: submissionId, endTime }, teacher)
  await server.call(calls.extendHomework, { studentHomeworkId: submissionId }, teacher)
  expect(await cardOf(student)).toMatchObject({ isExtended: false })
  server.now = new Date(morning.getTime() + 4 * DAY_MS)
  expect(
    await server.send(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student),
  ).toMatchObject({ success: false })
})

test('who is let off is not counted, not waited for, and may hand in all the same', async () => {
  server.now = morning
  const { teacher, homeworkId, essays } = await makeClassOf(server, 3)
  const [letOff, open] = essays
  if (letOff === undefined || open === undefined) throw new Error('no pupils')
  await server.call(
    calls.excuseHomework,
    { studentHomeworkId: letOff.id, isExcused: true },
    teacher,
  )
  expect((await textsOf(letOff.student))[0]).toBe(
    '陈老师说你这次可以不交作文《那一刻，我长大了》。想写的话，仍然可以写。',
  )
  expect(await cardOf(letOff.student)).toMatchObject({ isExcused: true })
  const detail = await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher)
  expect(detail.notsubmit).toBe(2)
  expect(detail.studentHomeworkList.filter(({ isExcused }) => isExcused)).toHaveLength(1)
  const statistics = await server.call(calls.getStatistics, { homeworkId }, teacher)
  expect(statistics.studentCount).toBe(2)
  expect(statistics.notSubmitList.map(({ id }) => id)).not.toContain(letOff.id)
  const list = await server.call(calls.getTeacherHomework, { status: 2, cpage: 1 }, teacher)
  expect(list.items[0]?.notsubmit).toBe(2)
  server.now = new Date(morning.getTime() + 2 * DAY_MS)
  await remindDue(services)
  expect((await textsOf(letOff.student)).join()).not.toContain('截止，你还没有提交')
  expect((await textsOf(open.student)).join()).toContain('截止，你还没有提交')
  await server.call(calls.saveHomework, draftOf(letOff.id, { finish: 2 }), letOff.student)
  expect((await server.call(calls.getStatistics, { homeworkId }, teacher)).studentCount).toBe(3)
})

test('letting off is taken back, with a word to the pupil', async () => {
  server.now = morning
  const { teacher, student, submissionId } = await makeLesson(server)
  for (const isExcused of [true, true, false])
    await server.call(calls.excuseHomework, { studentHomeworkId: submissionId, isExcused }, teacher)
  expect(await cardOf(student)).toMatchObject({ isExcused: false })
  expect(await textsOf(student)).toHaveLength(2)
})

test('催交 reaches who can still hand in, once a day, and nobody else', async () => {
  server.now = morning
  const { teacher, homeworkId, essays } = await makeClassOf(server, 4)
  const [handedIn, letOff, extended, open] = essays
  if (!handedIn || !letOff || !extended || !open) throw new Error('no pupils')
  await server.call(calls.saveHomework, draftOf(handedIn.id, { finish: 2 }), handedIn.student)
  await server.call(
    calls.excuseHomework,
    { studentHomeworkId: letOff.id, isExcused: true },
    teacher,
  )
  const endTime = new Date(morning.getTime() + 6 * DAY_MS)
  await server.call(calls.extendHomework, { studentHomeworkId: extended.id, endTime }, teacher)
  const remind = () => server.call(calls.remindHomework, { homeworkId }, teacher)
  expect(await remind()).toEqual({ sent: 2, toldToday: 0 })
  expect(await remind()).toEqual({ sent: 0, toldToday: 2 })
  expect((await textsOf(open.student))[0]).toBe(
    '陈老师提醒你：作文《那一刻，我长大了》你还没有提交，请在 3月5日 08:00 前完成。',
  )
  expect((await textsOf(handedIn.student)).join()).not.toContain('提醒你')
  expect((await textsOf(letOff.student)).join()).not.toContain('提醒你')
  // After the class's end only those who have longer are asked.
  server.now = new Date(morning.getTime() + 4 * DAY_MS)
  expect(await remind()).toEqual({ sent: 1, toldToday: 0 })
  expect((await textsOf(extended.student))[0]).toContain('3月8日 08:00')
})
