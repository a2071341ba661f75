import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { splitParagraphs } from '@zhupi/contract/rules/length.ts'
import { DAY_MS, MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { TEACHER_MARKS_MAX } from '@zhupi/contract/terms/limits.ts'
import type { TeacherMarkKind } from '@zhupi/contract/terms/teacherMarks.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import { draftOf, ESSAY, makeHandedIn, prove, type Someone } from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

async function makeMarked() {
  const { teacher, student, submissionId } = await makeHandedIn(server)
  const report = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  const paragraph = splitParagraphs(report.content)[0] ?? ''
  const mark = (
    [start, end]: readonly [number, number],
    kind: TeacherMarkKind,
    note = '',
    wish: { hash?: string; quote?: string; seen?: string } = {},
  ) =>
    server.send(
      calls.saveTeacherMark,
      {
        studentHomeworkId: submissionId,
        ...{ hash: report.hash, kind, pNo: 1, start, end, note },
        quote: paragraph.slice(start, end),
        ...wish,
      },
      teacher,
    )
  const read = async (who: Ticket) =>
    (await server.call(calls.getTeacherMarks, { id: submissionId }, who)).items
  const review = () => {
    server.now = new Date(server.now.getTime() + MINUTE_MS)
    return server.call(
      calls.saveReview,
      {
        studentHomeworkId: submissionId,
        ...{ teacherScore: 80, categoryLevel1: 4, categoryLevel2: 4, categoryLevel3: 4 },
        hash: report.hash,
      },
      teacher,
    )
  }
  const sendBack = () => {
    server.now = new Date(server.now.getTime() + MINUTE_MS)
    return server.call(
      calls.rejectHomework,
      { studentHomeworkId: submissionId, reason: '请把经过写具体。' },
      teacher,
    )
  }
  return { teacher, student, submissionId, report, paragraph, mark, read, review, sendBack }
}

test('a teacher’s marks are read by the pupil from the review on, and no sooner', async () => {
  const { teacher, student, paragraph, mark, read, review } = await makeMarked()
  await mark([0, 4], 'good')
  await mark([2, 6], 'note', ' 这里慢一点写。 ')
  expect(await read(student)).toEqual([])
  expect(await read(teacher)).toMatchObject([
    { kind: 'good', pNo: 1, quote: paragraph.slice(0, 4), note: '', isOwn: true },
    { kind: 'note', start: 2, end: 6, note: '这里慢一点写。' },
  ])
  const { undoToken, id } = await review()
  expect(await read(student)).toMatchObject([{ kind: 'good', isOwn: false }, { kind: 'note' }])
  // Taken back, the pupil reads nothing of it.
  await server.call(calls.undoReview, { studentHomeworkId: id, undoToken }, teacher)
  expect(await read(student)).toEqual([])
})

test('a mark is changed in its place and removed; it stands on words that are there', async () => {
  const { teacher, report, mark, read } = await makeMarked()
  await mark([0, 4], 'good')
  await mark([0, 4], 'doubt', '为什么？')
  const [only, ...others] = await read(teacher)
  expect([only, others]).toMatchObject([{ kind: 'doubt', note: '为什么？' }, []])
  expect(await mark([0, 4], 'good', '', { quote: '没有的字' })).toMatchObject({ code: 400 })
  expect(await mark([0, report.content.length + 9], 'good')).toMatchObject({ code: 400 })
  expect(await mark([0, 4], 'good', '', { hash: 'a'.repeat(64) })).toMatchObject({
    msg: expect.stringContaining('作文'),
    success: false,
  })
  const remove = () => server.send(calls.removeTeacherMark, { id: only?.id ?? 0 }, teacher)
  expect((await remove()).code).toBe(200)
  expect(await read(teacher)).toEqual([])
  expect(await remove()).toMatchObject({ msg: '内容不存在或已被删除' })
})

test('what another window wrote on the same words is neither overwritten nor removed unseen', async () => {
  const { teacher, mark, read } = await makeMarked()
  const overtaken = { code: 4000, msg: '这里的批注刚才在别处改过了' }
  const first = () => mark([0, 4], 'note', '开头慢一点。', { seen: '' })
  await first()
  // The answer was lost: it is there already.
  expect((await first()).code).toBe(200)
  expect(await mark([0, 4], 'good', '', { seen: '' })).toMatchObject(overtaken)
  const [standing] = await read(teacher)
  expect(standing).toMatchObject({ kind: 'note', note: '开头慢一点。' })
  const id = standing?.id ?? 0
  const remove = (seen: string) => server.send(calls.removeTeacherMark, { id, seen }, teacher)
  expect(await remove('good ')).toMatchObject(overtaken)
  expect((await mark([0, 4], 'good', '', { seen: 'note 开头慢一点。' })).code).toBe(200)
  expect(await read(teacher)).toMatchObject([{ id, kind: 'good', note: '' }])
  expect((await remove('good ')).code).toBe(200)
  // Removed meanwhile, what was written of it elsewhere is not simply put back.
  expect(await mark([0, 4], 'good', '再写。', { seen: 'good ' })).toMatchObject(overtaken)
  expect(await read(teacher)).toEqual([])
})

test('after a return the marks stay with the text that they were made in', async () => {
  const { student, teacher, submissionId, report, mark, read, sendBack } = await makeMarked()
  await mark([0, 4], 'wrong')
  await sendBack()
  expect(await read(student)).toMatchObject([{ kind: 'wrong', revisionId: report.revisionId }])
  expect(await mark([0, 6], 'good')).toMatchObject({ success: false })
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { finish: 2, content: `改过的开头。${ESSAY}` }),
    student,
  )
  const { hash, revisionId, content } = await server.call(
    getAIResultOfHomework,
    { id: submissionId },
    teacher,
  )
  expect(revisionId).not.toBe(report.revisionId)
  await mark([0, 4], 'note', '改得好。', { hash, quote: content.trim().slice(0, 4) })
  // What was marked before the return stays to be read; what comes after it waits for its review.
  expect(await read(student)).toMatchObject([{ kind: 'wrong', revisionId: report.revisionId }])
  expect((await read(teacher)).map((each) => each.revisionId)).toEqual([
    report.revisionId,
    revisionId,
  ])
})

test('there is an end to the marks of a text', async () => {
  const { teacher, report, paragraph, mark } = await makeMarked()
  await server.database.pool.query(
    `insert into teacher_marks (essay_id, revision_id, teacher_id, kind, paragraph, start, "end", quote, note, at)
     select $1, $2, $3, 'good', 9, n, n + 1, '字', '', now() from generate_series(1, $4) n`,
    [report.id, report.revisionId, teacher.id, TEACHER_MARKS_MAX - 1],
  )
  expect((await mark([0, 1], 'good')).code).toBe(200)
  expect(paragraph.length).toBeGreaterThan(2)
  expect(await mark([1, 2], 'good')).toMatchObject({ msg: '一篇最多批注 60 处' })
  // One that is there already may still be changed.
  expect((await mark([0, 1], 'doubt')).code).toBe(200)
})

test('marks are in both exports as each may read them, and are erased with their essay', async () => {
  const { teacher, student, submissionId, paragraph, mark, review } = await makeMarked()
  await mark([0, 4], 'note', '声音先到。')
  const marksOf = async (who: Someone) => {
    const { zip } = await server.call(calls.exportMyData, {}, who)
    const file = unzipSync(Buffer.from(zip, 'base64'))['data.json'] ?? new Uint8Array()
    return JSON.parse(strFromU8(file)).teacherMarks
  }
  const written = { kind: '旁批', note: '声音先到。' }
  expect(await marksOf(student)).toEqual([])
  await review()
  expect(await marksOf(student)).toMatchObject([{ ...written, quote: paragraph.slice(0, 4) }])
  // The words it stands on are the pupil's.
  expect(await marksOf(teacher)).toMatchObject([{ ...written, quote: '', title: '' }])

  await prove(server, student, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, student)
  server.now = new Date(server.now.getTime() + 31 * DAY_MS)
  await eraseDeleted({ db: server.database.db, clock: () => server.now })
  const { rows } = await server.database.pool.query(
    'select 1 from teacher_marks where essay_id = $1',
    [submissionId],
  )
  expect(rows).toEqual([])
})
