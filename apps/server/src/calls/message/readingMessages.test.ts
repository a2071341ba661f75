/** A person's list of messages: pages, what is read, what is gone, and rows stored long ago. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { draftOf, makeLesson, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'
import { messagesOf, textsOf } from './testMessages.ts'

const server = await startTestServer()

test('opening a message marks it read, for its owner only; badges count the rest', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  await server.call(calls.sendStudentMessage, { id: student.id, msg: '请补上标题' }, teacher)
  expect(await server.call(calls.getUnread, {}, student)).toEqual({
    System: 0,
    Homework: 1,
    ClassEntity: 1,
  })
  const [posted] = await messagesOf(server, student, { type: 'Homework' })
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
  expect((await messagesOf(server, student, { type: 'Homework' }))[0]).toMatchObject({ read: true })
})

test('the messages about a deleted homework go with it; those of the class stay', async () => {
  const { teacher, student, homeworkId, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
  expect(await textsOf(server, student)).toEqual([])
  expect(await messagesOf(server, teacher)).toMatchObject([{ type: 'ClassEntity' }])
  expect(await server.call(calls.getUnread, {}, student)).toMatchObject({ Homework: 0 })
})

test('a restored homework has its messages again, read ones as read', async () => {
  const { teacher, student, homeworkId, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  const before = await messagesOf(server, student)
  const [posted] = before
  await server.call(calls.updateNotify, { id: posted?.id ?? 0 }, student)
  await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
  expect(await server.send(calls.updateNotify, { id: posted?.id ?? 0 }, student)).toMatchObject({
    code: 3005,
  })
  await server.call(calls.restoreHomework, { id: homeworkId }, teacher)
  expect(await messagesOf(server, student)).toEqual(
    before.map((each) => ({ ...each, read: each.id === posted?.id })),
  )
})

test('a page holds a hundred, the latest first', async () => {
  const student = await makePerson(server, 'student')
  await server.database.pool.query(
    "insert into notifications (account_id, category, title, content, tip, event_key, created_at) select $1, 'System', 't', n::text, 'notice', n::text, $2::timestamptz + n * interval '1 second' from generate_series(1, 130) n",
    [student.id, server.now],
  )
  const [first, second] = [
    await textsOf(server, student),
    (await messagesOf(server, student, { cpage: 2 })).map((each) => each.content),
  ]
  expect(first).toHaveLength(100)
  expect([...first, ...second]).toEqual(
    Array.from({ length: 130 }, (_, index) => String(130 - index)),
  )
})

/**
 * As it stands in a database that has been in use: to the byte, whatever the kinds of messages
 * become.
 */
const STORED = {
  tip: 'homework 41',
  eventKey: 'posted 41',
  link: '{"code": null, "kind": "homework", "classId": null, "studentId": null, "homeworkId": 41, "studentHomeworkId": 77}',
}

test('a message stored long ago is sent as it was stored', async () => {
  const student = await makePerson(server, 'student')
  await server.database.pool.query(
    "insert into notifications (account_id, category, title, content, tip, link, event_key, created_at) values ($1, 'Homework', '《秋游》', '陈老师布置了作文《秋游》。', $2, $3, $4, $5)",
    [student.id, STORED.tip, STORED.link, STORED.eventKey, server.now],
  )
  expect(await messagesOf(server, student)).toEqual([
    {
      id: expect.any(Number),
      type: 'Homework',
      title: '《秋游》',
      content: '陈老师布置了作文《秋游》。',
      tip: STORED.tip,
      read: false,
      creationTime: '2026-03-02 08:00:00',
      link: JSON.parse(STORED.link),
    },
  ])
})
