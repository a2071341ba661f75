import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { PRINT_DAYS } from '@zhupi/contract/terms/print.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import {
  draftOf,
  findSubmission,
  makeLesson,
  makePerson,
  makePractice,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

async function waitForPrint(id: number, someone: Ticket) {
  return expect
    .poll(() => server.call(calls.getPrint, { id }, someone))
    .toMatchObject({ state: 'done' })
}

async function readPdf(id: number, someone: Ticket) {
  await waitForPrint(id, someone)
  const { fileName, pdf } = await server.call(calls.getPrintFile, { id }, someone)
  const file = Buffer.from(pdf, 'base64').toString('latin1')
  expect(file.slice(0, 5)).toBe('%PDF-')
  return { fileName, file, pages: file.split('/Type /Page\n').length - 1 }
}

async function makeReviewed() {
  const lesson = await makeLesson(server)
  const { student, teacher, submissionId } = lesson
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  await waitForCorrection(server, student, submissionId)
  const { hash } = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  await server.call(
    calls.saveReview,
    {
      ...{ studentHomeworkId: submissionId, teacherScore: 91, hash, teacherRemark: '伞写得真好。' },
      ...{ categoryLevel1: 4, categoryLevel2: 4, categoryLevel3: 4 },
    },
    teacher,
  )
  return lesson
}

test('a pupil prints a reviewed essay; nobody else finds the print, not even its teacher', async () => {
  const { student, teacher, submissionId } = await makeReviewed()
  const { id } = await server.call(calls.printEssay, { id: submissionId, ishomework: 1 }, student)
  const { fileName, file, pages } = await readPdf(id, student)
  expect(fileName).toMatch(/\.pdf$/)
  expect(pages).toBeGreaterThan(0)
  // Comments are a machine's, and the file says so.
  expect(file).toContain('/AIGC')
  for (const call of [calls.getPrint, calls.getPrintFile])
    expect(await server.send(call, { id }, teacher)).toMatchObject({
      success: false,
      msg: REFUSALS.notFound.text,
    })
  // What was printed is not kept beside the file.
  const { rows } = await server.database.pool.query('select printed from prints where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ printed: null }])
})

test('what the homework withholds before the hand-in is not printed either', async () => {
  const { student, submissionId } = await makeLesson(server, { aiUse: 'none' })
  await server.call(calls.saveHomework, draftOf(submissionId), student)
  const { id } = await server.call(calls.printEssay, { id: submissionId, ishomework: 1 }, student)
  const { file } = await readPdf(id, student)
  expect(file).not.toContain('/AIGC')
})

test('a teacher prints a homework’s essays, each on its own paper, and of other classes nothing', async () => {
  const { teacher, classroom, homeworkId, submissionId } = await makeReviewed()
  const classmate = await makePerson(server, 'student', '周行之')
  await server.call(calls.addClasses, { code: classroom.code }, classmate)
  const theirs = await findSubmission(server, classmate, homeworkId)
  await server.call(calls.saveHomework, draftOf(theirs, { finish: 2 }), classmate)
  await waitForCorrection(server, classmate, theirs)
  const { id } = await server.call(calls.printHomework, { id: homeworkId }, teacher)
  expect(await server.call(calls.getPrint, { id }, teacher)).toMatchObject({ total: 2 })
  const both = await readPdf(id, teacher)
  const alone = await server.call(calls.printEssay, { id: submissionId, ishomework: 1 }, teacher)
  expect(both.pages).toBeGreaterThan((await readPdf(alone.id, teacher)).pages)

  const empty = await makeLesson(server)
  expect(
    await server.send(calls.printHomework, { id: empty.homeworkId }, empty.teacher),
  ).toMatchObject({ success: false, msg: REFUSALS.nothingToPrint.text })
  expect(await server.send(calls.printHomework, { id: homeworkId }, empty.teacher)).toMatchObject({
    success: false,
    msg: REFUSALS.notFound.text,
  })
})

test('a book holds homework and practice in the order that was chosen, and only one’s own', async () => {
  const { student, submissionId } = await makeReviewed()
  const practiceId = await makePractice(server, student)
  await waitForCorrection(server, student, practiceId, 0)
  const list = await server.call(calls.getPrintableEssays, { cpage: 1 }, student)
  expect(list.items.map(({ id, ishomework }) => [id, ishomework]).toSorted()).toEqual(
    [
      [submissionId, 1],
      [practiceId, 0],
    ].toSorted(),
  )
  expect(list).toMatchObject({ cpage: 1, pcount: 1 })
  const ids = [String(practiceId), String(submissionId)]
  const { id } = await server.call(calls.printBook, { title: '五年级的雨', ids }, student)
  const { fileName, pages } = await readPdf(id, student)
  expect(fileName).toBe('五年级的雨.pdf')
  expect(pages).toBeGreaterThanOrEqual(4)

  const other = await makePerson(server, 'student')
  expect(await server.send(calls.printBook, { title: '集', ids }, other)).toMatchObject({
    success: false,
    msg: REFUSALS.notFound.text,
  })
  expect((await server.call(calls.getPrintableEssays, { cpage: 1 }, other)).items).toEqual([])
})

test('one’s own prints are found again, the latest first, and deleted; nobody else’s', async () => {
  const student = await makePerson(server, 'student')
  const practiceId = await makePractice(server, student)
  await waitForCorrection(server, student, practiceId, 0)
  const essay = { id: practiceId, ishomework: 0 }
  const first = await server.call(calls.printEssay, essay, student)
  const second = await server.call(calls.printEssay, essay, student)
  await waitForPrint(second.id, student)
  await waitForPrint(first.id, student)
  const list = () => server.call(calls.getPrints, { cpage: 1, psize: 10 }, student)
  expect(await list()).toMatchObject({
    items: [
      { id: second.id, state: 'done', total: 1, lacking: '' },
      { id: first.id, state: 'done' },
    ],
    pcount: 1,
  })
  expect(await server.call(calls.getPrints, { cpage: 2, psize: 1 }, student)).toMatchObject({
    items: [{ id: first.id }],
    pcount: 2,
  })

  const other = await makePerson(server, 'teacher')
  expect((await server.call(calls.getPrints, { cpage: 1 }, other)).items).toEqual([])
  const missing = { success: false, msg: REFUSALS.notFound.text }
  expect(await server.send(calls.delPrint, { id: first.id }, other)).toMatchObject(missing)
  await server.call(calls.delPrint, { id: first.id }, student)
  expect((await list()).items).toMatchObject([{ id: second.id }])
  expect(await server.send(calls.getPrintFile, { id: first.id }, student)).toMatchObject(missing)
  expect(await server.send(calls.delPrint, { id: first.id }, student)).toMatchObject(missing)
})

test('a print is kept for some days and then swept', async () => {
  const student = await makePerson(server, 'student')
  const practiceId = await makePractice(server, student)
  await waitForCorrection(server, student, practiceId, 0)
  const { id } = await server.call(calls.printEssay, { id: practiceId, ishomework: 0 }, student)
  await waitForPrint(id, student)
  const sweep = (days: number) =>
    eraseDeleted({
      db: server.database.db,
      clock: () => new Date(server.now.getTime() + days * DAY_MS),
    })
  await sweep(PRINT_DAYS - 1)
  expect(await server.call(calls.getPrint, { id }, student)).toMatchObject({ done: 1, total: 1 })
  await sweep(PRINT_DAYS)
  expect(await server.send(calls.getPrint, { id }, student)).toMatchObject({ success: false })
})
