import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { listDoubts, keepDoubts } from '../../records/photoDoubt.ts'
import {
  draftOf,
  findSubmission,
  makeHomework,
  makeLesson,
  makePerson,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const begun = server.now
const { pool } = server.database

const PAPER = {
  title: '雨中的伞',
  content: '星期天下大雨。\n我和爷爷打着一把伞走回家。',
  writingNo: 1,
  type: 'e-event',
  photo: 18,
}
const OWN = { title: '我的草稿', content: '我才写了一句。' }

/** One whose essay was entered, and a classmate who wrote it. */
async function makeMistaken() {
  server.now = begun
  const lesson = await makeLesson(server)
  const author = await makePerson(server, 'student', '周行之')
  await server.call(calls.addClasses, { code: lesson.classroom.code }, author)
  const authorsId = await findSubmission(server, author, lesson.homeworkId)
  return { ...lesson, author, authorsId }
}
const enter = (id: number, teacher: Ticket, replacesDraft = 0) =>
  server.call(calls.enterEssay, { ...PAPER, studentHomeworkId: id, replacesDraft }, teacher)
const takeBack = (studentHomeworkId: number, teacher: Ticket, more = {}) =>
  server.call(calls.takeEntryBack, { studentHomeworkId, ...more }, teacher)
const read = (someone: Ticket, id: number) => server.call(getAIResultOfHomework, { id }, someone)
const rowOf = async (id: number) =>
  (await pool.query('select * from submissions where id = $1', [id])).rows[0]
const messagesOf = async (student: Ticket) =>
  (await server.call(calls.getStudentNotify, { type: 'Homework' }, student)).items.map(
    ({ content }) => content,
  )

/** Every text of the database, for what must be in none. */
async function dump(): Promise<string> {
  const { rows } = await pool.query<{ all: string }>(
    `select string_agg(line, ' ') as all from (
      select to_jsonb(r)::text line from revisions r union all select to_jsonb(p)::text from reports p
      union all select to_jsonb(w)::text from wrong_characters w
      union all select to_jsonb(s)::text from submissions s
      union all select to_jsonb(d)::text from photo_doubts d) lines`,
  )
  return rows[0]?.all ?? ''
}

test('an entry that is taken back leaves the draft as it was, and nothing of the other’s text', async () => {
  const { teacher, student, submissionId } = await makeMistaken()
  await server.call(calls.saveHomework, draftOf(submissionId, OWN), student)
  const before = await rowOf(submissionId)
  const printOf = async (minutes: number) => {
    server.now = new Date(begun.getTime() + minutes * MINUTE_MS)
    return server.call(calls.printEssay, { id: submissionId, ishomework: 1 }, student)
  }
  const ownPrint = await printOf(-1)
  const ownDoubt = { before: '才', text: '写', after: '了' }
  await keepDoubts(server.database.db, student.id, [ownDoubt], server.now)
  server.now = begun
  await keepDoubts(
    server.database.db,
    teacher.id,
    [{ before: '大', text: '雨', after: '。' }],
    begun,
  )
  await enter(submissionId, teacher, 1)
  await waitForCorrection(server, student, submissionId)
  const link = await server.call(
    calls.createShareLink,
    { id: submissionId, ishomework: 1 },
    student,
  )
  await printOf(1)
  expect(await takeBack(submissionId, teacher)).toEqual({ id: submissionId, status: 'underway' })
  // The answer may be lost on the way, and the teacher sends it again.
  expect(await takeBack(submissionId, teacher)).toEqual({ id: submissionId, status: 'underway' })

  expect(await rowOf(submissionId)).toEqual(before)
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    ...OWN,
    status: 'underway',
  })
  expect(await server.send(calls.getSharedReport, { id: link.token })).toMatchObject({
    msg: REFUSALS.shareEnded.text,
  })
  expect(await listDoubts(server.database.db, student.id)).toEqual([ownDoubt])
  expect((await server.call(calls.getPrints, { cpage: 1 }, student)).items).toMatchObject([
    ownPrint,
  ])
  expect(await dump()).not.toContain('打着一把伞')
  // What the pupil writes goes on from the very draft that the device has.
  expect(
    await server.call(
      calls.saveHomework,
      { ...draftOf(submissionId, { ...OWN, content: '我又写了一句。' }), version: before.version },
      student,
    ),
  ).toBeTruthy()
  expect((await messagesOf(student))[0]).toBe(
    '陈老师收回了刚才录入给你的作文《那一刻，我长大了》，那一篇录错了。你自己写的草稿还在，和原来一样。',
  )
  expect((await messagesOf(student)).join()).not.toContain('录入并提交了')
})

test('taken back at once, the pupil who has not seen it hears nothing; nothing begun is nothing begun', async () => {
  const { teacher, student, homeworkId, submissionId } = await makeMistaken()
  const before = await rowOf(submissionId)
  await enter(submissionId, teacher)
  expect(await takeBack(submissionId, teacher)).toEqual({ id: submissionId, status: 'notStart' })
  expect(await rowOf(submissionId)).toEqual(before)
  expect(await messagesOf(student)).toEqual([expect.stringContaining('布置了作文')])
  const { notsubmit } = await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher)
  expect(notsubmit).toBe(2)
  expect(await dump()).not.toContain('打着一把伞')
})

test('it moves to the pupil who wrote it, whose own draft is replaced only knowingly', async () => {
  const { teacher, student, author, submissionId, authorsId } = await makeMistaken()
  await enter(submissionId, teacher)
  await server.call(calls.saveHomework, draftOf(authorsId, OWN), author)
  const to = { toStudentHomeworkId: authorsId }
  expect(
    await server.send(calls.takeEntryBack, { studentHomeworkId: submissionId, ...to }, teacher),
  ).toMatchObject({ msg: REFUSALS.pupilHasDraft.text })
  expect(await read(teacher, submissionId)).toMatchObject({ status: 'finish' })

  expect(await takeBack(submissionId, teacher, { ...to, replacesDraft: 1 })).toEqual({
    id: authorsId,
    status: 'finish',
  })
  expect(await read(author, authorsId)).toMatchObject({
    title: PAPER.title,
    content: PAPER.content,
    isEntered: true,
    keptDraft: { ...OWN },
    process: { typed: 2, photo: 18 },
  })
  expect((await rowOf(submissionId)).status).toBe('notStart')
  expect((await messagesOf(author))[0]).toContain('录入并提交了')
  expect((await messagesOf(student)).join()).not.toContain('录入')
})

test('a returned essay that is entered anew word for word goes back to being returned, and entered', async () => {
  const { teacher, student, submissionId } = await makeMistaken()
  await enter(submissionId, teacher)
  await waitForCorrection(server, student, submissionId)
  const verdict = { studentHomeworkId: submissionId, reason: '拍漏了一页' }
  await server.call(calls.rejectHomework, verdict, teacher)
  const before = await rowOf(submissionId)
  server.now = new Date(begun.getTime() + MINUTE_MS)
  await enter(submissionId, teacher, 1)
  await takeBack(submissionId, teacher)
  expect(await rowOf(submissionId)).toEqual({ ...before, entry: null })
  const { rows } = await pool.query('select is_entered from revisions where essay_id = $1', [
    submissionId,
  ])
  expect(rows).toEqual([{ is_entered: true }])
})

test('once it is reviewed or returned it stays, and so does what was never entered', async () => {
  const { teacher, student, author, submissionId, authorsId } = await makeMistaken()
  await server.call(calls.saveHomework, draftOf(authorsId, { finish: 2 }), author)
  const send = async (id: number, more = {}) =>
    (await server.send(calls.takeEntryBack, { studentHomeworkId: id, ...more }, teacher)).msg
  expect(await send(authorsId)).toBe(REFUSALS.notEntered.text)
  expect(await send(submissionId, { toStudentHomeworkId: authorsId })).toBe(
    REFUSALS.notEntered.text,
  )
  await enter(submissionId, teacher)
  const reason = '请写完整'
  await server.call(calls.rejectHomework, { studentHomeworkId: submissionId, reason }, teacher)
  expect(await send(submissionId)).toBe(REFUSALS.entryReviewed.text)
  // What the pupil hands in after that is the pupil's own.
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { ...OWN, type: 'e-event', finish: 2 }),
    student,
  )
  expect(await send(submissionId)).toBe(REFUSALS.notEntered.text)
})

test('neither another teacher’s pupil nor another homework’s is reached', async () => {
  const { teacher, classroom, student, submissionId } = await makeMistaken()
  await enter(submissionId, teacher)
  const foreign = await makeMistaken()
  const other = await makeHomework(server, teacher, classroom.code)
  for (const toStudentHomeworkId of [
    foreign.authorsId,
    await findSubmission(server, student, other),
  ])
    expect(
      await server.send(
        calls.takeEntryBack,
        { studentHomeworkId: submissionId, toStudentHomeworkId },
        teacher,
      ),
    ).toMatchObject({ msg: REFUSALS.notFound.text })
  expect(
    await server.send(calls.takeEntryBack, { studentHomeworkId: submissionId }, foreign.teacher),
  ).toMatchObject({ msg: REFUSALS.notFound.text })
  expect(await read(student, submissionId)).toMatchObject({ status: 'finish', isEntered: true })
})
