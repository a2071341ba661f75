import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { draftOf, ESSAY, makeHandedIn, REWRITTEN, waitForCorrection } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

test('a return sends the essay back with its reason; the teacher reads what was handed in', async () => {
  const { teacher, student, submissionId } = await makeHandedIn(server)
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: submissionId, reason: ' 结尾再写具体一些。 ' },
    teacher,
  )
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    status: 'reject',
    rejectReason: '结尾再写具体一些。',
  })
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: REWRITTEN, finish: 1 }),
    student,
  )
  await waitForCorrection(server, student, submissionId)
  const seen = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  expect(seen).toMatchObject({
    status: 'reject',
    rejectReason: '结尾再写具体一些。',
    rejectTime: '2026-03-02 08:00:00',
  })
  expect(seen.paragraphList.map((paragraph) => paragraph.markContent).join('\n')).toBe(ESSAY)
  expect(seen.historyList).toHaveLength(1)
  expect(
    (await server.call(getAIResultOfHomework, { id: submissionId }, student)).paragraphList,
  ).toHaveLength(5)
})

test('a rewrite stays returned until it is handed in, also after the homework’s end', async () => {
  const { teacher, student, submissionId, homeworkId } = await makeHandedIn(server)
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: submissionId, reason: '请重写' },
    teacher,
  )
  const today = server.now
  server.now = new Date(today.getTime() + 5 * DAY_MS)
  const saved = await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: REWRITTEN }),
    student,
  )
  expect(saved).toMatchObject({ status: 'reject' })
  expect(await server.call(calls.submitHomework, { id: submissionId }, student)).toMatchObject({
    status: 'finish',
  })
  await waitForCorrection(server, student, submissionId)
  server.now = today
  const seen = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  // What it was returned for is read beside what came back.
  expect(seen).toMatchObject({
    status: 'finish',
    rejectReason: null,
    earlierRejectReason: '请重写',
    change: { earlierNo: 1 },
  })
  expect(seen.paragraphList.at(-1)?.markContent).toContain('蓝格子的伞放进书包')
  expect(
    (await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher))
      .studentHomeworkList[0],
  ).toMatchObject({ status: 'finish', rise: seen.change?.rise, disputes: 0 })
})

test('it needs a reason, may be repeated, and takes neither unwritten nor reviewed essays', async () => {
  const { teacher, student, submissionId } = await makeHandedIn(server)
  const reject = (reason: string) =>
    server.send(calls.rejectHomework, { studentHomeworkId: submissionId, reason }, teacher)
  expect(await reject('  ')).toMatchObject({ code: 400, msg: '请输入打回原因' })
  expect((await reject('请重写')).code).toBe(200)
  expect((await reject('请重写')).code).toBe(200)
  expect(await reject('另一个原因')).toMatchObject({
    code: 500,
    msg: '这篇作文已经打回，学生还没有重新提交',
  })
  await server.call(calls.submitHomework, { id: submissionId }, student)
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
    },
    teacher,
  )
  expect(await reject('请重写')).toMatchObject({
    code: 500,
    msg: '这篇作文已经批阅，不能打回；可以再次批阅',
  })
})
