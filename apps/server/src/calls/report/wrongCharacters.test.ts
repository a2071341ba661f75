/** 错字本: what enters it, who sees it, and when a character is learned. */
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS, HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { wrongCharacters } from '../../db/schema/wrongCharacter.ts'
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
const WRONG = `${ESSAY}\n我以经明白了妈妈的爱。`
const RIGHT = `${ESSAY}\n我已经明白了妈妈的爱。`
const ENTRY = { before: '我', after: '经明白了妈妈的爱。', size: 1 }

async function ask(student: Ticket, id: number, content: string, finish = 1): Promise<void> {
  await server.call(calls.saveHomework, draftOf(id, { content, finish }), student)
  await correctNow(server, student, id)
}

async function practise(student: Ticket, content: string, id?: number): Promise<number> {
  const saved = await makePractice(
    server,
    student,
    id === undefined ? { content } : { content, id },
  )
  await correctNow(server, student, saved, 0)
  return saved
}

async function makeRepaired(wishes: HomeworkWishes = {}) {
  const lesson = await makeLesson(server, wishes)
  await ask(lesson.student, lesson.submissionId, WRONG)
  await ask(lesson.student, lesson.submissionId, RIGHT)
  return lesson
}

const read = async (student: Ticket, cpage = 1, psize = 10) =>
  server.call(calls.getWrongCharacters, { cpage, psize }, student)

describe('what enters', () => {
  test('a wrong character that was repaired after its mark, with its sentence and without the answer', async () => {
    const { student, submissionId } = await makeLesson(server)
    await ask(student, submissionId, WRONG)
    expect(await read(student)).toMatchObject({ items: [], total: 0 })
    await ask(student, submissionId, RIGHT)
    const { items } = await read(student)
    expect(items).toMatchObject([{ ...ENTRY, isRightOnce: false, isDoneToday: false }])
    expect(JSON.stringify(items)).not.toContain('已')
  })

  test('one that was met in two essays, or twice in one; a draft of the same essay is no second time', async () => {
    const student = await makePerson(server, 'student')
    const first = await practise(student, WRONG)
    await practise(student, `${WRONG}\n妈妈也笑了。`, first)
    expect((await read(student)).total).toBe(0)
    await practise(student, WRONG)
    expect((await read(student)).items).toMatchObject([ENTRY])
    const other = await makePerson(server, 'student')
    await practise(other, `${WRONG}\n天以经黑了。`)
    expect((await read(other)).items).toMatchObject([ENTRY])
  })

  test('nothing whose mark was disputed or removed, and of others everything', async () => {
    const other = await makeRepaired()
    const { teacher, student, submissionId } = await makeRepaired()
    const { historyList } = await server.call(calls.getAIResult, { id: submissionId }, student)
    const revisionId = historyList.at(-1)?.id ?? 0
    const { tmap } = await server.call(calls.getHistory, { historyId: revisionId }, student)
    const markNo = tmap.find(({ quote }) => quote === '以经')?.markNo ?? 0
    const dispute = (isDisputed: number) =>
      server.call(calls.disputeMark, { id: submissionId, revisionId, markNo, isDisputed }, student)
    expect((await read(student)).total).toBe(1)
    await dispute(1)
    expect((await read(student)).total).toBe(0)
    expect((await read(other.student)).total).toBe(1)
    await ask(student, submissionId, `${WRONG}\n天以经黑了，天以经黑了。`)
    await dispute(0)
    await server.call(calls.submitHomework, { id: submissionId }, student)
    const before = (await read(student)).total
    const after = await server.call(calls.getAIResult, { id: submissionId }, teacher)
    for (const mark of after.tmap.filter(({ quote }) => quote === '以经'))
      await server.call(
        calls.removeMark,
        {
          studentHomeworkId: submissionId,
          revisionId: after.revisionId ?? 0,
          markNo: mark.markNo,
          isRemoved: 1,
        },
        teacher,
      )
    expect([before, (await read(student)).total]).toEqual([1, 0])
  })
})

describe('before the hand-in a character is shown where its mark is', () => {
  test.each([
    ['full', 1],
    ['language', 1],
    ['hints', 0],
  ] as const)('%s', async (aiUse, total) => {
    const { student } = await makeRepaired({ aiUse })
    expect((await read(student)).total).toBe(total)
  })

  test('withheld, it comes with the hand-in of the text that has it', async () => {
    const { student, submissionId } = await makeLesson(server, { aiUse: 'hints' })
    await ask(student, submissionId, `${WRONG}\n天以经黑了。`)
    expect((await read(student)).total).toBe(0)
    await server.call(calls.submitHomework, { id: submissionId }, student)
    expect((await read(student)).total).toBe(1)
  })

  test('none: there are no marks and no characters until the hand-in', async () => {
    const { student, submissionId } = await makeLesson(server, { aiUse: 'none' })
    await ask(student, submissionId, `${WRONG}\n天以经黑了。`, 2)
    expect((await read(student)).total).toBe(1)
  })
})

describe('practising', () => {
  const fill = async (student: Ticket, answer: string) => {
    const { items } = await read(student)
    return server.call(calls.practiseCharacter, { id: items[0]?.id, answer }, student)
  }
  const later = (ms: number) => {
    server.now = new Date(server.now.getTime() + ms)
  }

  test('written right on two days of Shanghai it is gone', async () => {
    server.now = new Date('2026-03-04T22:00:00+08:00')
    const { student } = await makeRepaired()
    expect(await fill(student, '已')).toEqual({ isRight: true, isLearned: false, answer: '已' })
    expect(await fill(student, '已')).toMatchObject({ isRight: true, isLearned: false })
    expect((await read(student)).items).toMatchObject([{ isRightOnce: true, isDoneToday: true }])
    later(3 * HOUR_MS)
    expect((await read(student)).items).toMatchObject([{ isRightOnce: true, isDoneToday: false }])
    expect(await fill(student, ' 已 ')).toMatchObject({ isRight: true, isLearned: true })
    expect(await read(student)).toMatchObject({ items: [], total: 0 })
  })

  test('a wrong answer is told the right one, and copying that does not count', async () => {
    server.now = new Date('2026-03-04T10:00:00+08:00')
    const { student } = await makeRepaired()
    expect(await fill(student, '以')).toEqual({ isRight: false, isLearned: false, answer: '已' })
    expect(await fill(student, '已')).toMatchObject({ isRight: true, isLearned: false })
    expect((await read(student)).items).toMatchObject([{ isRightOnce: false, isDoneToday: true }])
    later(DAY_MS)
    await fill(student, '已')
    later(DAY_MS)
    expect(await fill(student, '已')).toMatchObject({ isLearned: true })
  })
})

test('the list comes page by page, in the export too, and is erased with its pupil', async () => {
  server.now = new Date('2026-03-02T10:00:00+08:00')
  const student = await makePerson(server, 'student')
  await practise(student, `${WRONG}\n天以经黑了。我迫不急待地等，他也迫不急待地等。`)
  const pages = [await read(student, 1, 1), await read(student, 2, 1)]
  expect(pages).toMatchObject([
    { pcount: 2, total: 2 },
    { pcount: 2, total: 2 },
  ])
  expect(pages.map(({ items }) => items[0]?.after).toSorted()).toEqual([
    '待地等，他也迫不及待地等。',
    '经明白了妈妈的爱。',
  ])
  const { zip } = await server.call(calls.exportMyData, {}, student)
  const data = strFromU8(unzipSync(Buffer.from(zip, 'base64'))['data.json'] ?? new Uint8Array())
  expect(JSON.parse(data).wrongCharacters).toContainEqual(
    expect.objectContaining({ wrong: '以经', right: '已经', sentence: '我已经明白了妈妈的爱。' }),
  )
  const left = async () =>
    (await services.db.select().from(wrongCharacters)).filter(
      ({ accountId }) => accountId === student.id,
    ).length
  expect(await left()).toBe(2)
  await prove(server, student, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, student)
  server.now = new Date(server.now.getTime() + 31 * DAY_MS)
  await eraseDeleted(services)
  expect(await left()).toBe(0)
})
