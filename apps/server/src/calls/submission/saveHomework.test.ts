import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { TRAITS } from '@zhupi/contract/terms/traits.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { FLUSH } from '@zhupi/contract/manuscript/paragraphs.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { TRIAL_CORRECTIONS } from '@zhupi/contract/terms/limits.ts'
import { correctionCharges } from '../../db/schema/membership.ts'
import { reports } from '../../db/schema/report.ts'
import { revisions } from '../../db/schema/essay.ts'
import { submissions } from '../../db/schema/submission.ts'
import { draftOf, ESSAY, makeLesson, waitForCorrection } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

async function countRows(): Promise<{ revisions: number; reports: number; charges: number }> {
  const db = server.database.db
  const [revisionRows, reportRows, chargeRows] = await Promise.all(
    [revisions, reports, correctionCharges].map(
      async (table) =>
        (await db.select({ rows: sql<number>`count(*)::int` }).from(table))[0]?.rows ?? 0,
    ),
  )
  return { revisions: revisionRows ?? 0, reports: reportRows ?? 0, charges: chargeRows ?? 0 }
}

test('the first save makes the essay underway, and the editor opens what was saved', async () => {
  const { student, submissionId } = await makeLesson(server)
  const saved = await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: '写了一半' }),
    student,
  )
  expect(saved).toMatchObject({ status: 'underway', correction: 'none', version: 1 })
  const draft = await server.call(calls.findWriteDetail, { id: submissionId }, student)
  expect(draft).toMatchObject({
    title: '那一刻，我长大了',
    content: '写了一半',
    articleType: 'e-event',
    version: 1,
    grade: 5,
  })
})

test('every character comes back as typed: emoji, rare characters, line ends, spaces', async () => {
  const { student, submissionId } = await makeLesson(server)
  const content = '　　第一段 😀👨‍👩‍👧 𠮷野家\n\n\t第二段<b>&amp;"\'  \n——……'
  await server.call(calls.saveHomework, draftOf(submissionId, { content }), student)
  expect((await server.call(calls.findWriteDetail, { id: submissionId }, student)).content).toBe(
    content,
  )
})

test('finish 1 corrects: score, dimensions, thirteen traits, and marks that are where they say', async () => {
  const { student, submissionId } = await makeLesson(server)
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { finish: 1, content: `${ESSAY}\n通过这件事，使我明白了妈妈的爱。` }),
    student,
  )
  expect(await waitForCorrection(server, student, submissionId)).toBe('done')
  const report = await server.call(getAIResultOfHomework, { id: submissionId }, student)
  expect(report.rmap?.score).toBeGreaterThan(0)
  const items = [
    ...(report.rmap?.category1ItemList ?? []),
    ...(report.rmap?.category2ItemList ?? []),
    ...(report.rmap?.category3ItemList ?? []),
  ]
  expect(items).toHaveLength(TRAITS.length)
  expect(report.tmap.some((mark) => mark.kind === 'fault')).toBe(true)
  for (const mark of report.tmap) {
    expect(report.paragraphList[mark.pNo - 1]?.markContent.slice(mark.start, mark.end)).toBe(
      mark.quote,
    )
    expect(report.paragraphList[mark.pNo - 1]?.suggestionIdList).toContain(mark.markNo)
  }
  // Still the pupil's to change.
  expect(report.status).toBe('underway')
})

test('an indent that was taken back comes back with the draft, and its report says so', async () => {
  const { student, submissionId } = await makeLesson(server)
  const content = `${FLUSH}${ESSAY}`
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1, content }), student)
  expect((await server.call(calls.findWriteDetail, { id: submissionId }, student)).content).toBe(
    content,
  )
  await waitForCorrection(server, student, submissionId)
  const report = await server.call(getAIResultOfHomework, { id: submissionId }, student)
  const [first, ...others] = report.paragraphList
  expect(first).toMatchObject({ markContent: ESSAY.split('\n')[0], placement: 'flush' })
  expect(others.some(({ placement }) => placement === 'flush')).toBe(false)
})

test('a hundred requests for one text make one revision, one report, one charge', async () => {
  const { student, submissionId } = await makeLesson(server)
  const before = await countRows()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      server.send(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student),
    ),
  )
  expect(answers.every((answer) => answer.code === 200)).toBe(true)
  expect(await countRows()).toEqual({
    revisions: before.revisions + 1,
    reports: before.reports + 1,
    charges: before.charges + 1,
  })
  await waitForCorrection(server, student, submissionId)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
  expect((await countRows()).charges).toBe(before.charges + 1)
})

test('the same text again gives the same report', async () => {
  const [one, two] = [await makeLesson(server), await makeLesson(server)]
  const scores: unknown[] = []
  for (const { student, submissionId } of [one, two]) {
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
    await waitForCorrection(server, student, submissionId)
    const { rmap, tmap, remarkMap, paragraphList } = await server.call(
      getAIResultOfHomework,
      { id: submissionId },
      student,
    )
    scores.push({ rmap, tmap, remarkMap, paragraphList })
  }
  expect(scores[0]).toEqual(scores[1])
})

test('finish 2 hands in, a hundred at once like one; nothing can be edited after', async () => {
  const { student, submissionId } = await makeLesson(server)
  const before = await countRows()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      server.send(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student),
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify([answer.code, answer.msg])))).toEqual(
    new Set(['[200,""]']),
  )
  // Corrected without a charge to the pupil.
  expect(await countRows()).toEqual({
    revisions: before.revisions + 1,
    reports: before.reports + 1,
    charges: before.charges,
  })
  const refused = await server.send(
    calls.saveHomework,
    draftOf(submissionId, { content: '改一改' }),
    student,
  )
  expect(refused).toMatchObject({ code: 500, msg: '作业已提交，不能再修改' })
  expect((await server.call(calls.findWriteDetail, { id: submissionId }, student)).content).toBe(
    ESSAY,
  )
})

test('a text typed on an older version is refused and overwrites nothing; a repeat is not', async () => {
  const { student, submissionId } = await makeLesson(server)
  const save = (content: string, version: number, finish = 0) =>
    server.send(
      calls.saveHomework,
      { ...draftOf(submissionId, { content, finish }), version },
      student,
    )
  expect(await save('这一页写的', 0)).toMatchObject({ code: 200, entity: { version: 1 } })
  expect(await save('那一页写的', 0)).toMatchObject({
    code: 4000,
    msg: '这篇作文在别的页面又写过了',
  })
  expect((await save('那一页写的', 0, 2)).code).toBe(4000)
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    content: '这一页写的',
    status: 'underway',
  })
  expect((await save('这一页写的', 0)).code).toBe(200)
  expect(await save('接着写', 1)).toMatchObject({ code: 200, entity: { version: 2 } })
})

test('correction and hand-in need genre, title and content; the draft is saved without', async () => {
  const { student, submissionId } = await makeLesson(server)
  const ask = (wishes: Parameters<typeof draftOf>[1]) =>
    server.send(calls.saveHomework, draftOf(submissionId, { finish: 1, ...wishes }), student)
  expect(await ask({ type: 'any', content: '没有文体' })).toMatchObject({
    code: 400,
    msg: '请选择作文类型',
  })
  expect((await server.call(calls.findWriteDetail, { id: submissionId }, student)).content).toBe(
    '没有文体',
  )
  expect(await ask({ title: ' ' })).toMatchObject({ code: 400, msg: '请填写作文标题' })
  expect(await ask({ content: '\n 　' })).toMatchObject({ code: 400, msg: '请填写作内容' })
})

test('after the end a draft is saved, but correction and hand-in are refused with the reason', async () => {
  const { student, submissionId } = await makeLesson(server, {
    endTime: new Date(server.now.getTime() + HOUR_MS),
  })
  const before = server.now
  server.now = new Date(before.getTime() + 2 * HOUR_MS)
  expect((await server.send(calls.saveHomework, draftOf(submissionId), student)).code).toBe(200)
  for (const finish of [1, 2]) {
    expect(
      await server.send(calls.saveHomework, draftOf(submissionId, { finish }), student),
    ).toMatchObject({ code: 500, msg: '作业已截止，不能再批改或提交；已写的内容都保存着' })
  }
  server.now = before
})

test('the trial has ten corrections; the next saves the draft, charges nothing, says 充值', async () => {
  const { student, submissionId } = await makeLesson(server)
  for (let use = 1; use <= TRIAL_CORRECTIONS; use += 1) {
    expect(
      await server.call(
        calls.saveHomework,
        draftOf(submissionId, { finish: 1, content: `${ESSAY}第${use}稿。` }),
        student,
      ),
    ).toMatchObject({ correction: expect.stringMatching(/^(working|done)$/) })
  }
  const before = await countRows()
  const last = `${ESSAY}最后一稿。`
  expect(
    await server.call(
      calls.saveHomework,
      draftOf(submissionId, { finish: 1, content: last }),
      student,
    ),
  ).toBe('批改服务已过期，请及时充值哦。')
  expect((await countRows()).charges).toBe(before.charges)
  expect((await server.call(calls.findWriteDetail, { id: submissionId }, student)).content).toBe(
    last,
  )
  // Handing in costs nothing and still works.
  expect(
    await server.call(
      calls.saveHomework,
      draftOf(submissionId, { finish: 2, content: last }),
      student,
    ),
  ).toMatchObject({ status: 'finish' })
})

test('of twenty requests with different texts for the last use exactly one gets it', async () => {
  const { student, submissionId } = await makeLesson(server)
  for (let use = 1; use < TRIAL_CORRECTIONS; use += 1) {
    await server.call(
      calls.saveHomework,
      draftOf(submissionId, { finish: 1, content: `${ESSAY}第${use}稿。` }),
      student,
    )
  }
  const before = await countRows()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      server.send(
        calls.saveHomework,
        draftOf(submissionId, { finish: 1, content: `${ESSAY}抢${index}` }),
        student,
      ),
    ),
  )
  expect((await countRows()).charges).toBe(before.charges + 1)
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
