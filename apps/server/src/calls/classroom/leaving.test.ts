/** Leaving a class, deleting and locking it. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { classVersion } from '@zhupi/contract/rules/classVersion.ts'
import { findWriteDetailOfHomework } from '@zhupi/contract/calls/submission.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import {
  draftOf,
  findSubmission,
  makeHomework,
  makeLesson,
  makePerson,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

/** A lesson whose pupil has handed in; nobody waits for the correction. */
async function handInOnce() {
  const lesson = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(lesson.submissionId, { finish: 2 }), lesson.student)
  return lesson
}

async function listsOf(student: Someone) {
  const pages = await Promise.all(
    [0, 1, 2, 3].map((status) =>
      server.call(calls.getStudentHomework, { status, cpage: 1, psize: 100 }, student),
    ),
  )
  return pages.flatMap(({ items }) => items.map(({ id, status }) => ({ id, status })))
}

const messagesOf = async (student: Someone) =>
  (await server.call(calls.getStudentNotify, {}, student)).items.map(({ content }) => content)

test('who quits keeps what was handed in; the open homework goes, the draft stays readable and comes back', async () => {
  const { teacher, student, classroom, submissionId, homeworkId } = await handInOnce()
  const second = await makeHomework(server, teacher, classroom.code)
  const draftId = await findSubmission(server, student, second)
  await server.call(calls.saveHomework, draftOf(draftId, { title: '没写完的' }), student)
  const before = await messagesOf(student)
  expect(before).toHaveLength(2)

  await server.call(calls.quitClasses, { code: classroom.code.toLowerCase() }, student)
  expect(await server.call(calls.getStdClasses, {}, student)).toEqual([])
  expect(await listsOf(student)).toEqual([{ id: submissionId, status: 'finish' }])
  expect(await messagesOf(student)).toHaveLength(1)
  expect((await server.call(calls.getUnread, {}, student)).Homework).toBe(1)
  expect(await server.call(findWriteDetailOfHomework, { id: draftId }, student)).toMatchObject({
    title: '没写完的',
  })
  // Nothing typed is lost, but nothing is handed in any more.
  expect(
    await server.send(calls.saveHomework, draftOf(draftId, { finish: 2, title: '又写' }), student),
  ).toMatchObject({
    code: 500,
    msg: '你已经不在这个班级里了，不能再批改或提交；写下的内容都保存着',
  })
  const detail = await server.call(calls.getHomeworkDetail, { id: second }, teacher)
  expect(detail).toMatchObject({ notsubmit: 0, studentHomeworkList: [] })
  const first = await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher)
  expect(first).toMatchObject({ notremarkcount: 1, studentHomeworkList: [{ id: submissionId }] })
  expect(
    (await server.call(calls.getStatistics, { homeworkId: second }, teacher)).studentCount,
  ).toBe(0)
  const { items } = await server.call(calls.getTeacherHomework, { status: 2, cpage: 1 }, teacher)
  expect(items.find(({ id }) => id === second)).toMatchObject({ notsubmit: 0 })

  await server.call(calls.addClasses, { code: classroom.code }, student)
  expect(await listsOf(student)).toHaveLength(2)
  expect(await messagesOf(student)).toHaveLength(2)
  expect(await server.call(findWriteDetailOfHomework, { id: draftId }, student)).toMatchObject({
    title: '又写',
  })
  expect(
    (await server.send(calls.saveHomework, draftOf(draftId, { finish: 2 }), student)).code,
  ).toBe(200)
})

test('a removed pupil is told, and is in no count of the class any more', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const request = { id: classroom.id, studentId: student.id }
  await server.call(calls.removeStudent, request, teacher)
  expect(await messagesOf(student)).toEqual([
    '老师把你移出了五（2）班。交过的作文和批改都还在，没交的草稿也留着，重新加入后可以接着写。',
  ])
  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toMatchObject([{ count: 0 }])
  const again = await server.send(calls.removeStudent, request, teacher)
  expect(again).toMatchObject({ code: 3005, msg: '内容不存在或已被删除' })
  expect((await server.send(calls.quitClasses, { code: classroom.code }, student)).code).toBe(3005)
})

test('a deleted class is out of every list at once, and comes back whole within 30 days', async () => {
  const lesson = await handInOnce()
  const { teacher, student, classroom, homeworkId } = lesson
  const gone = await makeHomework(server, teacher, classroom.code)
  await server.call(calls.deleteHomework, { id: gone }, teacher)
  server.now = new Date(server.now.getTime() + 1_000)
  const before = [await messagesOf(student), await listsOf(student)]
  const acts = (by: Someone) => [
    server.send(calls.getClassStudents, { code: classroom.code }, by),
    server.send(calls.getHomeworkDetail, { id: homeworkId }, by),
    server.send(calls.lockClass, { id: classroom.id, locked: true }, by),
  ]
  await server.call(calls.deleteClass, { id: classroom.id }, teacher)
  for (const answer of await Promise.all(acts(teacher))) expect(answer.code).toBe(3005)
  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toEqual([])
  expect(await server.call(calls.getStdClasses, {}, student)).toEqual([])
  expect(await listsOf(student)).toEqual([])
  expect(await messagesOf(student)).toEqual([])
  expect((await server.call(calls.getTeacherNotify, {}, teacher)).items).toEqual([])
  const joining = await server.send(
    calls.addClasses,
    { code: classroom.code },
    await makePerson(server, 'student'),
  )
  expect(joining).toMatchObject({ msg: '没有找到这个班级，请核对班级码' })
  expect(await server.call(calls.getDeletedClasses, {}, teacher)).toMatchObject([
    { id: classroom.id, name: '五（2）班', count: 1, homeworkCount: 1, days: 30 },
  ])
  const stranger = await makePerson(server, 'teacher')
  expect((await server.send(calls.restoreClass, { id: classroom.id }, stranger)).code).toBe(3005)

  await server.call(calls.restoreClass, { id: classroom.id }, teacher)
  expect([await messagesOf(student), await listsOf(student)]).toEqual(before)
  for (const answer of await Promise.all(acts(teacher))) expect(answer.code).toBe(200)
  expect((await server.send(calls.getHomeworkDetail, { id: gone }, teacher)).code).toBe(3005)
})

test('of two who left only who comes back has the messages again, also after the class was deleted and restored', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const classmate = await makePerson(server, 'student', '周行之')
  await server.call(calls.addClasses, { code: classroom.code }, classmate)
  await makeHomework(server, teacher, classroom.code)
  for (const each of [student, classmate]) {
    expect(await messagesOf(each)).not.toEqual([])
    await server.call(calls.quitClasses, { code: classroom.code }, each)
    expect(await messagesOf(each)).toEqual([])
  }
  await server.call(calls.addClasses, { code: classroom.code }, student)
  expect(await messagesOf(student)).not.toEqual([])
  expect(await messagesOf(classmate)).toEqual([])

  server.now = new Date(server.now.getTime() + 1_000)
  await server.call(calls.deleteClass, { id: classroom.id }, teacher)
  await server.call(calls.restoreClass, { id: classroom.id }, teacher)
  expect(await messagesOf(student)).not.toEqual([])
  expect(await messagesOf(classmate)).toEqual([])
})

test('30 days after its deletion a class is erased with homework, essays and messages', async () => {
  const { teacher, student, classroom, homeworkId } = await handInOnce()
  await server.call(calls.deleteClass, { id: classroom.id }, teacher)
  const sweep = (days: number) =>
    eraseDeleted({
      db: server.database.db,
      clock: () => new Date(server.now.getTime() + days * DAY_MS),
    })
  const rowsLeft = async () => {
    const { rows } = await server.database.pool.query<{ left: string }>(
      `select (select count(*) from classrooms where id = $1)
         + (select count(*) from enrollments where classroom_id = $1)
         + (select count(*) from homework where id = $2)
         + (select count(*) from submissions where homework_id = $2)
         + (select count(*) from notifications where tip in ('class ' || $1, 'homework ' || $2)) as left`,
      [classroom.id, homeworkId],
    )
    return Number(rows[0]?.left)
  }
  await sweep(29)
  expect(await rowsLeft()).toBeGreaterThan(4)
  await sweep(31)
  expect(await rowsLeft()).toBe(0)
  expect((await server.send(calls.restoreClass, { id: classroom.id }, teacher)).code).toBe(3005)
  expect((await server.send(calls.getUserinfo, {}, student)).code).toBe(200)
})

test('a locked class refuses joining and hides nothing; unlocked it takes pupils again', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const newcomer = await makePerson(server, 'student')
  await server.call(calls.lockClass, { id: classroom.id, locked: true }, teacher)
  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toMatchObject([{ status: 0 }])
  expect(await server.send(calls.addClasses, { code: classroom.code }, newcomer)).toMatchObject({
    msg: '班级已锁定，暂时不能加入，请联系老师',
  })
  expect(await listsOf(student)).toHaveLength(1)
  await server.call(calls.lockClass, { id: classroom.id, locked: false }, teacher)
  await server.call(calls.addClasses, { code: classroom.code }, newcomer)
})

test('an edited class asks for consent by its new grade, its homework keeps the one it was posted for', async () => {
  const teacher = await makePerson(server, 'teacher')
  const { id, code } = await server.call(calls.addClass, { name: '九班', gradeId: 9 }, teacher)
  const student = await makePerson(server, 'student', '林小满', { hasConsent: false })
  await server.call(calls.addClasses, { code }, student)
  const homeworkId = await makeHomework(server, teacher, code, {
    questions: [{ articleType: 'j-narrative', title: '老街', demand: '' }],
  })
  await server.call(calls.renameClass, { id, name: ' 八年级一班 ', grade: 8, memo: '' }, teacher)
  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toMatchObject([
    { name: '八年级一班', gradeId: 8, memo: '' },
  ])
  expect(await server.call(calls.getDemand, { homeworkId }, student)).toMatchObject({ gradeId: 9 })
  const submissionId = await findSubmission(server, student, homeworkId)
  expect(
    await server.send(
      calls.saveHomework,
      draftOf(submissionId, { finish: 1, type: 'j-narrative' }),
      student,
    ),
  ).toMatchObject({ code: 4000, msg: '需要监护人同意后才能继续' })
  expect(await server.send(calls.renameClass, { id, name: '  ', grade: 8 }, teacher)).toMatchObject(
    { code: 400, msg: '请输入班级名' },
  )
})

test('a class that was changed in another window is not overwritten unseen', async () => {
  const teacher = await makePerson(server, 'teacher')
  const { id } = await server.call(calls.addClass, { name: '五（1）班', gradeId: 5 }, teacher)
  const seen = classVersion({ name: '五（1）班', gradeId: 5, memo: '' })
  const promoted = { id, name: '六（1）班', grade: 6, memo: '', seen }
  await server.call(calls.renameClass, promoted, teacher)
  // The answer was lost and it is sent again: there is nothing left to do.
  await server.call(calls.renameClass, promoted, teacher)
  expect(
    await server.send(
      calls.renameClass,
      { id, name: '五（1）班', grade: 5, memo: '周三收', seen },
      teacher,
    ),
  ).toMatchObject({
    code: 3005,
    msg: '这个班级刚才在别处改过了，现在显示的是最新的，请核对后再保存',
  })
  expect(await server.call(calls.getTeacherClasses, {}, teacher)).toMatchObject([
    { name: '六（1）班', gradeId: 6, memo: '' },
  ])
})

test('a student number is asked for, is one pupil’s in the class, and names the account at sign-in', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const classmate = await makePerson(server, 'student', '周行之')
  await server.call(calls.addClasses, { code: classroom.code }, classmate)
  const set = (id: number, sn: string) =>
    server.send(calls.setStudentNumber, { id, virtualClassEntityId: classroom.id, sn }, teacher)
  expect(await set(student.id, ' ')).toMatchObject({ code: 400, msg: '请输入学号' })
  expect(await set(student.id, '零七')).toMatchObject({
    code: 500,
    msg: '学号由 1–20 位字母、数字或 - 组成',
  })
  expect(await set(student.id, ' ０7 ')).toMatchObject({ entity: { studentNumber: '07' } })
  expect(await set(student.id, '07')).toMatchObject({ code: 200 })
  expect(await set(classmate.id, '07')).toMatchObject({
    code: 500,
    msg: '这个学号班里已经有同学在用了，请换一个',
  })
  const signedIn = await server.send(calls.loginByPassword, {
    uname: `${classroom.code}-07`,
    pwd: 'correct horse',
    t: 0,
  })
  expect(signedIn.code).toBe(200)
})
