import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { fromScale } from '@zhupi/contract/rules/score.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { draftOf, makeLesson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const levels = { categoryLevel1: 5, categoryLevel2: 4, categoryLevel3: 3 }

async function makeHandedIn(wishes: Parameters<typeof makeLesson>[1] = {}) {
  const lesson = await makeLesson(server, wishes)
  await server.call(calls.saveHomework, draftOf(lesson.submissionId, { finish: 2 }), lesson.student)
  const { hash } = await server.call(
    getAIResultOfHomework,
    { id: lesson.submissionId },
    lesson.teacher,
  )
  return { ...lesson, hash }
}

test('a review stores score, levels and remark, sets the status, and the pupil reads them', async () => {
  const { teacher, student, submissionId, hash } = await makeHandedIn()
  const before = await server.call(getAIResultOfHomework, { id: submissionId }, student)
  expect(before).toMatchObject({ status: 'finish', teacherScore: null, teacherRemark: null })
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      teacherScore: 91.5,
      ...levels,
      hash,
      teacherRemark: '伞的细节真好。\n继续写！',
    },
    teacher,
  )
  const after = await server.call(getAIResultOfHomework, { id: submissionId }, student)
  expect(after).toMatchObject({
    status: 'remark',
    teacherScore: 91.5,
    teacherRemark: '伞的细节真好。\n继续写！',
    teacherName: '陈老师',
    categoryLevels: [5, 4, 3],
  })
})

test('a reviewed essay can be reviewed again', async () => {
  const { teacher, student, submissionId, hash } = await makeHandedIn()
  await server.call(
    calls.saveReview,
    { studentHomeworkId: submissionId, teacherScore: 80, ...levels, hash },
    teacher,
  )
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      teacherScore: 85,
      ...levels,
      hash,
      teacherRemark: '再看一遍，更好。',
    },
    teacher,
  )
  expect(await server.call(getAIResultOfHomework, { id: submissionId }, student)).toMatchObject({
    teacherScore: 85,
    teacherRemark: '再看一遍，更好。',
  })
})

test('a score above the scale is refused with its text', async () => {
  const { teacher, submissionId, hash } = await makeHandedIn({ scoreKind: 40, highScore: 40 })
  const answer = await server.send(
    calls.saveReview,
    { studentHomeworkId: submissionId, teacherScore: fromScale(40.5, 40), ...levels, hash },
    teacher,
  )
  expect(answer).toMatchObject({ code: 400, msg: '教师评分不能超过设置的分制' })
})

test('a score outside the homework’s limits is refused; one on the limit is taken', async () => {
  const { teacher, submissionId, hash } = await makeHandedIn({
    scoreKind: 70,
    lowScore: 40.1,
    highScore: 66.7,
  })
  const review = (shown: number) =>
    server.send(
      calls.saveReview,
      { studentHomeworkId: submissionId, teacherScore: fromScale(shown, 70), ...levels, hash },
      teacher,
    )
  expect(await review(40)).toMatchObject({ code: 400, msg: '教师评分不在作业设定的分数范围内' })
  expect(await review(66.8)).toMatchObject({ code: 400 })
  expect((await review(66.7)).code).toBe(200)
  expect((await review(40.1)).code).toBe(200)
})

test('a score for another text than the current one is refused', async () => {
  const { teacher, submissionId } = await makeHandedIn()
  const answer = await server.send(
    calls.saveReview,
    { studentHomeworkId: submissionId, teacherScore: 90, ...levels, hash: 'a'.repeat(64) },
    teacher,
  )
  expect(answer).toMatchObject({ code: 500, msg: '作文内容已有变化，请刷新后再批阅' })
})

test('an essay that was returned meanwhile is refused as returned, not as never handed in', async () => {
  const { teacher, submissionId, hash } = await makeHandedIn()
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: submissionId, reason: '请重写' },
    teacher,
  )
  const answer = await server.send(
    calls.saveReview,
    { studentHomeworkId: submissionId, teacherScore: 90, ...levels, hash },
    teacher,
  )
  expect(answer).toMatchObject({ code: 500, msg: REFUSALS.alreadyReturned.text })
})

test('an essay that was not handed in cannot be reviewed', async () => {
  const { teacher, submissionId } = await makeLesson(server)
  const answer = await server.send(
    calls.saveReview,
    { studentHomeworkId: submissionId, teacherScore: 90, ...levels, hash: 'a'.repeat(64) },
    teacher,
  )
  expect(answer).toMatchObject({ code: 500, msg: '这篇作文还没有提交，不能批阅' })
})
