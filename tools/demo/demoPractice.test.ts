import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfPractice } from '@zhupi/contract/calls/submission.ts'
import { QUESTIONS } from '@zhupi/server/data/questions.ts'
import { loadQuestions } from '@zhupi/server/records/questionBank.ts'
import { startTestServer } from '@zhupi/server/testing/testServer.ts'
import { DEMO_PASSWORD, loadDemoSchool } from './demoSchool.ts'
import { GRADE5_STUDENTS, GRADE5_TEACHER } from './people.ts'

const server = await startTestServer({ isDemo: true })

test('the demo school has practice in every state and own questions, loaded once', async () => {
  const { database, queue } = server
  await loadQuestions(database.db, QUESTIONS, server.now)
  const loading = { database, queue, clock: () => server.now }
  await loadDemoSchool(loading)
  await loadDemoSchool(loading)
  const signIn = (phone = '', t = 0) =>
    server.call(calls.loginByPassword, { uname: phone, pwd: DEMO_PASSWORD, t })
  const student = await signIn(GRADE5_STUDENTS[0]?.phone)
  const { items, total } = await server.call(calls.getExercises, { cpage: 1 }, student)
  expect(total).toBe(3)
  expect(items).toMatchObject([
    { title: '校门口的早晨', counter: 0, correction: 'none' },
    { title: '会修伞的人', counter: 1, correction: 'working' },
    { title: '窗外即景', counter: 2, correction: 'working', scoreKind: 40 },
  ])
  expect(
    await server.call(getAIResultOfPractice, { id: items[2]?.id, ishomework: 0 }, student),
  ).toMatchObject({ task: { title: '____即景' }, historyList: { length: 2 } })
  const teacher = await signIn(GRADE5_TEACHER.phone, 1)
  expect((await server.call(calls.getExercises, { cpage: 1 }, teacher)).total).toBe(1)
  expect(
    (await server.call(calls.getTeacherQues, { cpage: 1, self: true }, teacher)).res.items,
  ).toMatchObject([{ title: '春游通知里的一句话' }, { title: '教室里的第三排' }])
})
