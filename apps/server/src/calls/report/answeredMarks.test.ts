/** Marks that a pupil does not agree with, and marks that a teacher takes away. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { disputes, removedMarks } from '../../db/schema/dispute.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import { correctNow, correctionServices } from '../../testing/correctNow.ts'
import {
  draftOf,
  ESSAY,
  makeLesson,
  makePerson,
  makePractice,
  prove,
  type HomeworkWishes,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer()
const services = correctionServices(server)
const WRONG = '我以经明白了妈妈的爱。'
const FIRST = `${ESSAY}\n${WRONG}`

type Asked = { id: number; ishomework: number; revisionId: number }

const correct = async (student: Ticket, id: number, ishomework = 1): Promise<Asked> => ({
  ...{ id, ishomework, revisionId: await correctNow(server, student, id, ishomework) },
})

async function ask(student: Ticket, id: number, content: string): Promise<Asked> {
  await server.call(calls.saveHomework, draftOf(id, { content, finish: 1 }), student)
  return correct(student, id)
}

async function makeMarked(wishes: HomeworkWishes = {}) {
  const lesson = await makeLesson(server, wishes)
  return { ...lesson, asked: await ask(lesson.student, lesson.submissionId, FIRST) }
}

const read = async (who: Ticket, { id, ishomework }: Asked) =>
  server.call(calls.getAIResult, { id, ishomework }, who)
const readAttempt = async (who: Ticket, { revisionId, ishomework }: Asked) =>
  server.call(calls.getHistory, { historyId: revisionId, ishomework }, who)

/** Praises the first words of the report's text. @returns the mark's number */
async function praise({ revisionId }: Asked): Promise<number> {
  const mark = {
    ...{ kind: 'strength', ruleId: 'simile', label: '比喻', explanation: '' },
    ...{ paragraph: 0, start: 0, end: 2, quote: ESSAY.slice(0, 2) },
  }
  const {
    rows: [found],
  } = await server.database.pool.query<{ marks: number }>(
    `update reports set correction = jsonb_set(correction, '{marks}', correction -> 'marks' || $2)
     where revision_id = $1 returning jsonb_array_length(correction -> 'marks') as marks`,
    [revisionId, JSON.stringify([mark])],
  )
  return found?.marks ?? 0
}

type Report = Awaited<ReturnType<typeof read>>
const wrongIn = ({ tmap }: Pick<Report, 'tmap'>) => tmap.find(({ quote }) => quote === '以经')

async function dispute(who: Ticket, asked: Asked, isDisputed = 1, markNo?: number) {
  const no = markNo ?? wrongIn(await readAttempt(who, asked))?.markNo ?? 0
  return server.send(calls.disputeMark, { ...asked, markNo: no, isDisputed }, who)
}

test('a disputed mark says so where it was disputed, and later reports show it no more', async () => {
  const { student, asked } = await makeMarked()
  expect(wrongIn(await read(student, asked))).toMatchObject({ isDisputed: false, isRemoved: false })
  expect(await dispute(student, asked)).toMatchObject({ entity: { isDisputed: true } })
  expect(await dispute(student, asked)).toMatchObject({ success: true })
  expect(wrongIn(await read(student, asked))).toMatchObject({ isDisputed: true })
  const later = await ask(student, asked.id, `${FIRST}\n妈妈也笑了。`)
  const report = await read(student, later)
  expect(wrongIn(report)).toBeUndefined()
  expect(report.paragraphList.at(-2)?.suggestionIdList).toEqual([])
  // Neither repaired nor left.
  expect(report.change).toMatchObject({ repaired: [], left: 0 })
  expect(wrongIn(await readAttempt(student, later))).toBeUndefined()
  expect(wrongIn(await readAttempt(student, asked))).toMatchObject({ isDisputed: true })
  // Taken back, it is a mark like any other again.
  await dispute(student, asked, 0)
  expect(wrongIn(await read(student, later))).toMatchObject({ isDisputed: false })
})

test('a sentence that was changed since is marked again', async () => {
  const { student, asked } = await makeMarked()
  await dispute(student, asked)
  const later = await ask(student, asked.id, `${ESSAY}\n后来，${WRONG}`)
  expect(wrongIn(await read(student, later))).toMatchObject({ isDisputed: false })
})

test('a fault that was left and is disputed then is left no more', async () => {
  const { student, asked } = await makeMarked()
  const later = await ask(student, asked.id, `${FIRST}\n妈妈也笑了。`)
  expect((await read(student, later)).change).toMatchObject({ left: 1 })
  await dispute(student, later)
  expect((await read(student, later)).change).toMatchObject({ left: 0 })
})

test('practice is disputed alike', async () => {
  const student = await makePerson(server, 'student')
  const id = await makePractice(server, student, { content: FIRST })
  const asked = await correct(student, id, 0)
  await dispute(student, asked)
  expect(wrongIn(await read(student, asked))).toMatchObject({ isDisputed: true })
  await makePractice(server, student, { id, content: `${FIRST}\n妈妈也笑了。` })
  expect(wrongIn(await read(student, await correct(student, id, 0)))).toBeUndefined()
})

test('only a mark that the pupil is shown, and no praise, can be disputed', async () => {
  const { student, asked } = await makeMarked({ aiUse: 'hints' })
  const missing = await dispute(student, asked, 1, 999)
  expect(missing).toMatchObject({ success: false })
  for (let markNo = 1; markNo < 20; markNo += 1)
    expect(await dispute(student, asked, 1, markNo)).toEqual(missing)
  await server.call(calls.submitHomework, { id: asked.id }, student)
  expect(await dispute(student, asked, 1, await praise(asked))).toEqual(missing)
  expect(await dispute(student, asked)).toMatchObject({ success: true })
  // A report of another essay of one's own is no report of this one.
  const practice = await makePractice(server, student, { content: FIRST })
  const other = await correct(student, practice, 0)
  expect(await dispute(student, { ...other, id: asked.id }, 1, 1)).toEqual(missing)
})

test('the teacher sees what was disputed and takes marks away; the pupil sees them no more', async () => {
  const { teacher, student, asked } = await makeMarked()
  await dispute(student, asked)
  const later = await ask(student, asked.id, `${FIRST}\n妈妈也笑了。`)
  const remove = (isRemoved: number, markNo: number, { id, revisionId } = later) =>
    server.send(calls.removeMark, { studentHomeworkId: id, revisionId, markNo, isRemoved }, teacher)
  // Nothing of what was not handed in.
  const refused = await remove(1, 1)
  expect(refused).toMatchObject({ code: 3005 })
  const praised = await praise(later)
  await server.call(calls.submitHomework, { id: asked.id }, student)
  const { hash, ...before } = await server.call(getAIResultOfHomework, { id: asked.id }, teacher)
  expect(wrongIn(before)).toMatchObject({ isDisputed: true, isRemoved: false })
  expect(await remove(1, 9_999)).toEqual(refused)
  for (const markNo of [wrongIn(before)?.markNo ?? 0, praised, praised])
    expect(await remove(1, markNo)).toMatchObject({ entity: { markNo, isRemoved: true } })
  const after = await server.call(getAIResultOfHomework, { id: asked.id }, teacher)
  expect(wrongIn(after)).toMatchObject({ isDisputed: true, isRemoved: true })
  // No score changes, and the text is still the one that a review names.
  expect([after.rmap?.score, after.hash]).toEqual([before.rmap?.score, hash])
  const shown = await read(student, later)
  expect(shown.tmap.map(({ markNo }) => markNo)).not.toContain(praised)
  expect(shown.tmap.every(({ isRemoved }) => !isRemoved)).toBe(true)
  expect(wrongIn(await readAttempt(student, asked))).toBeUndefined()
  // Returned and written again, it stays away; put back, it is there again.
  await server.call(calls.rejectHomework, { studentHomeworkId: asked.id, reason: '再写' }, teacher)
  const third = await ask(student, asked.id, `${FIRST}\n妈妈也笑了，我也笑了。`)
  expect(wrongIn(await read(student, third))).toBeUndefined()
  expect(await remove(1, 1, third)).toEqual(refused)
  await dispute(student, asked, 0, wrongIn(before)?.markNo)
  await remove(0, wrongIn(before)?.markNo ?? 0)
  expect(wrongIn(await read(student, third))).toMatchObject({ isDisputed: false, isRemoved: false })
})

test('answers are in the export as the screen has them, and are erased with their essay', async () => {
  const { teacher, student, asked } = await makeMarked()
  await server.call(calls.submitHomework, { id: asked.id }, student)
  await dispute(student, asked)
  const { zip } = await server.call(calls.exportMyData, {}, student)
  const essay = strFromU8(
    unzipSync(Buffer.from(zip, 'base64'))['essays/0001.json'] ?? new Uint8Array(),
  )
  expect(JSON.parse(essay).attempts[0].report.marks).toContainEqual(
    expect.objectContaining({ quote: '以经', isDisputed: true }),
  )
  const { tmap } = await read(student, asked)
  await server.call(
    calls.removeMark,
    {
      studentHomeworkId: asked.id,
      revisionId: asked.revisionId,
      markNo: tmap[0]?.markNo ?? 0,
      isRemoved: 1,
    },
    teacher,
  )
  const left = async () => {
    const rows = [
      ...(await services.db.select().from(disputes)),
      ...(await services.db.select().from(removedMarks)),
    ]
    return rows.filter(({ essayId }) => essayId === asked.id).length
  }
  expect(await left()).toBe(2)
  await prove(server, student, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, student)
  server.now = new Date(server.now.getTime() + 31 * DAY_MS)
  await eraseDeleted(services)
  expect(await left()).toBe(0)
})
