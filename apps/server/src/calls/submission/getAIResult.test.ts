/** What the homework’s AI use shows before the hand-in, and how the text came in. */
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { draftOf, ESSAY, makeLesson, REWRITTEN, waitForCorrection } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

describe('AI use before the hand-in', () => {
  const ask = async (aiUse: 'hints' | 'language', lowestScore = 0) => {
    const lesson = await makeLesson(server, { aiUse, lowestScore })
    await server.call(
      calls.saveHomework,
      draftOf(lesson.submissionId, {
        finish: 1,
        content: `${ESSAY}\n我以经明白了，爱就是迫不急待地为别人着想。`,
      }),
      lesson.student,
    )
    await waitForCorrection(server, lesson.student, lesson.submissionId)
    return {
      ...lesson,
      report: await server.call(calls.getAIResult, { id: lesson.submissionId }, lesson.student),
    }
  }

  test('none: no correction, and the reason', async () => {
    const { student, submissionId } = await makeLesson(server, { aiUse: 'none' })
    expect(
      await server.send(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student),
    ).toMatchObject({ code: 500, msg: '老师没有开放提交前的 AI 批改，请写好后直接提交' })
    expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
      content: ESSAY,
    })
  })

  test('hints: neither marks nor scores; after the hand-in everything', async () => {
    const { student, submissionId, report } = await ask('hints')
    expect(report).toMatchObject({
      aiUse: 'hints',
      tmap: [],
      remarkMap: [],
      rmap: { score: null, category1Score: null, category1ItemList: [], remark: '' },
    })
    expect(report.rmap?.ideation.length).toBeGreaterThan(0)
    expect(report.historyList[0]?.score).toBeNull()
    await server.call(calls.submitHomework, { id: submissionId }, student)
    const after = await server.call(calls.getAIResult, { id: submissionId }, student)
    expect(after).toMatchObject({ aiUse: 'full', rmap: { score: expect.any(Number) } })
    expect(after.tmap.length).toBeGreaterThan(0)
  })

  test('language: faults and queries only, no score', async () => {
    const { report } = await ask('language')
    expect(report.tmap.map((mark) => mark.quote)).toEqual(expect.arrayContaining(['以经']))
    expect(report.tmap.every((mark) => ['fault', 'query'].includes(mark.kind))).toBe(true)
    expect(report.rmap?.score).toBeNull()
  })

  test('where a lowest score is asked for, the score is known', async () => {
    const { report } = await ask('hints', 30)
    expect(report.rmap?.score).toEqual(expect.any(Number))
    expect(report).toMatchObject({ lowestScore: 30, isHandingIn: false })
  })
})

test('the record of how a text came in never falls, and pupil and teacher see it', async () => {
  const { teacher, student, submissionId } = await makeLesson(server)
  await server.call(
    calls.saveHomework,
    { ...draftOf(submissionId), typed: 220, pasted: 30 },
    student,
  )
  await server.call(
    calls.saveHomework,
    {
      ...draftOf(submissionId, { content: REWRITTEN, finish: 2 }),
      typed: 200,
      pasted: 40,
      photo: 5,
    },
    student,
  )
  const process = { typed: 220, pasted: 40, photo: 5, voice: 0 }
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    process,
  })
  expect(await server.call(calls.getAIResult, { id: submissionId }, teacher)).toMatchObject({
    process,
  })
})

test.each([
  ['less went in than stands there', { typed: 20 }],
  ['more was pasted than anybody can', { typed: 140, pasted: 9_999_999 }],
  ['typed faster than since the homework began', { typed: 500_000 }],
])('a record that cannot be true is none: %s', async (_, claimed) => {
  const { teacher, student, submissionId } = await makeLesson(server)
  const handIn = draftOf(submissionId, { content: REWRITTEN, finish: 2 })
  await server.call(calls.saveHomework, { ...handIn, ...claimed }, student)
  expect(await server.call(calls.getAIResult, { id: submissionId }, teacher)).toMatchObject({
    process: { typed: 0, pasted: 0, photo: 0, voice: 0 },
  })
})
