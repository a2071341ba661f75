/** A homework's limit on AI holds for a rewrite too, until that is handed in. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import {
  draftOf,
  makeHandedIn,
  makeLesson,
  REWRITTEN,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

async function makeReturned(aiUse: AiUse) {
  const lesson = await makeHandedIn(server, { aiUse })
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: lesson.submissionId, reason: '请重写结尾' },
    lesson.teacher,
  )
  return lesson
}

test('hints: of the text handed in everything is shown, of its rewrite hints alone', async () => {
  const { student, submissionId } = await makeReturned('hints')
  const read = () => server.call(calls.getAIResult, { id: submissionId }, student)
  expect(await read()).toMatchObject({ aiUse: 'full', rmap: { score: expect.any(Number) } })
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: REWRITTEN, finish: 1 }),
    student,
  )
  await waitForCorrection(server, student, submissionId)
  const report = await read()
  expect(report).toMatchObject({
    status: 'reject',
    aiUse: 'hints',
    tmap: [],
    remarkMap: [],
    rmap: { score: null, category1Score: null, remark: '', surpass: null },
  })
  const attempt = report.historyList.find(({ score }) => score === null)
  const rewrite = await server.call(calls.getHistory, { historyId: attempt?.id ?? 0 }, student)
  expect(rewrite).toMatchObject({ aiUse: 'hints', tmap: [], rmap: { score: null } })
  await server.call(calls.submitHomework, { id: submissionId }, student)
  expect(await read()).toMatchObject({ aiUse: 'full', rmap: { score: expect.any(Number) } })
})

test('none: a rewrite is not corrected before it is handed in', async () => {
  const { student, submissionId } = await makeReturned('none')
  expect(
    await server.send(
      calls.saveHomework,
      draftOf(submissionId, { content: REWRITTEN, finish: 1 }),
      student,
    ),
  ).toMatchObject({ code: 500, msg: '老师没有开放提交前的 AI 批改，请写好后直接提交' })
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    status: 'reject',
    content: REWRITTEN,
  })
})

test('none: an essay below the lowest score gets its score and no hint', async () => {
  const { student, submissionId } = await makeLesson(server, { aiUse: 'none', lowestScore: 100 })
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  await waitForCorrection(server, student, submissionId)
  const report = await server.call(calls.getAIResult, { id: submissionId }, student)
  expect(report).toMatchObject({
    status: 'underway',
    aiUse: 'none',
    tmap: [],
    remarkMap: [],
    rmap: {
      score: expect.any(Number),
      remark: '',
      suggestions: [],
      enhances: [],
      ideation: [],
      goals: [],
    },
  })
})
