import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { REFERENCES_PER_TEACHER_MAX } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { makeLesson, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const inDays = (days: number) => new Date(server.now.getTime() + days * DAY_MS)
const question = {
  articleType: 'e-event',
  title: '那一刻，我长大了',
  demand: '写一件让你觉得自己长大的事。',
}

describe('writing references', () => {
  test('the product’s by theme and tag, page by page', async () => {
    const teacher = await makePerson(server, 'teacher')
    const page = await server.call(
      calls.getWritingReferences,
      { cpage: 1, theme: 'growth' },
      teacher,
    )
    expect(page.items.every((item) => item.theme === 'growth')).toBe(true)
    const all = await server.call(calls.getWritingReferences, { cpage: 2, psize: 5 }, teacher)
    expect(all).toMatchObject({ cpage: 2, items: { length: 5 } })
  })

  test('own ones are stored once, and deleting one takes it from no class', async () => {
    const { teacher, student, classroom } = await makeLesson(server)
    const own = { title: '我的范文', content: '先想好再写。', requestKey: 'key-of-this-one-act' }
    const { id } = await server.call(calls.saveWritingReference, own, teacher)
    expect(await server.call(calls.saveWritingReference, own, teacher)).toEqual({ id })
    const [posted] = await server.call(
      calls.createHomework,
      {
        codes: [classroom.code],
        startTime: inDays(-1),
        endTime: inDays(2),
        homeworkQuestions: [question],
        selfWritingReferenceId: id,
      },
      teacher,
    )
    await server.call(calls.delWritingReference, { id }, teacher)
    expect(
      (await server.call(calls.getWritingReferences, { cpage: 1, self: true }, teacher)).items,
    ).toEqual([])
    expect(
      (await server.call(calls.getDemand, { homeworkId: posted?.homeworkId }, student)).reference,
    ).toEqual({ title: '我的范文', content: '先想好再写。' })
    const other = await makePerson(server, 'teacher')
    expect((await server.send(calls.delWritingReference, { id }, other)).code).toBe(3005)
  })

  test('a teacher has at most two hundred own ones', async () => {
    const [teacher, other] = [
      await makePerson(server, 'teacher'),
      await makePerson(server, 'teacher'),
    ]
    const own = { title: '我的范文', content: '先想好再写。' }
    const { id } = await server.call(calls.saveWritingReference, own, teacher)
    await server.database.pool.query(
      `insert into writing_references (teacher_id, title, content, created_at)
       select teacher_id, title, content, created_at
       from writing_references, generate_series(2, $2) where id = $1`,
      [id, REFERENCES_PER_TEACHER_MAX],
    )
    expect(await server.send(calls.saveWritingReference, own, teacher)).toMatchObject({
      code: REFUSALS.tooManyReferences.code,
      msg: REFUSALS.tooManyReferences.text,
    })
    await server.call(calls.saveWritingReference, own, other)
    await server.call(calls.delWritingReference, { id }, teacher)
    await server.call(calls.saveWritingReference, own, teacher)
  })

  test('without the writing assistant only the teacher sees reference and ideation', async () => {
    const { teacher, student, classroom } = await makeLesson(server)
    const [posted] = await server.call(
      calls.createHomework,
      {
        codes: [classroom.code],
        startTime: inDays(-1),
        endTime: inDays(2),
        allowWritingAssistant: false,
        writingReferenceId: 1,
        homeworkQuestions: [{ ...question, ideation: '想想开头', keywordList: ['细节'] }],
      },
      teacher,
    )
    const request = { homeworkId: posted?.homeworkId }
    expect(await server.call(calls.getDemand, request, student)).toMatchObject({
      reference: null,
      question: [{ ideation: '', keywordList: [] }],
    })
    expect(await server.call(calls.getDemand, request, teacher)).toMatchObject({
      reference: { title: '让开头直接走进事情里' },
      question: [{ ideation: '想想开头', keywordList: ['细节'] }],
    })
  })
})
