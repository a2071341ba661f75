import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { draftOf, makeClassOf, makeHandedIn, waitForCorrection } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

test('reviews handed-in essays only, takes the machine’s score, and says what it skipped', async () => {
  const { teacher, homeworkId, essays } = await makeClassOf(server, 4)
  for (const { student, id } of essays.slice(0, 3)) {
    await server.call(calls.saveHomework, draftOf(id, { finish: 2 }), student)
    await waitForCorrection(server, student, id)
  }
  const ids = essays.map(({ id }) => String(id))
  const { hash } = await server.call(getAIResultOfHomework, { id: Number(ids[0]) }, teacher)
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: Number(ids[0]),
      teacherScore: 99,
      categoryLevel1: 5,
      categoryLevel2: 5,
      categoryLevel3: 5,
      hash,
      teacherRemark: '好',
    },
    teacher,
  )
  const answer = await server.call(calls.reviewBatch, { id: ids, status: 'remark' }, teacher)
  expect(answer).toMatchObject({
    done: 2,
    skipped: [
      { id: Number(ids[0]), reason: '已经批阅过了' },
      { id: Number(ids[3]), reason: '还没有提交' },
    ],
  })
  const { studentHomeworkList } = await server.call(
    calls.getHomeworkDetail,
    { id: homeworkId },
    teacher,
  )
  expect(studentHomeworkList.map((each) => each.status)).toEqual([
    'remark',
    'remark',
    'remark',
    'notStart',
  ])
  expect(studentHomeworkList[0]).toMatchObject({ teacherScore: 99 })
  expect(studentHomeworkList[1]?.teacherScore).toBe(studentHomeworkList[1]?.machineScore)
  const { rows } = await server.database.pool.query(
    `select reviewed_in_bulk, reviewer_id, reviewed_at is not null as dated
       from submissions where id = any($1) order by id`,
    [ids.slice(0, 2)],
  )
  expect(rows).toEqual([
    { reviewed_in_bulk: false, reviewer_id: String(teacher.id), dated: true },
    { reviewed_in_bulk: true, reviewer_id: String(teacher.id), dated: true },
  ])
  expect(
    await server.call(calls.reviewBatch, { id: ids, status: 'remark' }, teacher),
  ).toMatchObject({ done: 0 })
})

test('limits that were changed after the correction bound the score that is given', async () => {
  const { teacher, student, homeworkId, submissionId } = await makeHandedIn(server)
  const { startTime, endTime } = await server.call(
    calls.getHomeworkDetailNew,
    { id: homeworkId },
    teacher,
  )
  const [startsAt, endsAt] = [startTime, endTime].map(
    (time) => new Date(`${time.replace(' ', 'T')}+08:00`),
  )
  const question = {
    articleType: 'e-event',
    title: '那一刻，我长大了',
    demand: '写一件让你觉得自己长大的事。',
  }
  if (startsAt === undefined || endsAt === undefined) throw new Error('no times')
  await server.call(
    calls.updateHomework,
    {
      id: homeworkId,
      startTime: startsAt,
      endTime: endsAt,
      highScore: 40,
      homeworkQuestions: [question],
    },
    teacher,
  )
  await server.call(calls.reviewBatch, { id: [String(submissionId)], status: 'remark' }, teacher)
  expect(await server.call(getAIResultOfHomework, { id: submissionId }, student)).toMatchObject({
    status: 'remark',
    teacherScore: 40,
  })
})

test('a return needs a reason, and one foreign essay among them changes nothing', async () => {
  const {
    teacher,
    essays: [mine],
  } = await makeClassOf(server, 1)
  const other = await makeHandedIn(server)
  if (mine === undefined) throw new Error('no essay')
  await server.call(calls.saveHomework, draftOf(mine.id, { finish: 2 }), mine.student)
  expect(
    await server.send(
      calls.reviewBatch,
      { id: [String(mine.id)], status: 'reject', rejectContent: ' ' },
      teacher,
    ),
  ).toMatchObject({ code: 400, msg: '请输入驳回原因' })
  expect(
    await server.send(
      calls.reviewBatch,
      {
        id: [String(mine.id), String(other.submissionId)],
        status: 'reject',
        rejectContent: '重写',
      },
      teacher,
    ),
  ).toMatchObject({ code: 3005 })
  expect(await server.call(calls.findWriteDetail, { id: mine.id }, mine.student)).toMatchObject({
    status: 'finish',
  })
  expect(
    await server.call(
      calls.reviewBatch,
      { id: [String(mine.id)], status: 'reject', rejectContent: '重写' },
      teacher,
    ),
  ).toMatchObject({ done: 1, skipped: [] })
  expect(await server.call(calls.findWriteDetail, { id: mine.id }, mine.student)).toMatchObject({
    status: 'reject',
    rejectReason: '重写',
  })
})
