/** Unit goals: set with a homework, read at the desk, judged by the teacher, counted. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import { draftOf, makeLesson } from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer()
const GOALS = ['用上两处比喻', '写出心情的变化']
const sent = (goals: readonly string[]) => goals.map((text) => ({ text }))

const goalsOf = async (id: number, person: Ticket) =>
  (await server.call(calls.getUnitGoals, { id }, person)).goals.map(({ isMet }) => isMet)

async function makeJudged() {
  const lesson = await makeLesson(server, { goals: sent(GOALS) })
  const { teacher, student, submissionId } = lesson
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  const say = (goalNo: number, verdict: number) =>
    server.send(
      calls.saveGoalVerdict,
      { studentHomeworkId: submissionId, goalNo, verdict },
      teacher,
    )
  await say(1, 1)
  await say(2, 0)
  return { ...lesson, say }
}

async function review({ teacher, submissionId }: { teacher: Ticket; submissionId: number }) {
  const { hash } = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      hash,
      teacherScore: 90,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 4,
    },
    teacher,
  )
}

test('goals stand in the homework and in its demand, trimmed, each once, at most three', async () => {
  const { teacher, student, homeworkId } = await makeLesson(server, {
    goals: sent([' 用上两处比喻 ', '用上两处比喻', '写出心情的变化']),
  })
  expect(await server.call(calls.getDemand, { homeworkId }, student)).toMatchObject({
    goals: GOALS,
  })
  expect(await server.call(calls.getHomeworkDetailNew, { id: homeworkId }, teacher)).toMatchObject({
    goals: GOALS,
    mayChangeGoals: true,
  })
  await expect(makeLesson(server, { goals: sent(['一', '二', '三', '四']) })).rejects.toThrow(
    'goals',
  )
})

test('the pupil reads what the teacher says of each only with the review', async () => {
  const judged = await makeJudged()
  const { teacher, student, submissionId } = judged
  expect(await goalsOf(submissionId, teacher)).toEqual([true, false])
  expect(await goalsOf(submissionId, student)).toEqual([null, null])
  await review(judged)
  expect(await goalsOf(submissionId, student)).toEqual([true, false])
})

test('what was said is taken back and said anew, of a goal that is there', async () => {
  const { teacher, submissionId, say } = await makeJudged()
  await say(1, -1)
  await say(2, 1)
  expect(await goalsOf(submissionId, teacher)).toEqual([null, true])
  expect(await say(3, 1)).toMatchObject({ code: 3005 })
})

test('nothing is said of an essay that is not handed in, and a new draft is judged anew', async () => {
  const { teacher, student, submissionId, say } = await makeJudged()
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: submissionId, reason: '再改一稿' },
    teacher,
  )
  expect(await say(1, 0)).toMatchObject({ msg: REFUSALS.notHandedIn.text })
  expect(await goalsOf(submissionId, student)).toEqual([true, false])
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: '雨停了，我长大了。', finish: 2 }),
    student,
  )
  expect(await goalsOf(submissionId, teacher)).toEqual([null, null])
})

test('goals that were judged stay; others change, and are left as they are where unsaid', async () => {
  const { teacher, homeworkId, say } = await makeJudged()
  const change = (goals?: string[]) =>
    server.send(
      calls.updateHomework,
      {
        id: homeworkId,
        startTime: new Date(server.now.getTime() - 3_600_000),
        endTime: new Date(server.now.getTime() + 86_400_000),
        homeworkQuestions: [{ articleType: 'e-event', title: '题目', demand: '要求' }],
        ...(goals && { goals: sent(goals) }),
      },
      teacher,
    )
  expect(await change(['换一条'])).toMatchObject({ msg: REFUSALS.goalsInUse.text })
  expect(await change(GOALS)).toMatchObject({ code: 200 })
  await say(1, -1)
  await say(2, -1)
  expect(await change(['换一条'])).toMatchObject({ code: 200 })
  const read = async () =>
    (await server.call(calls.getHomeworkDetailNew, { id: homeworkId }, teacher)).goals
  expect(await change()).toMatchObject({ code: 200 })
  expect(await read()).toEqual(['换一条'])
  expect(await change([])).toMatchObject({ code: 200 })
  expect(await read()).toEqual([])
})

test('the statistics count each goal over the handed-in essays', async () => {
  const { teacher, homeworkId } = await makeJudged()
  expect((await server.call(calls.getStatistics, { homeworkId }, teacher)).goals).toEqual([
    { text: GOALS[0], metCount: 1, unmetCount: 0 },
    { text: GOALS[1], metCount: 0, unmetCount: 1 },
  ])
})

test('the pupil’s export has each verdict, and the sweep leaves none', async () => {
  const judged = await makeJudged()
  const { teacher, student, homeworkId } = judged
  const exported = async () => {
    const { zip } = await server.call(calls.exportMyData, {}, student)
    return strFromU8(unzipSync(Buffer.from(zip, 'base64'))['data.json'] ?? new Uint8Array())
  }
  expect(await exported()).not.toContain(GOALS[0])
  await review(judged)
  expect(JSON.parse(await exported()).unitGoals).toMatchObject([
    { goal: GOALS[0], isMet: true },
    { goal: GOALS[1], isMet: false },
  ])
  await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
  const countRows = async () => {
    const { rows } = await server.database.pool.query(
      'select count(*) from goal_verdicts v join revisions r on r.id = v.revision_id join submissions s on s.id = r.essay_id where s.homework_id = $1',
      [homeworkId],
    )
    return Number(rows[0].count)
  }
  expect(await countRows()).toBe(2)
  const clock = () => new Date(server.now.getTime() + 31 * DAY_MS)
  await eraseDeleted({ db: server.database.db, clock })
  expect(await countRows()).toBe(0)
})
