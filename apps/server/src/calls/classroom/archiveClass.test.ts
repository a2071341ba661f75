/** The turn of the year: a class is archived and comes back, and goes up a grade. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { announceHomework } from '../../jobs/announceHomework.ts'
import { remindDue } from '../../jobs/remindDue.ts'
import {
  draftOf,
  findSubmission,
  makeHomework,
  makeLesson,
  makePerson,
  PASSWORD,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

const idsOf = async (student: Someone) => {
  const pages = await Promise.all(
    [0, 1, 2, 3].map((status) =>
      server.call(calls.getStudentHomework, { status, cpage: 1, psize: 100 }, student),
    ),
  )
  return pages.flatMap(({ items }) => items.map(({ id }) => id))
}

/** One essay handed in, one begun. */
async function makeYear() {
  const lesson = await makeLesson(server)
  const { teacher, student, classroom } = lesson
  await server.call(calls.saveHomework, draftOf(lesson.submissionId, { finish: 2 }), student)
  const secondId = await makeHomework(server, teacher, classroom.code)
  const draftId = await findSubmission(server, student, secondId)
  await server.call(calls.saveHomework, draftOf(draftId, { title: '没写完的' }), student)
  const archive = async (archived: boolean, by = teacher) =>
    server.send(calls.archiveClass, { id: classroom.id, archived }, by)
  return { ...lesson, secondId, draftId, archive }
}

test('an archived class is out of the daily lists, stays readable, takes nothing new, and comes back whole', async () => {
  const { teacher, student, classroom, homeworkId, submissionId, draftId, archive } =
    await makeYear()
  const { code } = classroom
  const listed = async (more = {}) =>
    (await server.call(calls.getTeacherHomework, { status: 2, cpage: 1, ...more }, teacher)).items
  expect((await archive(true)).code).toBe(200)
  // A repeat, as after a lost answer.
  expect((await archive(true)).code).toBe(200)

  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toEqual([])
  expect(await server.call(calls.getTeacherClasses, { archived: true }, teacher)).toMatchObject([
    { id: classroom.id, count: 1 },
  ])
  expect(await listed()).toEqual([])
  expect(await listed({ classEntityId: classroom.id })).toHaveLength(2)
  expect(await server.call(calls.getClassStudents, { code }, teacher)).toMatchObject({
    isArchived: true,
    students: [{ id: student.id }],
  })
  expect(await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher)).toMatchObject({
    studentHomeworkList: [{ id: submissionId }],
  })

  expect(await server.call(calls.getStdClasses, {}, student)).toMatchObject([{ isArchived: true }])
  expect(await idsOf(student)).toEqual([submissionId])
  // Nothing typed is lost, but nothing is handed in.
  expect(
    await server.send(calls.saveHomework, draftOf(draftId, { finish: 2, title: '又写' }), student),
  ).toMatchObject({
    code: 500,
    msg: '老师已经把这个班级归档，不能再批改或提交；写下的内容都保存着',
  })
  expect(
    await server.send(calls.addClasses, { code }, await makePerson(server, 'student')),
  ).toMatchObject({ msg: '这个班级已经归档，不能再加入，请向老师要新的班级码' })
  const pupil = { number: '61', name: '夏初晴', contact: '', password: 'first-one' }
  const closed = [
    await server.send(
      calls.importStudents,
      { id: classroom.id, students: [pupil], isPreview: true },
      teacher,
    ),
    await server.send(calls.remindHomework, { homeworkId }, teacher),
    await server.send(
      calls.createHomework,
      {
        codes: [code],
        startTime: server.now,
        endTime: new Date(server.now.getTime() + DAY_MS),
        homeworkQuestions: [{ articleType: 'e-event', title: '题', demand: '写' }],
      },
      teacher,
    ),
  ]
  for (const answer of closed)
    expect(answer).toMatchObject({ code: 3005, msg: '这个班级已经归档，先恢复班级再继续' })

  expect((await archive(false)).code).toBe(200)
  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toHaveLength(1)
  expect(await server.call(calls.getTeacherClasses, { archived: true }, teacher)).toEqual([])
  expect(await listed()).toHaveLength(2)
  expect(await idsOf(student)).toHaveLength(2)
  expect(
    (await server.send(calls.saveHomework, draftOf(draftId, { finish: 2 }), student)).code,
  ).toBe(200)
})

test('only the owner archives; class code and number still sign a pupil in who is in the class', async () => {
  const { teacher, student, classroom, archive } = await makeYear()
  const assistant = await makePerson(server, 'teacher', '沈老师')
  await server.call(
    calls.addAssistant,
    { id: classroom.code, assistantName: '沈老师', assistantMobile: assistant.phone },
    teacher,
  )
  expect(await archive(true, assistant)).toMatchObject({
    msg: '这一步只有班级的老师本人可以做，助教不能',
  })
  await server.call(
    calls.setStudentNumber,
    { id: student.id, virtualClassEntityId: classroom.id, sn: '07' },
    teacher,
  )
  await archive(true)
  const signIn = { uname: `${classroom.code}-07`, pwd: PASSWORD, t: 0 }
  expect((await server.send(calls.loginByPassword, signIn)).code).toBe(200)
})

test('nobody is reminded of or told about homework of an archived class', async () => {
  const { teacher, student, classroom, archive } = await makeYear()
  await makeHomework(server, teacher, classroom.code, {
    startTime: new Date(server.now.getTime() + DAY_MS),
    endTime: new Date(server.now.getTime() + 5 * DAY_MS),
  })
  await archive(true)
  const jobs = { db: server.database.db, clock: () => server.now }
  const before = server.now
  const told = async () =>
    (await server.call(calls.getStudentNotify, { psize: 100 }, student)).items.length
  const known = await told()
  for (const days of [1, 2, 3]) {
    server.now = new Date(before.getTime() + days * DAY_MS)
    await announceHomework(jobs)
    await remindDue(jobs)
  }
  expect(await told()).toBe(known)
})

test('a class that goes up a grade keeps its homework as it was posted', async () => {
  const { teacher, classroom, homeworkId } = await makeLesson(server)
  await server.call(calls.renameClass, { id: classroom.id, name: '六（2）班', grade: 6 }, teacher)
  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toMatchObject([
    { name: '六（2）班', gradeId: 6 },
  ])
  expect(await server.call(calls.getDemand, { homeworkId }, teacher)).toMatchObject({ gradeId: 5 })
})
