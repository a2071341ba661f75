/** Handing in where the score decides. */
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { FREE_TRIES_PER_DAY } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { reports } from '../../db/schema/report.ts'
import { revisions } from '../../db/schema/essay.ts'
import { submissions } from '../../db/schema/submission.ts'
import { draftOf, ESSAY, makeLesson, waitForCorrection } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

test('with a lowest score the essay is handed in only once its report reaches it', async () => {
  const easy = await makeLesson(server, { lowestScore: 1 })
  expect(
    await server.call(calls.saveHomework, draftOf(easy.submissionId, { finish: 2 }), easy.student),
  ).toMatchObject({ status: 'underway', correction: 'working' })
  await waitForCorrection(server, easy.student, easy.submissionId)
  expect(
    (await server.call(getAIResultOfHomework, { id: easy.submissionId }, easy.student)).status,
  ).toBe('finish')
  const hard = await makeLesson(server, { lowestScore: 100 })
  await server.call(calls.saveHomework, draftOf(hard.submissionId, { finish: 2 }), hard.student)
  await waitForCorrection(server, hard.student, hard.submissionId)
  expect(
    (await server.call(getAIResultOfHomework, { id: hard.submissionId }, hard.student)).status,
  ).toBe('underway')
  expect(
    await server.send(calls.submitHomework, { id: hard.submissionId }, hard.student),
  ).toMatchObject({ code: 500, msg: '机评分数还没有达到老师设定的提交分数，请修改后再提交' })
})

test('a lowest score gives ten reports a day without a charge, not as many as one likes', async () => {
  const { student, submissionId } = await makeLesson(server, { lowestScore: 100 })
  const tryWith = (content: string) =>
    server.send(calls.saveHomework, draftOf(submissionId, { finish: 2, content }), student)
  const countReports = async () =>
    (
      await server.database.db
        .select({ reports: sql<number>`count(*)::int` })
        .from(reports)
        .innerJoin(revisions, eq(revisions.id, reports.revisionId))
        .where(eq(revisions.essayId, submissionId))
    )[0]?.reports
  const answers: number[] = []
  for (let no = 1; no <= 25; no += 1)
    answers.push((await tryWith(`${ESSAY}\n第${no}次修改。`)).code)
  expect(answers.filter((code) => code === 200)).toHaveLength(FREE_TRIES_PER_DAY)
  expect(await countReports()).toBe(FREE_TRIES_PER_DAY)
  const last = `${ESSAY}\n最后一次修改。`
  expect(await tryWith(last)).toMatchObject({ code: 500, msg: REFUSALS.freeTriesUsedUp.text })
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    content: last,
    status: 'underway',
  })
  // A correction of the pupil's own is no free try, and the text that has its report may be tried.
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { finish: 1, content: last }),
    student,
  )
  await waitForCorrection(server, student, submissionId)
  expect(await tryWith(last)).toMatchObject({ msg: REFUSALS.scoreBelowLowest.text })
  server.now = new Date(server.now.getTime() + DAY_MS)
  expect((await tryWith(`${ESSAY}\n第二天的修改。`)).code).toBe(200)
})

test('without a lowest score no hand-in is ever refused for its number', async () => {
  const { teacher, student, submissionId } = await makeLesson(server)
  for (let no = 1; no <= FREE_TRIES_PER_DAY + 2; no += 1) {
    const draft = draftOf(submissionId, { finish: 2, content: `${ESSAY}\n第${no}次修改。` })
    expect(await server.send(calls.saveHomework, draft, student)).toMatchObject({ code: 200 })
    await server.call(
      calls.rejectHomework,
      { studentHomeworkId: submissionId, reason: '再改一改' },
      teacher,
    )
  }
})

test('however hand-in and report meet, no essay waits for a score that is there', async () => {
  const lessons = await Promise.all(
    Array.from({ length: 8 }, () => makeLesson(server, { lowestScore: 1 })),
  )
  await Promise.all(
    lessons.map(async ({ student, submissionId }, index) => {
      await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
      // Each a little later, around the moment the report is stored.
      await new Promise((resolve) => setTimeout(resolve, index * 5))
      await server.call(calls.submitHomework, { id: submissionId }, student)
      await waitForCorrection(server, student, submissionId)
      await expect
        .poll(
          async () =>
            (await server.call(getAIResultOfHomework, { id: submissionId }, student)).status,
        )
        .toBe('finish')
    }),
  )
})

test('the homework’s limits bound the machine’s score', async () => {
  const { student, submissionId } = await makeLesson(server, {
    scoreKind: 50,
    lowScore: 48,
    highScore: 49,
  })
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
  await waitForCorrection(server, student, submissionId)
  const score =
    (await server.call(getAIResultOfHomework, { id: submissionId }, student)).rmap?.score ?? 0
  expect(score).toBeGreaterThanOrEqual(96)
  expect(score).toBeLessThanOrEqual(98)
})

test('the database has one row a (essay, revision), whatever was retried', async () => {
  const { rows } = await server.database.pool.query(
    `select (count(*) - count(distinct (essay_id, content_hash)))::int as doubles
     from revisions`,
  )
  expect(rows[0]).toEqual({ doubles: 0 })
  expect(
    await server.database.db
      .select({ left: sql`count(*)::int` })
      .from(submissions)
      .where(sql`status = 'finish' and revision_id is null`),
  ).toEqual([{ left: 0 }])
})
