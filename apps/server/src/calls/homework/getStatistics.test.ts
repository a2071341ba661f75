import { expect, test } from 'vitest'
import { TRAITS } from '@zhupi/contract/terms/traits.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import {
  draftOf,
  makeClassOf,
  makeHandedIn,
  makeLesson,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

test('before anybody hands in there is nothing to average', async () => {
  const { teacher, homeworkId } = await makeLesson(server)
  expect(await server.call(calls.getStatistics, { homeworkId }, teacher)).toMatchObject({
    studentCount: 1,
    finishCount: 0,
    trainingStudentCount: 0,
    avgScore: null,
    avgCategory1: null,
    categoryItemAvgScoreMap: {},
    studentScoreRangeMap: { L1: 0, L2: 0, L3: 0, L4: 0, L5: 0 },
    scoreSort: {},
    counterSort: {},
    notSubmitList: [{ name: '林小满', status: 'notStart' }],
  })
})

test('a teacher’s 0 is a score, and not the machine’s', async () => {
  const { teacher, homeworkId, submissionId } = await makeHandedIn(server)
  const { hash } = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      teacherScore: 0,
      categoryLevel1: 1,
      categoryLevel2: 1,
      categoryLevel3: 1,
      hash,
    },
    teacher,
  )
  expect(await server.call(calls.getStatistics, { homeworkId }, teacher)).toMatchObject({
    avgScore: 0,
    studentScoreRangeMap: { L1: 1, L2: 0, L3: 0, L4: 0, L5: 0 },
    scoreSort: { 林小满: 0 },
  })
})

test('averages, ranges, top five, namesakes, and who has not handed in', async () => {
  const { teacher, homeworkId, essays } = await makeClassOf(server, 7)
  const scores = [59.4, 60, 70, 80, 90, 100]
  for (const [index, { student, id }] of essays.slice(0, 6).entries()) {
    await server.call(calls.saveHomework, draftOf(id, { finish: index < 2 ? 1 : 2 }), student)
    await waitForCorrection(server, student, id)
    if (index < 2) await server.call(calls.submitHomework, { id }, student)
    const { hash } = await server.call(getAIResultOfHomework, { id }, teacher)
    await server.call(
      calls.saveReview,
      {
        studentHomeworkId: id,
        teacherScore: scores[index] ?? 0,
        categoryLevel1: 4,
        categoryLevel2: 4,
        categoryLevel3: 4,
        hash,
      },
      teacher,
    )
  }
  const report = await server.call(calls.getStatistics, { homeworkId }, teacher)
  expect(report).toMatchObject({
    studentCount: 7,
    finishCount: 6,
    trainingStudentCount: 2,
    avgScore: 76.6,
    studentScoreRangeMap: { L1: 1, L2: 1, L3: 1, L4: 1, L5: 2 },
    scoreSort: { 学生5: 100, 学生4: 90, 学生3: 80, 学生2: 70, '张伟（2）': 60 },
    counterSort: { '张伟（1）': 1, '张伟（2）': 1 },
    notSubmitList: [{ name: '学生6' }],
  })
  expect(report.avgCategory1).toEqual(expect.any(Number))
  expect(Object.keys(report.categoryItemAvgScoreMap)).toHaveLength(TRAITS.length)
})
