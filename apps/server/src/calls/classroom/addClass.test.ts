import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('a class made twice with one key is one class', async () => {
  const teacher = await makePerson(server, 'teacher')
  const wanted = { name: '五（3）班', gradeId: 5, requestKey: 'one-tap-of-the-button' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call(calls.addClass, wanted, teacher)),
  )
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
})
