import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { withinLimits } from '@zhupi/contract/rules/score.ts'
import { correctionCharges } from '../db/schema/membership.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { correctionServices } from '../testing/correctNow.ts'
import { draftOf, makeLesson, REWRITTEN } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { correctEssay } from './correctEssay.ts'
import { giveUpCorrection } from './giveUpCorrection.ts'

// Without workers: the tests run the jobs themselves.
const server = await startTestServer()
const services = correctionServices(server)

async function makeAsked(wishes: Parameters<typeof makeLesson>[1] = {}, finish = 1) {
  const lesson = await makeLesson(server, wishes)
  await server.call(calls.saveHomework, draftOf(lesson.submissionId, { finish }), lesson.student)
  const [row] = await server.database.db
    .select({ revisionId: submissions.revisionId })
    .from(submissions)
    .where(eq(submissions.id, lesson.submissionId))
  if (row?.revisionId == null) throw new Error('nothing was asked')
  return { ...lesson, revisionId: row.revisionId }
}

async function loadReport(revisionId: number) {
  const [report] = await server.database.db
    .select()
    .from(reports)
    .where(eq(reports.revisionId, revisionId))
  return report
}

test('before the job runs the pupil sees it queued', async () => {
  const { student, submissionId } = await makeAsked()
  expect(
    await server.call(calls.getCorrectionProgress, { id: submissionId }, student),
  ).toMatchObject({ state: 'working', stage: 'queued' })
})

test('run twice, the job ends the same', async () => {
  const { revisionId } = await makeAsked()
  await correctEssay({ revisionId }, services)
  const first = await loadReport(revisionId)
  await correctEssay({ revisionId }, services)
  expect(await loadReport(revisionId)).toEqual(first)
  expect(first).toMatchObject({ state: 'done' })
})

test('a failed correction gives its use back, shows as failed, and may be asked for again', async () => {
  const { student, submissionId, revisionId } = await makeAsked()
  await giveUpCorrection({ revisionId, requestedAt: server.now.toISOString() }, services)
  expect(
    await server.call(calls.getCorrectionProgress, { id: submissionId }, student),
  ).toMatchObject({ state: 'failed' })
  const charge = async () =>
    (
      await server.database.db
        .select()
        .from(correctionCharges)
        .where(eq(correctionCharges.revisionId, revisionId))
    )[0]
  expect((await charge())?.refundedAt).not.toBeNull()
  expect(
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student),
  ).toMatchObject({ correction: 'working' })
  expect((await charge())?.refundedAt).toBeNull()
})

test('a late giving up of the first asking does not end the second', async () => {
  const { student, submissionId, revisionId } = await makeAsked()
  const firstAsked = server.now.toISOString()
  await giveUpCorrection({ revisionId, requestedAt: firstAsked }, services)
  server.now = new Date(server.now.getTime() + 1000)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
  await giveUpCorrection({ revisionId, requestedAt: firstAsked }, services)
  expect(
    await server.call(calls.getCorrectionProgress, { id: submissionId }, student),
  ).toMatchObject({ state: 'working' })
})

test('a handed-in essay whose correction failed gets its report by another hand-in', async () => {
  const { student, submissionId, revisionId } = await makeAsked({}, 2)
  await giveUpCorrection({ revisionId, requestedAt: server.now.toISOString() }, services)
  expect(await server.call(calls.submitHomework, { id: submissionId }, student)).toMatchObject({
    status: 'finish',
  })
  await correctEssay({ revisionId }, services)
  expect(
    await server.call(calls.getCorrectionProgress, { id: submissionId }, student),
  ).toMatchObject({ state: 'done' })
})

test('a text that changes while it waits for its score is not handed in', async () => {
  const { student, submissionId, revisionId } = await makeAsked({ lowestScore: 1 }, 2)
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: '还要再改一改。' }),
    student,
  )
  await correctEssay({ revisionId }, services)
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    status: 'underway',
    content: '还要再改一改。',
  })
})

test('a worse text is not handed in with the score of a better one', async () => {
  const { student, submissionId, revisionId } = await makeAsked({ lowestScore: 60 }, 2)
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: '烂。', finish: 1 }),
    student,
  )
  await correctEssay({ revisionId }, services)
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    status: 'underway',
  })
})

test('the report of an earlier text hands in nothing while a later one waits for its own', async () => {
  const { student, submissionId, revisionId } = await makeAsked({ lowestScore: 1 }, 2)
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: REWRITTEN, finish: 2 }),
    student,
  )
  const [row] = await server.database.db
    .select({ later: submissions.handingInRevisionId })
    .from(submissions)
    .where(eq(submissions.id, submissionId))
  expect(row?.later).not.toBe(revisionId)
  await correctEssay({ revisionId }, services)
  expect(await server.call(calls.getAIResult, { id: submissionId }, student)).toMatchObject({
    status: 'underway',
    isHandingIn: true,
  })
  await correctEssay({ revisionId: row?.later ?? 0 }, services)
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    status: 'finish',
    content: REWRITTEN,
  })
})

test('giving up never undoes a report that is done', async () => {
  const { revisionId } = await makeAsked()
  await correctEssay({ revisionId }, services)
  await giveUpCorrection({ revisionId, requestedAt: server.now.toISOString() }, services)
  expect(await loadReport(revisionId)).toMatchObject({ state: 'done' })
})

test('an essay that waits for its score stays with its pupil when the correction fails', async () => {
  const { student, submissionId, revisionId } = await makeAsked({ lowestScore: 1 }, 2)
  await giveUpCorrection({ revisionId, requestedAt: server.now.toISOString() }, services)
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    status: 'underway',
  })
  expect(await server.call(calls.getAIResult, { id: submissionId }, student)).toMatchObject({
    isHandingIn: false,
  })
})

test('a job for a revision that is no more does nothing', async () => {
  await correctEssay({ revisionId: 999_999 }, services)
})

test('limits are in the homework’s own scale', () => {
  const limits = { scoreScale: 50, lowScore: 20, highScore: 45 }
  expect([withinLimits(10, limits), withinLimits(60.3, limits), withinLimits(99, limits)]).toEqual([
    40, 60.3, 90,
  ])
})
