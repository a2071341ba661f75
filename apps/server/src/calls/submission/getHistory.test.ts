import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { draftOf, ESSAY, makeHandedIn, REWRITTEN, waitForCorrection } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

test('each attempt has its own text and report; the teacher sees none after the hand-in', async () => {
  const { teacher, student, submissionId } = await makeHandedIn(server)
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: submissionId, reason: '请重写' },
    teacher,
  )
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: REWRITTEN, finish: 1 }),
    student,
  )
  await waitForCorrection(server, student, submissionId)
  const { historyList } = await server.call(calls.getAIResult, { id: submissionId }, student)
  expect(historyList).toHaveLength(2)
  const [latest, first] = historyList
  expect(await server.call(calls.getHistory, { historyId: first?.id }, student)).toMatchObject({
    content: ESSAY,
    revisionNo: 1,
    correction: 'done',
  })
  expect((await server.call(calls.getHistory, { historyId: first?.id }, teacher)).rmap?.score).toBe(
    first?.score,
  )
  expect(await server.call(calls.getHistory, { historyId: latest?.id }, student)).toMatchObject({
    content: REWRITTEN,
    revisionNo: 2,
  })
  expect((await server.send(calls.getHistory, { historyId: latest?.id }, teacher)).code).toBe(3005)
})
