/**
 * Removal: out of every list at once, the phone free again; 30 days later nothing of the person
 * stands in any table (decisions 18).
 */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import {
  draftOf,
  ESSAY,
  makeHomework,
  makeLesson,
  makePerson,
  PASSWORD,
  receiveCode,
  type Someone,
} from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { eraseDeleted } from './eraseDeleted.ts'

const server = await startTestServer()
const { pool } = server.database
const services = { db: server.database.db, clock: () => server.now }
const DAY_MS = 86_400_000
const later = (days: number) => {
  server.now = new Date(server.now.getTime() + days * DAY_MS)
}
const AVATAR = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 1, 0, 1, 0, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0xd9]).toString('base64')}`

/** Every row of every table, ours and the queue's, as text. */
async function everything(): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  )
  const found = await Promise.all(
    tables.map(async ({ name }) =>
      (
        await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
      ).rows.map(({ row }) => ({ table: name, row })),
    ),
  )
  return found.flat()
}

/**
 * Where the person's number stands in a column that means an account, whatever the column is
 * called; and where one of the words stands.
 */
async function findTraces(accountId: number, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'accounts'::regclass union all select 'accounts', 'id'`)
  const named = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rowCount } = await pool.query(`select 1 from ${table} where ${column} = $1`, [
        accountId,
      ])
      return (rowCount ?? 0) > 0 ? [`${table}.${column}`] : []
    }),
  )
  const inside = new RegExp(`"(studentId|accountId|teacherId)": ?"?${accountId}\\b`)
  return [
    ...named.flat(),
    ...(await everything()).flatMap(({ table, row }) =>
      inside.test(row) || words.some((word) => row.includes(word))
        ? [`${table}: ${row.slice(0, 200)}`]
        : [],
    ),
  ]
}

/** What a person leaves in tables whose own calls are tested elsewhere. */
async function leaveRows(person: Someone, link: object): Promise<void> {
  const one = async (text: string, values: unknown[]) =>
    (await pool.query<{ id: number }>(text, values)).rows[0]?.id
  const grantId = await one(
    "insert into grants (account_id, kind, starts_at, ends_at, created_at) values ($1, 'membership', now(), now() + interval '7 days', now()) returning id",
    [person.id],
  )
  await one(
    "insert into orders (order_no, account_id, package_id, days, amount, recharge_type, status, token_hash, guardian_agreed, created_at, paid_at, grant_id) values ($1, $2, 'A_WEEK', 7, 900, 'WECHAT', 'paid', '', true, now(), now(), $3)",
    [`paid-${person.id}`, person.id, grantId],
  )
  await one(
    "insert into orders (order_no, account_id, package_id, days, amount, recharge_type, status, token_hash, guardian_agreed, created_at) values ($1, $2, 'A_WEEK', 7, 900, 'WECHAT', 'waiting', '', true, now())",
    [`open-${person.id}`, person.id],
  )
  await one(
    "insert into grading_cards (number, salt, password_hash, days, valid_until, batch, created_at, bound_by, bound_at) values ($1, '', '', 30, now(), '', now(), $2, now())",
    [`C${person.id}`, person.id],
  )
  await one(
    "insert into entitlements (code_hash, days, batch, created_at, bound_by, bound_at, grant_id) values ($1, 30, '', now(), $2, now(), $3)",
    [`E${person.id}`, person.id, grantId],
  )
  await one(
    "insert into audit_log (operator, act, details, at) values ('ops', 'password help', jsonb_build_object('accountId', $1::bigint, 'phone', $2::text, 'name', $3::text, 'days', 7), $4)",
    [person.id, person.phone, person.name, server.now],
  )
  await one(
    "insert into notifications (account_id, category, title, content, tip, link, event_key, created_at) values ($1, 'System', '卡', $2, '', $3, $2, now())",
    [person.id, `给${person.name}的话`, link],
  )
}

async function tell(accountId: number, content: string, link: object, tip = ''): Promise<void> {
  await pool.query(
    "insert into notifications (account_id, category, title, content, tip, link, event_key, created_at) values ($1, 'ClassEntity', '班级', $2, $3, $4, $2, now())",
    [accountId, content, tip, link],
  )
}

test('a pupil: gone from the class and the teacher’s lists at once, ticket and password worth nothing, the phone free', async () => {
  const { teacher, student, classroom, homeworkId, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  await server.call(calls.updateAvatar, { image: AVATAR }, student)
  const { headImage } = await server.call(calls.getUserinfo, {}, student)
  await tell(teacher.id, `${student.name}加入了班级`, { kind: 'student', studentId: student.id })
  expect((await server.send(calls.removeUser, { identity: 'TEACHER' }, student)).code).toBe(3005)
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

test('a pupil: 30 days later no table holds the number, the phone, the name, a text or a picture; the books keep the payment', async () => {
  const { teacher, submissionId, classroom, student: classmate } = await makeLesson(server)
  const student = await makePerson(server, 'student', '尉迟无痕', { hasConsent: false })
  const guardianPhone = '13855556666'
  await server.call(
    calls.saveConsent,
    { guardianPhone, isGiven: true, version: CONSENT_VERSION },
    student,
  )
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
  await leaveRows(student, { kind: 'membership' })
  await tell(teacher.id, '尉迟无痕提交了作文', { kind: 'report', studentId: student.id })
  const words = [
    student.phone,
    student.name,
    guardianPhone,
    text,
    '无痕之人',
    '我提的意见',
    AVATAR.slice(23),
    `C${student.id}"`,
  ]
  expect((await findTraces(student.id, words)).length).toBeGreaterThan(12)

  await server.call(calls.removeUser, { identity: 'STUDENT' }, signedIn)
  later(29)
  await eraseDeleted(services)
  expect(await findTraces(student.id, [text])).not.toEqual([])
  later(1.1)
  await eraseDeleted(services)
  await eraseDeleted(services)
  expect(await findTraces(student.id, words)).toEqual([])
  const { rows: kept } = await pool.query('select order_no, amount from kept_payments')
  expect(kept).toEqual([{ order_no: `paid-${student.id}`, amount: 900 }])
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
    (await server.call(calls.getAIResult, { id: submissionId }, ticket)).articleTitle,
  ).not.toBe('')
})

test('a teacher: nobody joins the class any more; pupils keep class, homework, essays and remarks, and are told that the teacher is gone', async () => {
  const { teacher, student, classroom, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  const { hash } = await server.call(calls.getAIResult, { id: submissionId }, teacher)
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
    expect(await server.call(calls.getAIResult, { id: submissionId }, student)).toMatchObject({
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
  expect((await everything()).filter(({ row }) => row.includes('没有人写过的题目'))).toEqual([])
})

test('a teacher: 30 days later no table holds the number, the phone, the name or an own text; a class without pupils is gone', async () => {
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
  const { hash } = await server.call(calls.getAIResult, { id: own?.id ?? 0 }, teacher)
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
  await server.call(calls.sendFeedback, { phone: teacher.phone, content: '老师的意见' }, teacher)
  await leaveRows(teacher, { kind: 'membership' })
  await server.call(
    calls.sendStudentMessage,
    { id: student.id, classId: used.id, msg: '公冶无踪说：明天带字典' },
    teacher,
  )
  // Told to one who is in the class no more.
  await tell(
    colleague.id,
    '公冶无踪布置了作业',
    { kind: 'homework', homeworkId: posted?.homeworkId },
    `homework ${posted?.homeworkId}`,
  )
  const words = [
    teacher.phone,
    teacher.name,
    '我自己写的参考',
    '老师的意见',
    '空空的班',
    `"${teacher.id} posting`,
  ]
  expect((await findTraces(teacher.id, words)).length).toBeGreaterThan(12)
  await server.call(calls.removeUser, { identity: 'TEACHER' }, teacher)
  later(31)
  await eraseDeleted(services)
  expect(await findTraces(teacher.id, words)).toEqual([])
  expect((await pool.query('select 1 from classrooms where id = $1', [empty.id])).rowCount).toBe(0)
  expect(
    (await pool.query('select 1 from classrooms where owner_id = $1', [colleague.id])).rowCount,
  ).toBe(1)
})

test('SMS codes are forgotten after a week, whoever asked for them', async () => {
  await receiveCode(server, '13500000001', 'TYPE_LOGIN')
  later(8)
  await eraseDeleted(services)
  expect((await pool.query("select 1 from sms_codes where phone = '13500000001'")).rowCount).toBe(0)
})

test('who leaves while joining a class is in no class', async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    const { classroom, teacher } = await makeLesson(server)
    const leaving = await makePerson(server, 'student')
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
