import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { findWriteDetailOfPractice } from '@zhupi/contract/calls/submission.ts'
import { OWN_QUESTIONS_MAX } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { QUESTIONS } from '../../data/questions.ts'
import { loadQuestions } from '../../records/questionBank.ts'
import { makeClassroom, makePerson, makePractice } from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer()
const { db, pool } = server.database

beforeAll(() => loadQuestions(db, QUESTIONS, server.now))

const ask = (request: Parameters<typeof server.call>[1], someone: Ticket) =>
  server.call(calls.getTeacherQues, { cpage: 1, psize: 100, ...request }, someone)
const OWN = { title: '我的题目', demand: '写一件事。', keywordList: ['雨', '伞'], ideation: '想' }

describe('the bank', () => {
  test('is what ships with the product, and a question keeps its number', async () => {
    const numbers = async () =>
      (await pool.query('select id, key, title from questions where key is not null order by id'))
        .rows
    const before = await numbers()
    expect(before.length).toBe(QUESTIONS.length)
    await Promise.all([
      loadQuestions(db, QUESTIONS, server.now),
      loadQuestions(db, QUESTIONS, server.now),
    ])
    expect(await numbers()).toEqual(before)
    const [first, ...rest] = QUESTIONS
    if (first === undefined) throw new Error('no question')
    await loadQuestions(db, [{ ...first, title: '改过的题目' }], server.now)
    expect(await numbers()).toEqual([{ ...before[0], title: '改过的题目' }])
    await loadQuestions(db, [first, ...rest], server.now)
  })

  test('is narrowed by each of the five pickers', async () => {
    const student = await makePerson(server, 'student')
    const all = (await ask({}, student)).res
    expect(all.total).toBe(QUESTIONS.length)
    const [first] = QUESTIONS
    for (const [request, count] of [
      [
        { edition: first?.edition ?? undefined },
        QUESTIONS.filter(({ edition }) => edition === first?.edition).length,
      ],
      [{ edition: 'all' }, QUESTIONS.length],
      [
        { grade: first?.gradeLevel },
        QUESTIONS.filter(({ gradeLevel }) => gradeLevel === first?.gradeLevel).length,
      ],
      [
        { type: first?.articleType },
        QUESTIONS.filter(({ articleType }) => articleType === first?.articleType).length,
      ],
      [{ theme: first?.theme }, QUESTIONS.filter(({ theme }) => theme === first?.theme).length],
      [{ tag: first?.tag }, QUESTIONS.filter(({ tag }) => tag === first?.tag).length],
    ] as const) {
      const { res } = await server.call(calls.getTeacherQues, { cpage: 1, ...request }, student)
      expect(res.total).toBe(count)
      expect(res.items.length).toBe(Math.min(10, count))
    }
  })

  test('opens on one’s own grade, which is answered for its picker', async () => {
    const [teacher, student, newcomer] = [
      await makePerson(server, 'teacher'),
      await makePerson(server, 'student'),
      await makePerson(server, 'student'),
    ]
    const classroom = await makeClassroom(server, teacher, 8)
    await server.call(calls.addClasses, { code: classroom.code }, student)
    for (const someone of [teacher, student]) {
      const first = await ask({ isFirst: true }, someone)
      expect(first.grade).toBe(8)
      expect(first.res.items.every(({ grade }) => grade === 8)).toBe(true)
      expect((await ask({}, someone)).grade).toBeNull()
      expect((await ask({ isFirst: true, grade: 5 }, someone)).grade).toBe(5)
      expect((await ask({ classEntityId: classroom.id, status: 1 }, someone)).grade).toBe(8)
    }
    expect((await ask({ isFirst: true }, newcomer)).grade).toBeNull()
    expect(
      await server.send(calls.getTeacherQues, { cpage: 1, classEntityId: classroom.id }, newcomer),
    ).toMatchObject({ code: REFUSALS.notFound.code })
    await makePractice(server, newcomer, { grade: 6 })
    expect((await ask({ isFirst: true }, newcomer)).grade).toBe(6)
  })

  test('shows a question with all that practising it starts from', async () => {
    const student = await makePerson(server, 'student')
    const [item] = (await ask({}, student)).res.items
    const shipped = QUESTIONS.find(({ title }) => title === item?.title)
    expect(await server.call(calls.getQuestionDetail, { id: item?.id }, student)).toMatchObject({
      title: shipped?.title,
      demand: shipped?.demand,
      ideation: shipped?.ideation,
      keywords: shipped?.keywords,
      articleTypeList: [{ id: shipped?.articleType }],
      gradeList: [{ id: shipped?.gradeLevel }],
      self: false,
      isTaken: false,
    })
  })
})

describe('one’s own questions', () => {
  test('are stored once, changed and deleted, and nobody else sees them', async () => {
    const [teacher, colleague, student] = [
      await makePerson(server, 'teacher'),
      await makePerson(server, 'teacher'),
      await makePerson(server, 'student'),
    ]
    const request = { ...OWN, grade: 5, articleType: 'e-event', requestKey: 'one-and-the-same-act' }
    const { id } = await server.call(calls.saveQuestion, request, teacher)
    expect(await server.call(calls.saveQuestion, request, teacher)).toEqual({ id })
    await server.call(calls.saveQuestion, { ...OWN, id, title: '改过', grade: 6 }, teacher)
    expect((await ask({ self: true }, teacher)).res).toMatchObject({
      total: 1,
      items: [{ id, title: '改过', grade: 6, keywords: ['雨', '伞'], self: true }],
    })
    expect((await ask({}, teacher)).res.items.map((item) => item.id)).not.toContain(id)
    for (const someone of [colleague, student]) {
      expect((await ask({ self: true }, someone)).res.total).toBe(0)
      for (const answer of [
        await server.send(calls.getQuestionDetail, { id }, someone),
        await server.send(calls.saveQuestion, { ...OWN, id }, someone),
        await server.send(calls.delQuestion, { id }, someone),
        await server.send(
          calls.saveExercise,
          { title: '题', content: '', questionId: id },
          someone,
        ),
      ])
        expect(answer).toMatchObject({ code: REFUSALS.notFound.code })
    }
    await server.call(calls.delQuestion, { id }, teacher)
    expect((await ask({ self: true }, teacher)).res.total).toBe(0)
  })

  test('need a title or a requirement, and a genre of their grade', async () => {
    const student = await makePerson(server, 'student')
    for (const [request, text] of [
      [{ title: ' ', demand: '' }, REFUSALS.questionEmpty.text],
      [{ ...OWN, articleType: 'none' }, 'articleType：没有这种文体'],
      [{ ...OWN, articleType: 'j-prose', grade: 5 }, '所选文体不适用于这个年级'],
    ] as const)
      expect(await server.send(calls.saveQuestion, request, student)).toMatchObject({
        code: 400,
        msg: text,
      })
  })

  test('a public one is added once, as it was changed', async () => {
    const teacher = await makePerson(server, 'teacher')
    const [item] = (await ask({}, teacher)).res.items
    const { id } = await server.call(
      calls.saveToMyQuestions,
      { ...OWN, refId: item?.id, keywordList: [] },
      teacher,
    )
    expect((await ask({ self: true }, teacher)).res.items).toMatchObject([
      { id, title: OWN.title, grade: item?.grade, articleType: item?.articleType, keywords: [] },
    ])
    expect(
      await server.send(calls.saveToMyQuestions, { ...OWN, refId: item?.id }, teacher),
    ).toMatchObject({ code: 500, msg: REFUSALS.questionTaken.text })
    expect(await server.call(calls.getQuestionDetail, { id: item?.id }, teacher)).toMatchObject({
      isTaken: true,
    })
    // Somebody's own is not the product's to be added.
    expect(
      await server.send(calls.saveToMyQuestions, { ...OWN, refId: id }, teacher),
    ).toMatchObject({ code: REFUSALS.notFound.code })
  })

  test('there are at most five hundred', async () => {
    const teacher = await makePerson(server, 'teacher')
    await pool.query(
      `insert into questions (owner_id, title, requirement, ideation, keywords, created_at)
       select $1, '题', '', '', '[]', now() from generate_series(1, $2)`,
      [teacher.id, OWN_QUESTIONS_MAX],
    )
    expect(await server.send(calls.saveQuestion, OWN, teacher)).toMatchObject({
      code: REFUSALS.tooManyOwnQuestions.code,
      msg: REFUSALS.tooManyOwnQuestions.text,
    })
  })
})

test('an essay keeps the task it practises, whatever becomes of the question', async () => {
  const student = await makePerson(server, 'student')
  const { id: questionId } = await server.call(calls.saveQuestion, OWN, student)
  const id = await makePractice(server, student, { questionId })
  const task = async () =>
    (await server.call(findWriteDetailOfPractice, { id, ishomework: 0 }, student)).task
  expect(await task()).toEqual({ questionId, title: OWN.title, demand: OWN.demand })
  await server.call(calls.saveQuestion, { ...OWN, id: questionId, title: '改了' }, student)
  await server.call(calls.delQuestion, { id: questionId }, student)
  expect(await task()).toEqual({ questionId: null, title: OWN.title, demand: OWN.demand })
})
