import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { PROGRESS_HOMEWORK_MAX } from '@zhupi/contract/terms/limits.ts'
import {
  draftOf,
  findSubmission,
  makeClassroom,
  makeHomework,
  makeLesson,
  makePerson,
  waitForCorrection,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

async function handIn(student: Someone, homeworkId: number) {
  const id = await findSubmission(server, student, homeworkId)
  await server.call(calls.saveHomework, draftOf(id, { finish: 2 }), student)
  await waitForCorrection(server, student, id)
  return id
}

async function review(teacher: Someone, id: number, teacherScore: number) {
  const { hash } = await server.call(getAIResultOfHomework, { id }, teacher)
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: id,
      hash,
      teacherScore,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 4,
    },
    teacher,
  )
}

/** Two homework: in the first both hand in, in the second one does and one is let off. */
async function makeTerm() {
  const { teacher, student, classroom, homeworkId } = await makeLesson(server)
  const other = await makePerson(server, 'student', '周以安')
  await server.call(calls.addClasses, { code: classroom.code }, other)
  await review(teacher, await handIn(student, homeworkId), 70)
  await review(teacher, await handIn(other, homeworkId), 91)
  const later = await makeHomework(server, teacher, classroom.code, {
    startTime: new Date(server.now.getTime() - 60_000),
    questions: [{ articleType: 'e-scene', title: '校园的早晨', demand: '写一处景物。' }],
  })
  await review(teacher, await handIn(student, later), 80)
  await server.call(
    calls.excuseHomework,
    { studentHomeworkId: await findSubmission(server, other, later), isExcused: true },
    teacher,
  )
  return { teacher, student, other, classroom, homeworkId, later }
}

test('a class’s homework of the term, the oldest first, with how many its figures are made of', async () => {
  const { teacher, student, other, classroom, homeworkId, later } = await makeTerm()
  const found = await server.call(calls.getClassProgress, { code: classroom.code }, teacher)
  expect(found).toMatchObject({
    name: '五（2）班',
    isCut: false,
    homework: [
      {
        homeworkId,
        studentCount: 2,
        finishCount: 2,
        scoreCount: 2,
        mean: 80.5,
        median: 80.5,
        // Two scores are no spread.
        lowerQuartile: null,
        upperQuartile: null,
        reportCount: 2,
      },
      { homeworkId: later, title: '校园的早晨', studentCount: 1, finishCount: 1, median: 80 },
    ],
    students: [
      { id: student.id, finishCount: 2, studentCount: 2, scores: [70, 80], isMember: true },
      { id: other.id, finishCount: 1, studentCount: 1, scores: [91, null] },
    ],
  })
  expect(Object.keys(found.homework[0]?.itemAvgScoreMap ?? {})).toHaveLength(13)

  const pupil = await server.call(
    calls.getPupilProgress,
    { code: classroom.code, studentId: other.id },
    teacher,
  )
  expect(pupil).toMatchObject({
    name: '周以安',
    homework: [
      { homeworkId, score: 91, isTeacherScore: true, median: 80.5, scoreCount: 2 },
      { homeworkId: later, score: null, isExcused: true, median: 80, itemScoreMap: {} },
    ],
  })

  const glance = await server.call(calls.getClassesProgress, {}, teacher)
  expect(glance.classes).toMatchObject([
    {
      code: classroom.code,
      studentCount: 2,
      waitingCount: 0,
      homework: [
        { homeworkId, finishCount: 2, median: 80.5 },
        { homeworkId: later, studentCount: 1, finishCount: 1, median: 80 },
      ],
    },
  ])
})

test('what was returned, lies ahead or was written last term does not count', async () => {
  const { teacher, student, classroom, homeworkId, submissionId } = await makeLesson(server)
  await handIn(student, homeworkId)
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: submissionId, reason: '再改一稿' },
    teacher,
  )
  await makeHomework(server, teacher, classroom.code, {
    startTime: new Date(server.now.getTime() + DAY_MS),
  })
  const old = await makeHomework(server, teacher, classroom.code)
  await server.database.pool.query(
    "update homework set starts_at = starts_at - interval '300 days' where id = $1",
    [old],
  )
  const { homework } = await server.call(calls.getClassProgress, { code: classroom.code }, teacher)
  expect(homework).toMatchObject([
    { homeworkId, finishCount: 0, scoreCount: 0, mean: null, median: null, itemAvgScoreMap: {} },
  ])
})

test('of a long term the latest homework is told, and that there is more', async () => {
  const { teacher, classroom, homeworkId } = await makeLesson(server)
  await server.database.pool.query(
    "update homework set starts_at = starts_at - interval '1 day' where id = $1",
    [homeworkId],
  )
  for (let index = 0; index < PROGRESS_HOMEWORK_MAX; index += 1)
    await makeHomework(server, teacher, classroom.code)
  const found = await server.call(calls.getClassProgress, { code: classroom.code }, teacher)
  expect(found.isCut).toBe(true)
  expect(found.homework).toHaveLength(PROGRESS_HOMEWORK_MAX)
  expect(found.homework.map((each) => each.homeworkId)).not.toContain(homeworkId)
})

test('an archived class is told alone, no longer among the others', async () => {
  const { teacher, classroom, homeworkId } = await makeLesson(server)
  const { id, code } = classroom
  await server.call(calls.archiveClass, { id, archived: true }, teacher)
  expect((await server.call(calls.getClassesProgress, {}, teacher)).classes).toEqual([])
  expect(await server.call(calls.getClassProgress, { code }, teacher)).toMatchObject({
    homework: [{ homeworkId }],
  })
})

test('a class without homework is there, and who is not in it is not found', async () => {
  const teacher = await makePerson(server, 'teacher')
  const { code } = await makeClassroom(server, teacher)
  expect(await server.call(calls.getClassProgress, { code }, teacher)).toMatchObject({
    homework: [],
    students: [],
  })
  expect((await server.call(calls.getClassesProgress, {}, teacher)).classes).toMatchObject([
    { code, studentCount: 0, homework: [] },
  ])
  const stranger = await makePerson(server, 'student')
  expect(
    await server.send(calls.getPupilProgress, { code, studentId: stranger.id }, teacher),
  ).toMatchObject({ code: 3005 })
})
