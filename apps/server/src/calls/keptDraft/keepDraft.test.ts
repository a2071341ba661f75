import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework, getAIResultOfPractice } from '@zhupi/contract/calls/submission.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import {
  draftOf,
  makeLesson,
  makePerson,
  makePractice,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

test('a draft that gives way is kept, for its writer alone, once, and never of a handed-in essay', async () => {
  const { student, teacher, submissionId } = await makeLesson(server)
  const essay = { id: submissionId, ishomework: 1 }
  const keep = () => server.call(calls.keepDraft, essay, student)
  // Nothing is written yet.
  expect(await keep()).toEqual({ revisionId: null })
  const content = '雨停了，我才发现伞还在教室里。'
  await server.call(calls.saveHomework, draftOf(submissionId, { content }), student)
  const kept = await keep()
  expect(await keep()).toEqual(kept)
  const historyId = kept.revisionId ?? 0
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  await waitForCorrection(server, student, submissionId)

  const report = await server.call(getAIResultOfHomework, { id: submissionId }, student)
  expect(report.keptList).toEqual([{ id: historyId, time: expect.any(String) }])
  expect(report.historyList).toHaveLength(1)
  const history = { historyId, ishomework: 1 }
  expect((await server.call(calls.getHistory, history, student)).content).toBe(content)
  const missing = { success: false, msg: REFUSALS.notFound.text }
  expect(await server.send(calls.getHistory, history, teacher)).toMatchObject(missing)
  expect(
    (await server.call(getAIResultOfHomework, { id: submissionId }, teacher)).keptList,
  ).toBeUndefined()
  expect(
    await server.send(calls.keepDraft, essay, await makePerson(server, 'student')),
  ).toMatchObject(missing)
  expect(await server.send(calls.keepDraft, essay, student)).toMatchObject({
    success: false,
    msg: REFUSALS.essayHandedIn.text,
  })
})

test('a practice draft is kept alike, and one that was corrected is not kept twice', async () => {
  const student = await makePerson(server, 'student')
  const id = await makePractice(server, student)
  await waitForCorrection(server, student, id, 0)
  const { historyList } = await server.call(getAIResultOfPractice, { id, ishomework: 0 }, student)
  expect(await server.call(calls.keepDraft, { id, ishomework: 0 }, student)).toEqual({
    revisionId: historyList[0]?.id,
  })
  const after = await server.call(getAIResultOfPractice, { id, ishomework: 0 }, student)
  expect(after.keptList).toEqual([])
})
