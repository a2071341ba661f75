/** 30 days after a removal nothing of the person is in any table. */
import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { sayConsent } from '../testing/consent.ts'
import {
  AVATAR,
  draftOf,
  ESSAY,
  makeHomework,
  makeLesson,
  makePerson,
  makePractice,
  PASSWORD,
  prove,
  receiveCode,
} from '../testing/make.ts'
import {
  findTraces,
  insertNotification,
  insertRowsOf,
  listAllRows,
} from '../testing/personalTraces.ts'
import { startTestServer } from '../testing/testServer.ts'
import { eraseDeleted } from './eraseDeleted.ts'

const server = await startTestServer()
const { pool } = server.database
const services = { db: server.database.db, clock: () => server.now }
const later = (days: number) => {
  server.now = new Date(server.now.getTime() + days * DAY_MS)
}

test('of a pupil no id, phone, name, text or picture is left; the payment is, without them', async () => {
  const { teacher, submissionId, classroom, student: classmate } = await makeLesson(server)
  const student = await makePerson(server, 'student', '尉迟无痕', { hasConsent: false })
  const guardianPhone = '13855556666'
  await sayConsent(server, student, true, guardianPhone)
  await server.call(calls.addClasses, { code: classroom.code }, student)
  const [own] = (await server.call(calls.getStudentHomework, { status: 0, cpage: 1 }, student))
    .items
  const text = '只有我写过的这一句话'
  await server.call(
    calls.saveHomework,
    draftOf(own?.id ?? 0, { content: `${text}。${ESSAY}`, finish: 1 }),
    student,
  )
  await server.call(
    calls.saveHomework,
    draftOf(own?.id ?? 0, { content: `${text}，改过了。`, finish: 2 }),
    student,
  )
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), classmate)
  const practised = { content: `${text}，练习时写的。`, author: '无痕之人' }
  const practiceId = await makePractice(server, student, practised)
  await server.call(calls.printEssay, { id: practiceId, ishomework: 0 }, student)
  await server.call(calls.saveQuestion, { title: '我自己出的题', demand: '' }, student)
  await server.call(calls.updateNickname, { nickname: '无痕之人' }, student)
  await server.call(calls.updateAvatar, { image: AVATAR }, student)
  await server.call(calls.sendFeedback, { phone: student.phone, content: '我提的意见' }, student)
  await server.call(calls.resetPassword, {
    mobile: student.phone,
    pwd: PASSWORD,
    smscode: await receiveCode(server, student.phone, 'TYPE_FIND_PWD'),
  })
  const signedIn = await server.call(calls.loginByPassword, {
    uname: student.phone,
    pwd: PASSWORD,
    t: 0,
  })
  await insertRowsOf(pool, student, { kind: 'membership' }, server.now)
  await insertNotification(pool, teacher.id, '尉迟无痕提交了作文', {
    kind: 'report',
    studentId: student.id,
  })
  const texts = [
    student.phone,
    student.name,
    guardianPhone,
    text,
    '无痕之人',
    '我提的意见',
    '我自己出的题',
    AVATAR.slice(23),
    `C${student.id}"`,
  ]
  expect((await findTraces(pool, student.id, texts)).length).toBeGreaterThan(12)

  await prove(server, signedIn, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, signedIn)
  later(29)
  await eraseDeleted(services)
  expect(await findTraces(pool, student.id, [text])).not.toEqual([])
  later(1.1)
  await eraseDeleted(services)
  await eraseDeleted(services)
  expect(await findTraces(pool, student.id, texts)).toEqual([])
  const { rows: payments } = await pool.query('select order_no, amount from kept_payments')
  expect(payments).toEqual([{ order_no: `paid-${student.id}`, amount: 900 }])
  expect(
    (await pool.query("select details from audit_log where act = 'password help'")).rows,
  ).toEqual([{ details: { days: 7 } }])
  // Nobody else has lost anything.
  const ticket = await server.call(calls.loginByPassword, {
    uname: teacher.phone,
    pwd: PASSWORD,
    t: 1,
  })
  expect(
    (await server.call(getAIResultOfHomework, { id: submissionId }, ticket)).articleTitle,
  ).not.toBe('')
})

test('of a teacher pupils keep class, homework, essays and remarks; nobody joins any more', async () => {
  const { teacher, student, classroom, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  const { hash } = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      teacherScore: 90,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 4,
      hash,
      teacherRemark: '写得真好',
    },
    teacher,
  )
  await makeHomework(server, teacher, classroom.code, {
    questions: [{ articleType: 'e-event', title: '没有人写过的题目', demand: '' }],
  })
  await prove(server, teacher, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'TEACHER' }, teacher)
  expect((await server.send(calls.getTeacherInfo, {}, teacher)).code).toBe(3004)
  expect(
    await server.send(
      calls.addClasses,
      { code: classroom.code },
      await makePerson(server, 'student'),
    ),
  ).toMatchObject({ msg: '没有找到这个班级，请核对班级码' })
  const check = async () => {
    expect(await server.call(calls.getStdClasses, {}, student)).toMatchObject([
      { id: classroom.id, teacherName: '老师已注销' },
    ])
    expect(await server.call(getAIResultOfHomework, { id: submissionId }, student)).toMatchObject({
      teacherScore: 90,
      teacherRemark: '写得真好',
      teacherName: '老师已注销',
    })
  }
  await check()
  later(31)
  const ticket = await server.call(calls.loginByPassword, {
    uname: student.phone,
    pwd: PASSWORD,
    t: 0,
  })
  Object.assign(student, ticket)
  await eraseDeleted(services)
  await check()
  // Homework in which nobody wrote goes with its teacher.
  expect((await listAllRows(pool)).filter(({ row }) => row.includes('没有人写过的题目'))).toEqual(
    [],
  )
})

test('of a teacher no id, phone, name or text is left; a class without pupils is gone', async () => {
  const { teacher: colleague } = await makeLesson(server)
  const teacher = await makePerson(server, 'teacher', '公冶无踪')
  const [used, empty] = [
    await server.call(calls.addClass, { name: '一班', gradeId: 5 }, teacher),
    await server.call(
      calls.addClass,
      { name: '空空的班', gradeId: 5, memo: '公冶无踪的备忘' },
      teacher,
    ),
  ]
  const student = await makePerson(server, 'student')
  await server.call(calls.addClasses, { code: used.code }, student)
  const [posted] = await server.call(
    calls.createHomework,
    {
      codes: [used.code],
      startTime: new Date(server.now.getTime() - 1000),
      endTime: new Date(server.now.getTime() + DAY_MS),
      homeworkQuestions: [{ articleType: 'e-event', title: '题目', demand: '' }],
      requestKey: 'posting-posting-1',
    },
    teacher,
  )
  const [own] = (await server.call(calls.getStudentHomework, { status: 0, cpage: 1 }, student))
    .items
  await server.call(calls.saveHomework, draftOf(own?.id ?? 0, { finish: 2 }), student)
  const { hash } = await server.call(getAIResultOfHomework, { id: own?.id ?? 0 }, teacher)
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: own?.id ?? 0,
      teacherScore: 90,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 4,
      hash,
      teacherRemark: '好',
    },
    teacher,
  )
  await server.call(
    calls.saveWritingReference,
    { title: '我的参考', content: '我自己写的参考' },
    teacher,
  )
  await server.call(calls.savePhrase, { text: '老师常写的一句。', isPinned: true }, teacher)
  await makePractice(server, teacher, { content: '老师练笔的一句话。' })
  await server.call(calls.saveQuestion, { title: '我自己出的题', demand: '' }, teacher)
  await server.call(calls.sendFeedback, { phone: teacher.phone, content: '老师的意见' }, teacher)
  await insertRowsOf(pool, teacher, { kind: 'membership' }, server.now)
  await server.call(
    calls.sendStudentMessage,
    { id: student.id, classId: used.id, msg: '公冶无踪说：明天带字典' },
    teacher,
  )
  // To one who is not in the class any more.
  await insertNotification(
    pool,
    colleague.id,
    '公冶无踪布置了作业',
    { kind: 'homework', homeworkId: posted?.homeworkId },
    `homework ${posted?.homeworkId}`,
  )
  const texts = [
    teacher.phone,
    teacher.name,
    '我自己写的参考',
    '老师的意见',
    '老师常写的一句',
    '老师练笔的一句话',
    '我自己出的题',
    '空空的班',
    `"${teacher.id} posting`,
  ]
  expect((await findTraces(pool, teacher.id, texts)).length).toBeGreaterThan(12)
  await prove(server, teacher, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'TEACHER' }, teacher)
  later(31)
  await eraseDeleted(services)
  expect(await findTraces(pool, teacher.id, texts)).toEqual([])
  expect((await pool.query('select 1 from classrooms where id = $1', [empty.id])).rowCount).toBe(0)
  expect(
    (await pool.query('select 1 from classrooms where owner_id = $1', [colleague.id])).rowCount,
  ).toBe(1)
})

test('a deleted practice essay is erased after 30 days with its attempts, and no other', async () => {
  const student = await makePerson(server, 'student')
  const gone = await makePractice(server, student, { content: '删掉的练习里的一句话。' })
  const kept = await makePractice(server, student, { content: '还留着的一句话。' })
  await server.call(calls.delExercise, { id: gone }, student)
  const textsLeft = async (text: string) =>
    (await listAllRows(pool)).filter(({ row }) => row.includes(text)).length
  later(29)
  await eraseDeleted(services)
  expect(await textsLeft('删掉的练习里的一句话')).toBe(2)
  later(1.1)
  await eraseDeleted(services)
  await eraseDeleted(services)
  expect(await textsLeft('删掉的练习里的一句话')).toBe(0)
  expect(await textsLeft('还留着的一句话')).toBe(2)
  expect(
    (await pool.query('select id from essays where id = any ($1)', [[gone, kept]])).rows,
  ).toEqual([{ id: String(kept) }])
})

test('SMS codes are erased after a week, whoever asked for them', async () => {
  await receiveCode(server, '13500000001', 'TYPE_LOGIN')
  later(8)
  await eraseDeleted(services)
  expect((await pool.query("select 1 from sms_codes where phone = '13500000001'")).rowCount).toBe(0)
})

test('the security journal is swept after 180 days, not before', async () => {
  const journal = "select 1 from security_journal where phone = '13500000002'"
  await server.send(calls.loginByPassword, { uname: '13500000002', pwd: PASSWORD, t: 0 })
  later(179)
  await eraseDeleted(services)
  expect((await pool.query(journal)).rowCount).toBe(1)
  later(1.1)
  await eraseDeleted(services)
  expect((await pool.query(journal)).rowCount).toBe(0)
})

test('a code that went to the phone after the removal is its next owner’s, and stays', async () => {
  const student = await makePerson(server, 'student')
  await receiveCode(server, student.phone, 'TYPE_FIND_PWD')
  await prove(server, student, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, student)
  later(29)
  await receiveCode(server, student.phone, 'TYPE_LOGIN')
  later(2)
  await eraseDeleted(services)
  expect((await pool.query('select 1 from accounts where id = $1', [student.id])).rowCount).toBe(0)
  expect(
    (await pool.query('select type from sms_codes where phone = $1', [student.phone])).rows,
  ).toEqual([{ type: 'TYPE_LOGIN' }])
})
