/** The messages about a homework: posted, due, handed in, reviewed, returned. */
import { describe, expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS, HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { announceHomework } from '../../jobs/announceHomework.ts'
import { correctEssay } from '../../jobs/correctEssay.ts'
import { remindDue } from '../../jobs/remindDue.ts'
import { ENGINE_HERE } from '../../correction/engineHere.ts'
import {
  draftOf,
  findSubmission,
  makeHomework,
  makeLesson,
  makePerson,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { handIn, makeClassOf, messagesOf, textsOf, wait } from './testMessages.ts'

const server = await startTestServer()
const services = { db: server.database.db, clock: () => server.now }

describe('homework posted', () => {
  test('every pupil of the class gets it at once: what, by whom and until when', async () => {
    const { student, homeworkId, submissionId } = await makeLesson(server)
    expect(await messagesOf(server, student)).toMatchObject([
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

  test('a repeat of the posting adds no message; who joins later gets none', async () => {
    const {
      teacher,
      classroom,
      students: [student],
    } = await makeClassOf(server, ['林小满'])
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
    expect(await textsOf(server, student)).toHaveLength(1)
    const newcomer = await makePerson(server, 'student')
    await server.call(calls.addClasses, { code: classroom.code }, newcomer)
    expect(await textsOf(server, newcomer)).toEqual([])
  })

  test('what starts later is announced at its start, however often the job runs', async () => {
    const {
      teacher,
      classroom,
      students: [student],
    } = await makeClassOf(server, ['林小满'])
    if (student === undefined) throw new Error('no pupil')
    const start = new Date(server.now.getTime() + 2 * HOUR_MS)
    const homeworkId = await makeHomework(server, teacher, classroom.code, {
      startTime: start,
      endTime: new Date(server.now.getTime() + 3 * DAY_MS),
    })
    await announceHomework(services)
    expect(await textsOf(server, student)).toEqual([])
    wait(server, 2 * HOUR_MS)
    await Promise.all([announceHomework(services), announceHomework(services)])
    await announceHomework(services)
    expect(await messagesOf(server, student)).toMatchObject([
      { tip: `homework ${homeworkId}`, creationTime: '2026-03-02 10:00:00' },
    ])
    wait(server, -2 * HOUR_MS)
  })

  test('what began and ended while no server ran is announced to nobody', async () => {
    const { teacher, classroom, students } = await makeClassOf(server, ['林小满'])
    await makeHomework(server, teacher, classroom.code, {
      startTime: new Date(server.now.getTime() + HOUR_MS),
      endTime: new Date(server.now.getTime() + 2 * HOUR_MS),
    })
    wait(server, 2 * HOUR_MS)
    await announceHomework(services)
    for (const student of students) expect(await textsOf(server, student)).toEqual([])
    wait(server, -2 * HOUR_MS)
  })
})

test('what ends early tomorrow is reminded of too, though it is less than a day away', async () => {
  const {
    teacher,
    classroom,
    students: [student],
  } = await makeClassOf(server, ['林小满'])
  if (student === undefined) throw new Error('no pupil')
  await makeHomework(server, teacher, classroom.code, {
    endTime: new Date(server.now.getTime() + 20 * HOUR_MS),
  })
  await remindDue(services)
  expect(await textsOf(server, student)).toContain(
    '作文《那一刻，我长大了》明天 04:00 截止，你还没有提交。',
  )
})

test('due tomorrow: who has not handed in is reminded once; a moved end anew', async () => {
  const {
    teacher,
    classroom,
    students: [early, late],
  } = await makeClassOf(server, ['林小满', '周行之'])
  if (early === undefined || late === undefined) throw new Error('no pupils')
  const homeworkId = await makeHomework(server, teacher, classroom.code)
  await handIn(server, homeworkId, early)
  const today = server.now
  const reminded = async (student: Someone) =>
    (await textsOf(server, student)).filter((text) => text.includes('截止'))
  wait(server, DAY_MS)
  await remindDue(services)
  expect(await reminded(late)).toEqual([])
  wait(server, DAY_MS)
  await Promise.all([remindDue(services), remindDue(services)])
  expect(await reminded(late)).toEqual(['作文《那一刻，我长大了》明天 08:00 截止，你还没有提交。'])
  expect(await reminded(early)).toEqual([])
  await server.database.pool.query(
    "update homework set ends_at = ends_at + interval '1 day' where id = $1",
    [homeworkId],
  )
  wait(server, DAY_MS)
  await remindDue(services)
  expect(await reminded(late)).toHaveLength(2)
  server.now = today
})

describe('handed in', () => {
  test('sixty hand-ins are one message that counts up, unread and on top again', async () => {
    const { teacher, classroom, students } = await makeClassOf(server, ['林小满', '周行之', '何青'])
    const [first, ...others] = students
    if (first === undefined) throw new Error('no pupils')
    const homeworkId = await makeHomework(server, teacher, classroom.code)
    await handIn(server, homeworkId, first)
    const [message] = await messagesOf(server, teacher, { type: 'Homework' })
    expect(message).toMatchObject({
      title: '《那一刻，我长大了》五（2）班',
      content: '林小满提交了《那一刻，我长大了》。五（2）班已提交 1 人，还有 2 人未提交。',
      link: { kind: 'homework', homeworkId },
      tip: `homework ${homeworkId}`,
    })
    await server.call(calls.updateTeacherNotify, { id: message?.id ?? 0 }, teacher)
    wait(server, 1000)
    // At once: neither may count without the other.
    await Promise.all(others.map((student) => handIn(server, homeworkId, student)))
    const after = await messagesOf(server, teacher, { type: 'Homework' })
    expect(after).toHaveLength(1)
    expect(after[0]).toMatchObject({
      id: message?.id,
      read: false,
      content: expect.stringMatching(
        /^(周行之|何青)提交了《那一刻，我长大了》。五（2）班 3 人已全部提交。$/,
      ),
    })
  })

  test('handing in twice is one message; waiting for a score makes it later', async () => {
    const { teacher, student, submissionId } = await makeLesson(server, { lowestScore: 1 })
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
    expect(await textsOf(server, teacher, 'Homework')).toEqual([])
    const {
      rows: [row],
    } = await server.database.pool.query<{ revision_id: string }>(
      'select revision_id from submissions where id = $1',
      [submissionId],
    )
    await correctEssay(
      { revisionId: Number(row?.revision_id) },
      { ...services, queue: server.queue, workers: ENGINE_HERE, log: console },
    )
    expect(await textsOf(server, teacher, 'Homework')).toEqual([
      '林小满提交了《那一刻，我长大了》。五（2）班 1 人已全部提交。',
    ])
  })
})

describe('reviewed and returned', () => {
  test('a review names its score in the homework’s scale; a repeat adds no message', async () => {
    const { teacher, student, submissionId, homeworkId } = await makeLesson(server, {
      scoreKind: 50,
    })
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
    const { hash } = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
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
    wait(server, 1000)
    await review(93)
    await review(93)
    expect((await messagesOf(server, student))[0]).toMatchObject({
      content: '陈老师批阅了你的作文《那一刻，我长大了》，得分 46.5（满分 50）。',
      link: { kind: 'report', homeworkId, studentHomeworkId: submissionId },
    })
    expect(await textsOf(server, student)).toHaveLength(2)
    wait(server, 1000)
    await review(80)
    expect((await textsOf(server, student))[0]).toBe(
      '陈老师重新批阅了你的作文《那一刻，我长大了》，得分 40.0（满分 50）。',
    )
  })

  test('a return names its reason, single and bulk, and only where it was returned', async () => {
    const {
      teacher,
      classroom,
      students: [one, two, idle],
    } = await makeClassOf(server, ['林小满', '周行之', '何青'])
    if (one === undefined || two === undefined || idle === undefined) throw new Error('no pupils')
    const homeworkId = await makeHomework(server, teacher, classroom.code)
    const [first, second, third] = [
      await handIn(server, homeworkId, one),
      await handIn(server, homeworkId, two),
      await findSubmission(server, idle, homeworkId),
    ]
    wait(server, 1000)
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
    expect(await textsOf(server, one)).toEqual([
      '陈老师打回了你的作文《那一刻，我长大了》，请修改后重新提交。原因：开头再具体一些',
      expect.any(String),
    ])
    await server.call(
      calls.reviewBatch,
      { id: [second, third].map(String), status: 'reject', rejectContent: '请分段' },
      teacher,
    )
    expect((await textsOf(server, two))[0]).toContain('原因：请分段')
    expect(await textsOf(server, idle)).toHaveLength(1)
    wait(server, 1000)
    await server.call(calls.submitHomework, { id: first }, one)
    expect((await textsOf(server, teacher, 'Homework'))[0]).toBe(
      '林小满重新提交了《那一刻，我长大了》。五（2）班已提交 1 人，还有 2 人未提交。',
    )
  })

  test('a bulk review names the machine’s score', async () => {
    const { teacher, student, submissionId } = await makeLesson(server)
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
    await server.database.pool.query(
      "update reports set state = 'done', ai_score = 81.26, correction = '{}' where revision_id = (select revision_id from submissions where id = $1)",
      [submissionId],
    )
    wait(server, 1000)
    await server.call(calls.reviewBatch, { id: [String(submissionId)], status: 'remark' }, teacher)
    expect((await textsOf(server, student))[0]).toBe(
      '陈老师批阅了你的作文《那一刻，我长大了》，得分 81.3（满分 100）。',
    )
  })
})
