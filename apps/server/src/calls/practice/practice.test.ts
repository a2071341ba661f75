import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import {
  findWriteDetailOfPractice,
  getAIResultOfPractice,
  getHistoryOfPractice,
} from '@zhupi/contract/calls/submission.ts'
import { NEW_ESSAYS_PER_DAY } from '@zhupi/contract/terms/limits.ts'
import { NEW_ESSAYS_USED_UP, REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import {
  makeClassroom,
  makePerson,
  makePractice,
  PRACTICE,
  REWRITTEN,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const { type: genre, ...WRITTEN } = PRACTICE
const DRAFT = { ...WRITTEN, articleType: genre }
const KEY = 'one-and-the-same-act'

const save = (draft: Parameters<typeof server.call>[1], someone: Ticket) =>
  server.call(calls.saveExercise, draft, someone)
const list = (someone: Ticket, type?: string) =>
  server.call(calls.getExercises, { cpage: 1, type }, someone)
const open = (id: number, someone: Ticket) =>
  server.call(findWriteDetailOfPractice, { id, ishomework: 0 }, someone)
const result = (id: number, someone: Ticket) =>
  server.call(getAIResultOfPractice, { id, ishomework: 0 }, someone)
const countEssays = async () =>
  Number((await server.database.pool.query('select count(*) from essays')).rows[0].count)

test('of thirty new essays at once on a fresh day twenty begin', async () => {
  const student = await makePerson(server, 'student')
  const answers = await Promise.all(Array.from({ length: 30 }, () => save(DRAFT, student)))
  expect(answers.filter((answer) => answer === NEW_ESSAYS_USED_UP)).toHaveLength(10)
  expect((await list(student)).total).toBe(NEW_ESSAYS_PER_DAY)
})

describe('a draft', () => {
  test('begins once title or content is filled', async () => {
    const student = await makePerson(server, 'student')
    expect(
      await server.send(calls.saveExercise, { title: ' ', content: '\n' }, student),
    ).toMatchObject({ code: 400, msg: REFUSALS.practiceEmpty.text })
    const withTitle = Number(await save({ title: '雨', content: '' }, student))
    const withContent = Number(await save({ title: '', content: '下雨了' }, student))
    expect((await list(student)).items).toMatchObject([
      { id: withContent, title: '', content: '下雨了', score: '--.-', counter: 0 },
      { id: withTitle, title: '雨', content: '', articleType: '', grade: null },
    ])
  })

  test('is one essay, however often its first save is sent and answered', async () => {
    const student = await makePerson(server, 'student')
    const before = await countEssays()
    const first = { ...DRAFT, requestKey: KEY }
    const ids = await Promise.all([1, 2, 3].map(() => save(first, student)))
    const id = Number(ids[0])
    expect(new Set(ids)).toEqual(new Set([id]))
    expect(await save({ ...first, content: REWRITTEN }, student)).toBe(id)
    expect(await countEssays()).toBe(before + 1)
    expect(await open(id, student)).toMatchObject({ content: REWRITTEN, author: '小满' })
    const other = await makePerson(server, 'student')
    expect(await save(first, other)).not.toBe(id)
  })

  test('keeps what a save leaves out', async () => {
    const student = await makePerson(server, 'student')
    const id = Number(await save({ ...DRAFT, scoreKind: 60 }, student))
    await save({ id, title: '伞', content: '正文' }, student)
    expect(await open(id, student)).toMatchObject({
      title: '伞',
      articleType: 'e-event',
      grade: 5,
      scoreKind: 60,
      author: '小满',
    })
  })

  test('has the next version after every save, also where the same save arrives twice', async () => {
    const student = await makePerson(server, 'student')
    const id = Number(await save(DRAFT, student))
    const second = { ...DRAFT, id, content: '第二稿', version: 1 }
    await save(second, student)
    await save(second, student)
    expect(await open(id, student)).toMatchObject({ version: 2, content: '第二稿' })
    await save({ ...second, version: 2 }, student)
    expect(await open(id, student)).toMatchObject({ version: 3 })
    expect(
      await server.send(calls.saveExercise, { ...second, content: '旧稿', version: 2 }, student),
    ).toMatchObject({ code: 4000, msg: REFUSALS.draftOvertaken.text })
    expect(await open(id, student)).toMatchObject({ version: 3, content: '第二稿' })
  })

  test('loses its genre with another grade, and 文体不限 is none', async () => {
    const student = await makePerson(server, 'student')
    const id = Number(await save(DRAFT, student))
    await save({ id, title: '伞', content: '正文', grade: 8 }, student)
    expect(await open(id, student)).toMatchObject({ grade: 8, articleType: '' })
    await save({ id, title: '伞', content: '正文', articleType: 'any' }, student)
    expect(await open(id, student)).toMatchObject({ articleType: '' })
    await save({ id, title: '伞', content: '正文', articleType: 'j-narrative' }, student)
    expect(await open(id, student)).toMatchObject({ articleType: 'j-narrative' })
  })

  test('records how it came in, and no older device takes from it', async () => {
    const student = await makePerson(server, 'student')
    const id = Number(await save({ ...DRAFT, typed: 120, pasted: 30 }, student))
    await save({ ...DRAFT, id, content: '改', typed: 90, photo: 8 }, student)
    const process = { typed: 120, pasted: 30, photo: 8, voice: 0 }
    expect(await open(id, student)).toMatchObject({ process })
    expect(await result(id, student)).toMatchObject({ process, correction: 'none' })
  })

  test('a deleted one is in no list and opens no more', async () => {
    const student = await makePerson(server, 'student')
    const id = await makePractice(server, student)
    await waitForCorrection(server, student, id, 0)
    const [attempt] = (await result(id, student)).historyList
    await server.call(calls.delExercise, { id }, student)
    expect(await list(student)).toMatchObject({ items: [], total: 0 })
    for (const answer of [
      await server.send(findWriteDetailOfPractice, { id, ishomework: 0 }, student),
      await server.send(getAIResultOfPractice, { id, ishomework: 0 }, student),
      await server.send(getHistoryOfPractice, { historyId: attempt?.id, ishomework: 0 }, student),
      await server.send(calls.delExercise, { id }, student),
      await server.send(calls.saveExercise, { ...DRAFT, id }, student),
    ])
      expect(answer).toMatchObject({ code: REFUSALS.notFound.code, msg: REFUSALS.notFound.text })
  })
})

test('the 21st new essay of a day answers its text, older ones go on, the next day is new', async () => {
  const student = await makePerson(server, 'student')
  const today = server.now
  const ids: unknown[] = []
  for (let n = 0; n < NEW_ESSAYS_PER_DAY; n += 1)
    ids.push(await save({ ...DRAFT, requestKey: `${KEY}-${n}` }, student))
  await server.call(calls.delExercise, { id: Number(ids[0]) }, student)
  const before = await countEssays()
  expect(await save(DRAFT, student)).toBe(NEW_ESSAYS_USED_UP)
  expect(NEW_ESSAYS_USED_UP).toBe('文章篇数已达上限，请明天再创建新的文章。')
  expect(await server.call(calls.autoSave, PRACTICE, student)).toBe(NEW_ESSAYS_USED_UP)
  expect(await countEssays()).toBe(before)
  expect(await save({ ...DRAFT, id: Number(ids[1]), content: '改了' }, student)).toBe(ids[1])
  expect(await save({ ...DRAFT, requestKey: `${KEY}-2` }, student)).toBe(ids[2])
  // Shanghai's midnight is sixteen hours after eight in the morning.
  server.now = new Date(today.getTime() + 16 * HOUR_MS)
  expect(typeof (await save(DRAFT, student))).toBe('number')
  server.now = today
})

test('the tabs are the genres of one’s own grade and those of one’s essays', async () => {
  const student = await makePerson(server, 'student')
  expect((await list(student)).types).toEqual([])
  const teacher = await makePerson(server, 'teacher')
  const classroom = await makeClassroom(server, teacher, 8)
  await server.call(calls.addClasses, { code: classroom.code }, student)
  await save(DRAFT, student)
  await save({ ...DRAFT, grade: 8, articleType: 'j-prose' }, student)
  const { types } = await list(student)
  expect(types).toContainEqual({ id: 'j-prose', name: '写景抒情/散文' })
  expect(types.at(-1)).toEqual({ id: 'e-event', name: '叙事' })
  expect(types.map(({ id }) => id)).not.toContain('any')
  expect(await list(student, 'j-prose')).toMatchObject({
    total: 1,
    items: [{ articleType: 'j-prose' }],
  })
})

test('nobody else reads it, not even the teacher of its writer', async () => {
  const [teacher, student, other] = [
    await makePerson(server, 'teacher'),
    await makePerson(server, 'student'),
    await makePerson(server, 'student'),
  ]
  const classroom = await makeClassroom(server, teacher)
  for (const each of [student, other])
    await server.call(calls.addClasses, { code: classroom.code }, each)
  const id = await makePractice(server, student)
  await waitForCorrection(server, student, id, 0)
  const [attempt] = (await result(id, student)).historyList
  for (const someone of [teacher, other])
    for (const answer of [
      await server.send(findWriteDetailOfPractice, { id, ishomework: 0 }, someone),
      await server.send(getAIResultOfPractice, { id, ishomework: 0 }, someone),
      await server.send(calls.getCorrectionProgress, { id, ishomework: 0 }, someone),
      await server.send(getHistoryOfPractice, { historyId: attempt?.id, ishomework: 0 }, someone),
      // Nor under the other kind.
      await server.send(calls.getAIResult, { id }, someone),
      await server.send(calls.getHistory, { historyId: attempt?.id }, someone),
    ])
      expect(answer).toMatchObject({ code: REFUSALS.notFound.code, msg: REFUSALS.notFound.text })
})
