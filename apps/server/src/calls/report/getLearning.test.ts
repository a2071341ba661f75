/** 学习报告: what counts in it, and what a homework's AI use keeps out of it. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { TRAITS } from '@zhupi/contract/terms/traits.ts'
import { correctEssay } from '../../jobs/correctEssay.ts'
import { correctionServices } from '../../testing/correctNow.ts'
import {
  draftOf,
  ESSAY,
  makeClassroom,
  makeHomework,
  findSubmission,
  makeLesson,
  makePerson,
  makePractice,
  REWRITTEN,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer()
const services = correctionServices(server)

/** Runs the correction of what was asked for last. */
async function correctLatest(essayId: number): Promise<void> {
  const { rows } = await server.database.pool.query<{ id: number }>(
    'select max(id)::int as id from revisions where essay_id = $1',
    [essayId],
  )
  await correctEssay({ revisionId: rows[0]?.id ?? 0 }, services)
}

async function write(student: Ticket, id: number, finish: number, content = ESSAY): Promise<void> {
  await server.call(calls.saveHomework, draftOf(id, { content, finish }), student)
  await correctLatest(id)
}

const read = (student: Ticket) => server.call(calls.getLearning, {}, student)

test('before the first report there is nothing to show', async () => {
  const pupil = await makePerson(server, 'student')
  expect(await read(pupil)).toEqual({
    ability: null,
    abilityEssays: 0,
    recently: [],
    content: '',
    growth: [],
    next: null,
    stage: null,
  })
})

test('one essay: its thirteen traits, its score, and what its own report says to practise', async () => {
  const { student, submissionId } = await makeLesson(server)
  await write(student, submissionId, 1)
  const report = await server.call(calls.getAIResult, { id: submissionId, ishomework: 1 }, student)
  const learnt = await read(student)
  expect(Object.keys(learnt.ability ?? {}).sort()).toEqual([...TRAITS].sort())
  expect(learnt).toMatchObject({
    abilityEssays: 1,
    stage: 'elementary',
    growth: [],
    recently: [
      {
        id: submissionId,
        ishomework: 1,
        title: '那一刻，我长大了',
        score: report.rmap?.score,
        isTeacherScore: false,
      },
    ],
  })
  const traits = [
    ...(report.rmap?.category1ItemList ?? []),
    ...(report.rmap?.category2ItemList ?? []),
    ...(report.rmap?.category3ItemList ?? []),
  ]
  for (const { code, score } of traits) expect(learnt.ability).toMatchObject({ [code]: score })
  const lowest = Math.min(...traits.map(({ score }) => score))
  const advised = traits.find(({ code }) => code === learnt.next?.code)
  expect(advised).toMatchObject({ score: lowest, lift: learnt.next?.lift })
  expect(learnt.next?.essay.id).toBe(submissionId)
})

test('a second draft counts its essay once, with what it is now; practice counts too, what is deleted does not', async () => {
  const { student, submissionId } = await makeLesson(server)
  await write(student, submissionId, 1)
  await write(student, submissionId, 1, REWRITTEN)
  server.now = new Date(server.now.getTime() + DAY_MS)
  const practiceId = await makePractice(server, student)
  await correctLatest(practiceId)
  const learnt = await read(student)
  expect(learnt.recently.map(({ id, ishomework }) => [id, ishomework])).toEqual([
    [practiceId, 0],
    [submissionId, 1],
  ])
  expect(learnt.content).toMatch(/^这个学期批改过 2 篇作文/)
  expect(learnt.growth).toContainEqual(
    expect.objectContaining({ text: '有 1 篇批改以后又改了一稿' }),
  )
  await server.call(calls.delExercise, { id: practiceId }, student)
  expect((await read(student)).recently.map(({ id }) => id)).toEqual([submissionId])
})

test.each<[AiUse, number]>([
  ['none', 0],
  ['hints', 0],
  ['language', 0],
  ['full', 1],
])('%s: before the hand-in %i essays count; after it all do', async (aiUse, before) => {
  const { student, submissionId } = await makeLesson(server, { aiUse })
  if (aiUse !== 'none') await write(student, submissionId, 1)
  const early = await read(student)
  expect(early.recently).toHaveLength(before)
  expect(early.abilityEssays).toBe(before)
  await write(student, submissionId, 2)
  expect(await read(student)).toMatchObject({ abilityEssays: 1, recently: [{ id: submissionId }] })
})

test('hints with a lowest score: the score alone, no traits and no rise', async () => {
  const { student, submissionId } = await makeLesson(server, { aiUse: 'hints', lowestScore: 90 })
  await write(student, submissionId, 1)
  await write(student, submissionId, 1, REWRITTEN)
  const learnt = await read(student)
  expect(learnt.recently).toHaveLength(1)
  expect(learnt).toMatchObject({ ability: null, next: null })
  expect(learnt.growth.map(({ text }) => text).join('')).not.toMatch(/改过以后更好了|进步/)
})

test('the teacher’s score stands where there is one', async () => {
  const { teacher, student, submissionId } = await makeLesson(server, { aiUse: 'hints' })
  await write(student, submissionId, 2)
  const { hash } = await server.call(
    getAIResultOfHomework,
    { id: submissionId, ishomework: 1 },
    teacher,
  )
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      teacherScore: 91,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 4,
      hash,
      teacherRemark: '好',
    },
    teacher,
  )
  expect((await read(student)).recently).toMatchObject([{ score: 91, isTeacherScore: true }])
})

test('a pupil returned under hints keeps the handed-in report while rewriting', async () => {
  const { teacher, student, submissionId } = await makeLesson(server, { aiUse: 'hints' })
  await write(student, submissionId, 2)
  const before = await read(student)
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: submissionId, reason: '结尾再想想' },
    teacher,
  )
  await write(student, submissionId, 1, REWRITTEN)
  expect((await read(student)).ability).toEqual(before.ability)
})

test('forty essays: the latest ten are listed, the latest five make the ability, and another’s count nowhere', async () => {
  const teacher = await makePerson(server, 'teacher')
  const student = await makePerson(server, 'student')
  const { code } = await makeClassroom(server, teacher)
  await server.call(calls.addClasses, { code }, student)
  const homeworkId = await makeHomework(server, teacher, code)
  const first = await findSubmission(server, student, homeworkId)
  await write(student, first, 1)
  const { pool } = server.database
  await pool.query(
    `with copies as (insert into essays (kind) select 'practice' from generate_series(1, 39) returning id),
     texts as (insert into revisions (essay_id, revision_no, question_no, grade_level, genre, title, content, content_hash, created_at)
       select c.id, 1, 1, 5, r.genre, r.title, r.content, c.id::text, $2::timestamptz - (c.id % 39 + 1) * interval '1 hour'
       from copies c, revisions r where r.essay_id = $1 returning id, essay_id),
     made as (insert into reports (revision_id, state, stage, ai_score, correction, requested_at)
       select t.id, 'done', 'commenting', 66, r.correction, $2 from texts t, reports r
       where r.revision_id = (select id from revisions where essay_id = $1))
     insert into practice_essays (id, account_id, genre, title, content, characters, version, grade_level, author, score_scale, created_at, saved_at, corrected_at, revision_id)
     select essay_id, $3, 'e-event', '题目', '正文', 2, 1, 5, '', 100, $2, $2, $2, id from texts`,
    [first, server.now, student.id],
  )
  const learnt = await read(student)
  expect(learnt.recently).toHaveLength(10)
  expect(learnt.recently[0]?.id).toBe(first)
  expect(learnt.abilityEssays).toBe(5)
  expect(learnt.content).toMatch(/批改过 40 篇/)
  expect((await read(await makePerson(server, 'student'))).recently).toEqual([])
})
