import { expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { draftOf, makeClassroom, makeHomework, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const teacher = await makePerson(server, 'teacher')
const classroom = await makeClassroom(server, teacher)
const inDays = (days: number) => new Date(server.now.getTime() + days * DAY_MS)
const question = { articleType: 'e-event', title: '那一刻，我长大了', demand: '写清楚经过。' }

function post(wishes: Record<string, unknown> = {}) {
  return server.send(
    calls.createHomework,
    {
      codes: [classroom.code],
      startTime: inDays(0),
      endTime: inDays(3),
      homeworkQuestions: [question],
      ...wishes,
    },
    teacher,
  )
}

test('one posting makes one homework a class, and every pupil of each has it', async () => {
  const second = await makeClassroom(server, teacher)
  const student = await makePerson(server, 'student')
  await server.call(calls.addClasses, { code: second.code }, student)
  const posted = await server.call(
    calls.createHomework,
    {
      codes: [classroom.code, second.code],
      startTime: inDays(0),
      endTime: inDays(3),
      homeworkQuestions: [question],
    },
    teacher,
  )
  expect(posted.map((each) => each.code).sort()).toEqual([classroom.code, second.code].sort())
  const page = await server.call(calls.getStudentHomework, { status: 0, cpage: 1 }, student)
  expect(page.items).toMatchObject([
    {
      title: '那一刻，我长大了',
      status: 'notStart',
      classEntityName: '五（2）班',
      articleType: 'e-event',
      atText: '叙事',
      machineScore: null,
    },
  ])
})

test.each([
  ['第1题请选择文体类型', { homeworkQuestions: [{ ...question, articleType: '' }] }],
  [
    '第2题请输入作文标题或作文要求',
    { homeworkQuestions: [question, { ...question, title: ' ', demand: '' }] },
  ],
  ['最低分不能大于等于最高分', { lowScore: 60, highScore: 60 }],
  ['分数限制最高分不能高于分制满分', { scoreKind: 50, lowScore: 10, highScore: 60 }],
  ['提交分数不能低于或高于限制分数', { lowScore: 60, highScore: 90, lowestScore: 50 }],
  ['提交分数不能低于或高于限制分数', { lowScore: 60, highScore: 90, lowestScore: 91 }],
  ['结束时间要晚于开始时间', { endTime: inDays(0) }],
  ['结束时间已经过去了', { startTime: inDays(-2), endTime: inDays(-1) }],
  ['字数上限要大于字数下限（100 字）', { minCharacterCount: 0, maxCharacterCount: 50 }],
  ['时间最多可设到五年以后', { endTime: inDays(365 * 6) }],
  ['请选择分制', { scoreKind: 99, highScore: 99 }],
  ['所选文体不适用于这个班级', { homeworkQuestions: [{ ...question, articleType: 's-argument' }] }],
])('%s', async (text, wishes) => {
  expect(await post(wishes)).toMatchObject({ code: 400, msg: text, entity: null })
})

test('without a title a homework is called by its requirement’s first characters', async () => {
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher)
  const demand = `${'写'.repeat(19)}🌸一个春天的下午`
  const id = await makeHomework(server, teacher, classroom.code, {
    questions: [{ articleType: 'e-event', title: '', demand }],
  })
  expect((await server.call(calls.getHomeworkDetailNew, { id }, teacher)).title).toBe(
    `${'写'.repeat(19)}🌸`,
  )
})

test('more than three questions are refused, naming the field', async () => {
  const answer = await post({ homeworkQuestions: [question, question, question, question] })
  expect(answer).toMatchObject({ code: 400 })
  expect(answer.msg).toMatch(/^homeworkQuestions：/)
})

test('college and K12 classes cannot be mixed', async () => {
  const college = await makeClassroom(server, teacher, 13)
  expect(await post({ codes: [classroom.code, college.code] })).toMatchObject({
    code: 400,
    msg: '大学班级与K12班级不能同时选择',
  })
})

test('a homework that starts later is shown to pupils only from its start', async () => {
  const student = await makePerson(server, 'student')
  const own = await makeClassroom(server, teacher)
  await server.call(calls.addClasses, { code: own.code }, student)
  await makeHomework(server, teacher, own.code, { startTime: inDays(1), endTime: inDays(2) })
  const list = async () =>
    (await server.call(calls.getStudentHomework, { status: 0, cpage: 1 }, student)).items
  expect(await list()).toEqual([])
  const homeworkId =
    (
      await server.call(
        calls.getTeacherHomework,
        { status: 1, cpage: 1, psize: 100, classEntityId: own.id },
        teacher,
      )
    ).items[0]?.id ?? 0
  const {
    rows: [row],
  } = await server.database.pool.query<{ id: string }>(
    'select id from submissions where student_id = $1',
    [student.id],
  )
  // Neither its words nor a place to write them, whoever guesses the numbers.
  expect((await server.send(calls.getDemand, { homeworkId }, student)).code).toBe(3005)
  expect((await server.send(calls.findWriteDetail, { id: Number(row?.id) }, student)).code).toBe(
    3005,
  )
  expect((await server.send(calls.getAIResult, { id: Number(row?.id) }, student)).code).toBe(3005)
  expect((await server.send(calls.saveHomework, draftOf(Number(row?.id)), student)).code).toBe(3005)
  const today = server.now
  server.now = inDays(1.5)
  expect(await list()).toHaveLength(1)
  server.now = today
})

test('the teacher’s tabs follow start and end time and count the submissions', async () => {
  const own = await makePerson(server, 'teacher')
  const room = await makeClassroom(server, own)
  const student = await makePerson(server, 'student')
  await server.call(calls.addClasses, { code: room.code }, student)
  await makeHomework(server, own, room.code, { startTime: inDays(3), endTime: inDays(5) })
  await makeHomework(server, own, room.code, { startTime: inDays(1), endTime: inDays(5) })
  await makeHomework(server, own, room.code, { startTime: inDays(0), endTime: inDays(1) })
  const today = server.now
  server.now = inDays(2)
  for (const status of [1, 2, 3]) {
    const { items } = await server.call(calls.getTeacherHomework, { status, cpage: 1 }, own)
    // A pupil who joined before has all that were posted, ended ones too.
    expect(items).toMatchObject([
      { notsubmit: 1, notremarkcount: 0, remarkcount: 0, classEntityName: '五（2）班' },
    ])
  }
  server.now = today
})

test('five a page, each homework on exactly one page', async () => {
  const own = await makePerson(server, 'teacher')
  const room = await makeClassroom(server, own)
  for (let count = 0; count < 7; count += 1) await makeHomework(server, own, room.code)
  const pages = await Promise.all(
    [1, 2, 3].map((cpage) => server.call(calls.getTeacherHomework, { status: 2, cpage }, own)),
  )
  expect(pages.map((page) => page.items.length)).toEqual([5, 2, 0])
  expect(pages.map((page) => page.pcount)).toEqual([2, 2, 2])
  expect(new Set(pages.flatMap((page) => page.items.map((item) => item.id))).size).toBe(7)
})

test('a posting repeated with its key posts nothing twice', async () => {
  const teacher = await makePerson(server, 'teacher')
  const [one, two] = [await makeClassroom(server, teacher), await makeClassroom(server, teacher)]
  const posting = {
    codes: [one.code, two.code],
    startTime: inDays(0),
    endTime: inDays(2),
    homeworkQuestions: [question],
    requestKey: 'one-tap-of-the-button',
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call(calls.createHomework, posting, teacher)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(
    (await server.call(calls.getTeacherHomework, { cpage: 1, status: 2, psize: 100 }, teacher))
      .items,
  ).toHaveLength(2)
})
