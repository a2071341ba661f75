import { expect, test } from 'vitest'
import { DAY_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import { draftOf, ESSAY, makeLesson, makePerson } from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer()
const later = (ms: number) => {
  server.now = new Date(server.now.getTime() + ms)
}
const deletedOf = async (teacher: Ticket) =>
  (await server.call(calls.getDeletedHomework, { cpage: 1 }, teacher)).items

test('a deleted homework is listed with its essays, and restored with all of it', async () => {
  const { teacher, student, classroom, homeworkId, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  expect(await deletedOf(teacher)).toEqual([])
  await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
  const late = await makePerson(server, 'student')
  await server.call(calls.addClasses, { code: classroom.code }, late)
  expect(await deletedOf(teacher)).toEqual([
    {
      id: homeworkId,
      title: '那一刻，我长大了',
      classEntityName: '五（2）班',
      essayCount: 1,
      deletedTime: '2026-03-02 08:00:00',
      eraseTime: '2026-04-01 08:00:00',
    },
  ])
  await server.call(calls.restoreHomework, { id: homeworkId }, teacher)
  expect(await deletedOf(teacher)).toEqual([])
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    content: ESSAY,
    status: 'finish',
  })
  // Who came into the class meanwhile has it to do as well.
  const { studentHomeworkList } = await server.call(
    calls.getHomeworkDetail,
    { id: homeworkId },
    teacher,
  )
  expect(studentHomeworkList.map(({ status }) => status)).toEqual(['finish', 'notStart'])
})

test('homework that is over by then is nobody’s to do who came into the class meanwhile', async () => {
  const { teacher, classroom, homeworkId } = await makeLesson(server)
  await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
  const late = await makePerson(server, 'student')
  await server.call(calls.addClasses, { code: classroom.code }, late)
  later(4 * DAY_MS)
  await server.call(calls.restoreHomework, { id: homeworkId }, teacher)
  const { items } = await server.call(calls.getStudentHomework, { status: 0, cpage: 1 }, late)
  expect(items).toEqual([])
})

test('after 30 days it is not listed, not restored, and erased', async () => {
  const { teacher, homeworkId } = await makeLesson(server)
  await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
  later(30 * DAY_MS - SECOND_MS)
  expect(await deletedOf(teacher)).toMatchObject([{ id: homeworkId }])
  later(SECOND_MS)
  expect(await deletedOf(teacher)).toEqual([])
  expect(await server.send(calls.restoreHomework, { id: homeworkId }, teacher)).toMatchObject({
    code: 3005,
  })
  await eraseDeleted({ db: server.database.db, clock: () => server.now })
  const { rows } = await server.database.pool.query(
    "select (select count(*) from homework where id = $1) + (select count(*) from notifications where tip = 'homework ' || $1) as rows",
    [homeworkId],
  )
  expect(Number(rows[0].rows)).toBe(0)
})

test('what is not deleted, and what is another’s, is not restored', async () => {
  const [ours, theirs] = [await makeLesson(server), await makeLesson(server)]
  await server.call(calls.deleteHomework, { id: theirs.homeworkId }, theirs.teacher)
  for (const id of [ours.homeworkId, theirs.homeworkId])
    expect(await server.send(calls.restoreHomework, { id }, ours.teacher)).toMatchObject({
      code: 3005,
    })
  expect(await deletedOf(ours.teacher)).toEqual([])
})
