import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { draftOf, makeClassOf, makeLesson, type Someone } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

// Without workers: what was asked for waits.
const server = await startTestServer()

test('how many wait before one follows the turns, not the order of asking', async () => {
  const ask = async ({ student, id }: { student: Someone; id: number }) => {
    server.now = new Date(server.now.getTime() + 1000)
    await server.call(calls.saveHomework, draftOf(id, { finish: 1 }), student)
  }
  const ahead = async ({ student, id }: { student: Someone; id: number }) =>
    (await server.call(calls.getCorrectionProgress, { id }, student)).ahead
  const { essays } = await makeClassOf(server, 4)
  for (const essay of essays) await ask(essay)
  const lesson = await makeLesson(server)
  const elsewhere = { student: lesson.student, id: lesson.submissionId }
  await ask(elsewhere)
  expect(await ahead(elsewhere)).toBe(1)
  expect(await Promise.all(essays.map(ahead))).toEqual([0, 2, 3, 4])
})
