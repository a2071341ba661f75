/** Messages as the events make them (spec 2 §2, §4, §5; 3 §2 Messages, §5). */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { MessageCategory } from '@zhupi/contract/terms/messageCategories.ts'
import { announceHomework } from '../../jobs/announceHomework.ts'
import { correct } from '@zhupi/engine/correct.ts'
import { readShippedTables } from '@zhupi/engine/tables/shippedTables.ts'
import type { Essay, OnStage } from '@zhupi/engine/types.ts'
import { correctEssay } from '../../jobs/correctEssay.ts'
import { remindDue } from '../../jobs/remindDue.ts'
import {
  draftOf,
  findSubmission,
  makeClassroom,
  makeHomework,
  makeLesson,
  makePerson,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const services = { db: server.database.db, clock: () => server.now }
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

async function messagesOf(
  someone: Someone,
  request: { type?: MessageCategory; psize?: number; cpage?: number } = {},
) {
  return (
    await server.call(
      someone.role === 'student' ? calls.getStudentNotify : calls.getTeacherNotify,
      request,
      someone,
    )
  ).items
}
async function textsOf(someone: Someone, type?: MessageCategory) {
  return (await messagesOf(someone, type === undefined ? {} : { type })).map((each) => each.content)
}
const later = (ms: number) => {
  server.now = new Date(server.now.getTime() + ms)
}

async function makeClassOf(names: readonly string[]) {
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher)
  const students: Someone[] = []
  for (const name of names) {
    const student = await makePerson(server, 'student', name)
    await server.call(calls.addClasses, { code: classroom.code }, student)
    students.push(student)
  }
  return { teacher, classroom, students }
}

async function handIn(homeworkId: number, student: Someone): Promise<number> {
  const id = await findSubmission(server, student, homeworkId)
  await server.call(calls.saveHomework, draftOf(id, { finish: 2 }), student)
  return id
}

describe('homework posted', () => {
  test('every pupil of the class is told at once, with what, by whom and until when', async () => {
    const { student, homeworkId, submissionId } = await makeLesson(server)
    expect(await messagesOf(student)).toMatchObject([
      {
        type: 'Homework',
        title: '《那一刻，我长大了》',
        content: '陈老师布置了作文《那一刻，我长大了》，请在 3月5日 08:00 前提交。',
        read: false,
        tip: `homework ${homeworkId}`,
        creationTime: '2026-03-02 08:00:00',
        link: { kind: 'homework', homeworkId, studentHomeworkId: submissionId, classId: null },
      },
    ])
  })

  test('a repeat of the posting tells nobody twice; who joins later finds it in the list, not among the messages', async () => {
    const {
      teacher,
      classroom,
      students: [student],
    } = await makeClassOf(['林小满'])
    if (student === undefined) throw new Error('no pupil')
    const post = () =>
      server.call(
        calls.createHomework,
        {
          codes: [classroom.code],
          startTime: server.now,
          endTime: new Date(server.now.getTime() + DAY_MS),
          requestKey: 'post-once-and-only-once',
          homeworkQuestions: [{ articleType: 'e-event', title: '题目', demand: '' }],
        },
        teacher,
      )
    await post()
    await post()
    expect(await textsOf(student)).toHaveLength(1)
    const newcomer = await makePerson(server, 'student')
    await server.call(calls.addClasses, { code: classroom.code }, newcomer)
    expect(await textsOf(newcomer)).toEqual([])
  })

  test('spec 3 §5: what starts later is told of when it starts, once, however often the job runs', async () => {
    const {
      teacher,
      classroom,
      students: [student],
    } = await makeClassOf(['林小满'])
    if (student === undefined) throw new Error('no pupil')
    const start = new Date(server.now.getTime() + 2 * HOUR_MS)
    const homeworkId = await makeHomework(server, teacher, classroom.code, {
      startTime: start,
      endTime: new Date(server.now.getTime() + 3 * DAY_MS),
    })
    await announceHomework(services)
    expect(await textsOf(student)).toEqual([])
    later(2 * HOUR_MS)
    await Promise.all([announceHomework(services), announceHomework(services)])
    await announceHomework(services)
    expect(await messagesOf(student)).toMatchObject([
      { tip: `homework ${homeworkId}`, creationTime: '2026-03-02 10:00:00' },
    ])
    later(-2 * HOUR_MS)
  })
})

test('due tomorrow: who has not handed in is told once; moving the end tells anew', async () => {
  const {
    teacher,
    classroom,
    students: [early, late],
  } = await makeClassOf(['林小满', '周行之'])
  if (early === undefined || late === undefined) throw new Error('no pupils')
  const homeworkId = await makeHomework(server, teacher, classroom.code)
  await handIn(homeworkId, early)
  const today = server.now
  const reminded = async (student: Someone) =>
    (await textsOf(student)).filter((text) => text.includes('截止'))
  later(DAY_MS)
  await remindDue(services)
  expect(await reminded(late)).toEqual([])
  later(DAY_MS)
  await Promise.all([remindDue(services), remindDue(services)])
  expect(await reminded(late)).toEqual(['作文《那一刻，我长大了》明天 08:00 截止，你还没有提交。'])
  expect(await reminded(early)).toEqual([])
  await server.database.pool.query(
    "update homework set ends_at = ends_at + interval '1 day' where id = $1",
    [homeworkId],
  )
  later(DAY_MS)
  await remindDue(services)
  expect(await reminded(late)).toHaveLength(2)
  server.now = today
})

describe('handed in', () => {
  test('sixty hand-ins are one message that counts up, unread and on top again each time', async () => {
    const { teacher, classroom, students } = await makeClassOf(['林小满', '周行之', '何青'])
    const [first, ...others] = students
    if (first === undefined) throw new Error('no pupils')
    const homeworkId = await makeHomework(server, teacher, classroom.code)
    await handIn(homeworkId, first)
    const [message] = await messagesOf(teacher, { type: 'Homework' })
    expect(message).toMatchObject({
      title: '《那一刻，我长大了》五（2）班',
      content: '林小满提交了《那一刻，我长大了》。五（2）班已提交 1 人，还有 2 人未提交。',
      link: { kind: 'homework', homeworkId },
      tip: `homework ${homeworkId}`,
    })
    await server.call(calls.updateTeacherNotify, { id: message?.id ?? 0 }, teacher)
    later(1000)
    // At once: neither may count without the other.
    await Promise.all(others.map((student) => handIn(homeworkId, student)))
    const after = await messagesOf(teacher, { type: 'Homework' })
    expect(after).toHaveLength(1)
    expect(after[0]).toMatchObject({
      id: message?.id,
      read: false,
      content: expect.stringMatching(
        /^(周行之|何青)提交了《那一刻，我长大了》。五（2）班 3 人已全部提交。$/,
      ),
    })
  })

  test('handing in twice tells once; an essay that waits for its score is told of when it goes in', async () => {
    const { teacher, student, submissionId } = await makeLesson(server, { lowestScore: 1 })
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
    expect(await textsOf(teacher, 'Homework')).toEqual([])
    const {
      rows: [row],
    } = await server.database.pool.query<{ revision_id: string }>(
      'select revision_id from submissions where id = $1',
      [submissionId],
    )
    const tables = readShippedTables()
    const workers = {
      correct: async (essay: Essay, onStage: OnStage) => correct(essay, tables, onStage),
    }
    await correctEssay({ revisionId: Number(row?.revision_id) }, { ...services, workers })
    expect(await textsOf(teacher, 'Homework')).toEqual([
      '林小满提交了《那一刻，我长大了》。五（2）班 1 人已全部提交。',
    ])
  })
})

describe('reviewed and returned', () => {
  test('a review is told with its score in the homework’s scale, a repeat of it not again, another score again', async () => {
    const { teacher, student, submissionId, homeworkId } = await makeLesson(server, {
      scoreKind: 50,
    })
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
    const { hash } = await server.call(calls.getAIResult, { id: submissionId }, teacher)
    const review = (teacherScore: number) =>
      server.call(
        calls.saveReview,
        {
          studentHomeworkId: submissionId,
          teacherScore,
          categoryLevel1: 4,
          categoryLevel2: 4,
          categoryLevel3: 4,
          hash,
        },
        teacher,
      )
    later(1000)
    await review(93)
    await review(93)
    expect((await messagesOf(student))[0]).toMatchObject({
      content: '陈老师批阅了你的作文《那一刻，我长大了》，得分 46.5（满分 50）。',
      link: { kind: 'report', homeworkId, studentHomeworkId: submissionId },
    })
    expect(await textsOf(student)).toHaveLength(2)
    later(1000)
    await review(80)
    expect((await textsOf(student))[0]).toBe(
      '陈老师重新批阅了你的作文《那一刻，我长大了》，得分 40（满分 50）。',
    )
  })

  test('a return is told with its reason, single and bulk, and only where it was returned', async () => {
    const {
      teacher,
      classroom,
      students: [one, two, idle],
    } = await makeClassOf(['林小满', '周行之', '何青'])
    if (one === undefined || two === undefined || idle === undefined) throw new Error('no pupils')
    const homeworkId = await makeHomework(server, teacher, classroom.code)
    const [first, second, third] = [
      await handIn(homeworkId, one),
      await handIn(homeworkId, two),
      await findSubmission(server, idle, homeworkId),
    ]
    later(1000)
    await server.call(
      calls.rejectHomework,
      { studentHomeworkId: first, reason: '开头再具体一些' },
      teacher,
    )
    await server.call(
      calls.rejectHomework,
      { studentHomeworkId: first, reason: '开头再具体一些' },
      teacher,
    )
    expect(await textsOf(one)).toEqual([
      '陈老师打回了你的作文《那一刻，我长大了》，请修改后重新提交。原因：开头再具体一些',
      expect.any(String),
    ])
    await server.call(
      calls.reviewBatch,
      { id: [second, third].map(String), status: 'reject', rejectContent: '请分段' },
      teacher,
    )
    expect((await textsOf(two))[0]).toContain('原因：请分段')
    expect(await textsOf(idle)).toHaveLength(1)
    later(1000)
    await server.call(calls.submitHomework, { id: first }, one)
    expect((await textsOf(teacher, 'Homework'))[0]).toBe(
      '林小满重新提交了《那一刻，我长大了》。五（2）班已提交 1 人，还有 2 人未提交。',
    )
  })

  test('a bulk review tells each pupil the machine’s score', async () => {
    const { teacher, student, submissionId } = await makeLesson(server)
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
    await server.database.pool.query(
      "update reports set state = 'done', ai_score = 81.26, correction = '{}' where revision_id = (select revision_id from submissions where id = $1)",
      [submissionId],
    )
    later(1000)
    await server.call(calls.reviewBatch, { id: [String(submissionId)], status: 'remark' }, teacher)
    expect((await textsOf(student))[0]).toBe(
      '陈老师批阅了你的作文《那一刻，我长大了》，得分 81.3（满分 100）。',
    )
  })
})

test('joined: one message a class and day, with how many', async () => {
  const { teacher, classroom, students } = await makeClassOf(['林小满'])
  expect(await messagesOf(teacher)).toMatchObject([
    {
      type: 'ClassEntity',
      title: '五（2）班',
      content: '林小满加入了五（2）班，班里现在有 1 人。',
      tip: `class ${classroom.id}`,
      link: { kind: 'classroom', code: classroom.code, studentId: students[0]?.id },
    },
  ])
  await server.call(
    calls.addClasses,
    { code: classroom.code },
    await makePerson(server, 'student', '周行之'),
  )
  expect(await textsOf(teacher)).toEqual(['周行之等 2 人今天加入了五（2）班，班里现在有 2 人。'])
  later(DAY_MS)
  await server.call(
    calls.addClasses,
    { code: classroom.code },
    await makePerson(server, 'student', '何青'),
  )
  expect((await textsOf(teacher))[0]).toBe('何青加入了五（2）班，班里现在有 3 人。')
  later(-DAY_MS)
})

describe('class messages', () => {
  test('spec 2 §5: a pupil writes to the teacher; blank text is ignored, a repeat arrives once, another class is not there', async () => {
    const { teacher, student, classroom } = await makeLesson(server)
    const send = (content: string) =>
      server.send(
        calls.sendTeacher,
        { code: classroom.code, content, requestKey: 'pupil-writes-once' },
        student,
      )
    expect((await send(' \n')).code).toBe(200)
    expect(await textsOf(teacher, 'ClassEntity')).toHaveLength(1)
    later(1000)
    await send('老师，我的作文交错题了')
    await send('老师，我的作文交错题了')
    expect(await messagesOf(teacher, { type: 'ClassEntity' })).toMatchObject([
      {
        title: '五（2）班',
        content: '林小满：老师，我的作文交错题了',
        link: { kind: 'student', code: classroom.code, studentId: student.id },
      },
      {},
    ])
    expect(
      await server.send(
        calls.sendTeacher,
        { code: classroom.code, content: '你好' },
        await makePerson(server, 'student'),
      ),
    ).toMatchObject({ code: 3005 })
  })

  test('spec 3 §5: a teacher writes to a pupil of an own class; empty after trimming is refused', async () => {
    const { teacher, student, classroom } = await makeLesson(server)
    expect(
      await server.send(calls.sendStudentMessage, { id: student.id, msg: '  ' }, teacher),
    ).toMatchObject({ code: 400, msg: '请输入留言内容!' })
    await server.call(
      calls.sendStudentMessage,
      { id: student.id, classId: classroom.id, msg: '请补上标题' },
      teacher,
    )
    expect(await messagesOf(student, { type: 'ClassEntity' })).toMatchObject([
      {
        title: '五（2）班',
        content: '陈老师：请补上标题',
        link: { kind: 'classroom', code: classroom.code },
      },
    ])
    const other = await makeLesson(server)
    expect(
      await server.send(
        calls.sendStudentMessage,
        { id: student.id, classId: other.classroom.id, msg: '你好' },
        other.teacher,
      ),
    ).toMatchObject({ code: 3005 })
    expect(
      await server.send(
        calls.sendStudentMessage,
        { id: student.id, classId: other.classroom.id, msg: '你好' },
        teacher,
      ),
    ).toMatchObject({ code: 3005 })
  })
})

test('spec 2 §4: opening a message marks it read, for its owner only, and the badges count what is left', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  await server.call(calls.sendStudentMessage, { id: student.id, msg: '请补上标题' }, teacher)
  expect(await server.call(calls.getUnread, {}, student)).toEqual({
    System: 0,
    Homework: 1,
    ClassEntity: 1,
  })
  const [posted] = await messagesOf(student, { type: 'Homework' })
  const classmate = await makePerson(server, 'student')
  await server.call(calls.addClasses, { code: classroom.code }, classmate)
  expect(await server.send(calls.updateNotify, { id: posted?.id ?? 0 }, classmate)).toMatchObject({
    code: 3005,
  })
  await server.call(calls.updateNotify, { id: posted?.id ?? 0 }, student)
  await server.call(calls.updateNotify, { id: posted?.id ?? 0 }, student)
  expect(await server.call(calls.getUnread, {}, student)).toEqual({
    System: 0,
    Homework: 0,
    ClassEntity: 1,
  })
  expect((await messagesOf(student, { type: 'Homework' }))[0]).toMatchObject({ read: true })
})

test('decisions 18: what is told of a deleted homework goes with it, for everyone; the class’s own messages stay', async () => {
  const { teacher, student, homeworkId, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
  expect(await textsOf(student)).toEqual([])
  expect(await messagesOf(teacher)).toMatchObject([{ type: 'ClassEntity' }])
})

test('spec 2 §9: a page holds a hundred, the latest first', async () => {
  const student = await makePerson(server, 'student')
  await server.database.pool.query(
    "insert into notifications (account_id, category, title, content, tip, event_key, created_at) select $1, 'System', 't', n::text, 'notice', n::text, $2::timestamptz + n * interval '1 second' from generate_series(1, 130) n",
    [student.id, server.now],
  )
  const [first, second] = [
    await textsOf(student),
    (await messagesOf(student, { cpage: 2 })).map((each) => each.content),
  ]
  expect(first).toHaveLength(100)
  expect([...first, ...second]).toEqual(
    Array.from({ length: 130 }, (_, index) => String(130 - index)),
  )
})
