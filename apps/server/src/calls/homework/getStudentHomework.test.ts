import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS, HOUR_MS } from '@zhupi/contract/terms/durations.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import {
  draftOf,
  findSubmission,
  makeClassroom,
  makeHomework,
  makeLesson,
  makePerson,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const inDays = (days: number) => new Date(server.now.getTime() + days * DAY_MS)

async function makeHomeworkUntil(ends: readonly number[]) {
  const [teacher, student] = [
    await makePerson(server, 'teacher'),
    await makePerson(server, 'student'),
  ]
  const classroom = await makeClassroom(server, teacher)
  await server.call(calls.addClasses, { code: classroom.code }, student)
  const ids: number[] = []
  for (const days of ends)
    ids.push(
      await makeHomework(server, teacher, classroom.code, {
        endTime: inDays(days),
        questions: [{ articleType: 'e-event', title: `${days} 天后截止`, demand: '' }],
      }),
    )
  return { teacher, student, ids }
}

test('what is due first stands first, what has ended stands last, also over two pages', async () => {
  const { teacher, student } = await makeHomeworkUntil([9, 1, 4, 2, 7, 3, 6])
  const today = server.now
  server.now = new Date(today.getTime() + 3 * DAY_MS + HOUR_MS)
  const pages = [1, 2].map((cpage) =>
    server.call(calls.getStudentHomework, { status: 0, cpage }, student),
  )
  const items = (await Promise.all(pages)).flatMap((page) => page.items)
  expect(items.map(({ title, isEnded }) => [Number.parseInt(title, 10), isEnded])).toEqual([
    [4, false],
    [6, false],
    [7, false],
    [9, false],
    [3, true],
    [2, true],
    [1, true],
  ])
  const teachers = async (status: number) =>
    (
      await server.call(calls.getTeacherHomework, { status, cpage: 1, psize: 10 }, teacher)
    ).items.map(({ title }) => Number.parseInt(title, 10))
  expect(await teachers(2)).toEqual([4, 6, 7, 9])
  expect(await teachers(3)).toEqual([3, 2, 1])
  server.now = today
})

test('what was handed in last stands first among the handed-in', async () => {
  const { student, ids } = await makeHomeworkUntil([1, 2, 3])
  const today = server.now
  for (const index of [2, 0, 1]) {
    server.now = new Date(server.now.getTime() + 60_000)
    await server.call(
      calls.saveHomework,
      draftOf(await findSubmission(server, student, ids[index] ?? 0), { finish: 2 }),
      student,
    )
  }
  const { items } = await server.call(calls.getStudentHomework, { status: 1, cpage: 1 }, student)
  expect(items.map(({ homeworkId }) => homeworkId)).toEqual([ids[1], ids[0], ids[2]])
  server.now = today
})

test('the card names its genre, and shows the score of a corrected draft', async () => {
  const { student, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
  await waitForCorrection(server, student, submissionId)
  const { items } = await server.call(calls.getStudentHomework, { status: 0, cpage: 1 }, student)
  expect(items).toMatchObject([
    {
      articleType: 'e-event',
      atText: '叙事',
      correction: 'done',
      machineScore: expect.any(Number),
    },
  ])
})

test.each<{ aiUse: AiUse; lowestScore: number; shown: boolean }>([
  { aiUse: 'hints', lowestScore: 0, shown: false },
  { aiUse: 'language', lowestScore: 0, shown: false },
  { aiUse: 'hints', lowestScore: 10, shown: true },
])(
  'before handing in the card shows no score that the report withholds: $aiUse, $lowestScore',
  async ({ aiUse, lowestScore, shown }) => {
    const { student, submissionId } = await makeLesson(server, { aiUse, lowestScore })
    const score = async (status: number) =>
      (await server.call(calls.getStudentHomework, { status, cpage: 1 }, student)).items[0]
        ?.machineScore
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
    await waitForCorrection(server, student, submissionId)
    const report = await server.call(calls.getAIResult, { id: submissionId }, student)
    expect((await score(0)) !== null).toBe(shown)
    expect(report.rmap?.score !== null).toBe(shown)
    expect(report.historyList.every((attempt) => (attempt.score !== null) === shown)).toBe(true)
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
    expect(await score(1)).toEqual(expect.any(Number))
  },
)
