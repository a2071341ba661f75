import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { draftOf, makeLesson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()

test('of several questions the teacher sees which one each pupil has begun', async () => {
  const { teacher, student, classroom } = await makeLesson(server)
  const question = (title: string) => ({ articleType: 'e-event', title, demand: '写清楚经过。' })
  const [posted] = await server.call(
    calls.createHomework,
    {
      codes: [classroom.code],
      startTime: new Date(server.now.getTime() - 60_000),
      endTime: new Date(server.now.getTime() + 86_400_000),
      homeworkQuestions: [question('雨天'), question('晴天')],
    },
    teacher,
  )
  const read = () => server.call(calls.getHomeworkDetail, { id: posted?.homeworkId }, teacher)
  const [before] = (await read()).studentHomeworkList
  expect(before).toMatchObject({ writingNo: null, writingTitle: '' })
  await server.call(
    calls.saveHomework,
    draftOf(before?.id ?? 0, { title: '我的晴天', writingNo: 2 }),
    student,
  )
  expect((await read()).studentHomeworkList).toMatchObject([{ writingNo: 2, writingTitle: '晴天' }])
})

test('a homework with one question leaves no choice to tell of', async () => {
  const { teacher, student, homeworkId, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId), student)
  expect(
    (await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher)).studentHomeworkList,
  ).toMatchObject([{ writingNo: null, writingTitle: '' }])
})
