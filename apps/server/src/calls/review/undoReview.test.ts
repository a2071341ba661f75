import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import {
  draftOf,
  makeClassOf,
  makeHandedIn,
  makePerson,
  REWRITTEN,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const levels = { categoryLevel1: 5, categoryLevel2: 4, categoryLevel3: 3 }
const TOO_LATE = { code: 500, msg: '过了撤销的时间，可以再次批阅' }
const SEEN = { code: 500, msg: '学生已经看到了，不能撤销' }

async function makeReview(teacherScore = 88, teacherRemark = '写得真切。') {
  const made = await makeHandedIn(server)
  const { teacher, student, submissionId } = made
  const report = () => server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  const save = async (score: number, remark: string, more = {}) =>
    server.send(
      calls.saveReview,
      {
        studentHomeworkId: submissionId,
        teacherScore: score,
        teacherRemark: remark,
        hash: (await report()).hash,
        ...levels,
        ...more,
      },
      teacher,
    )
  const messages = async () =>
    (await server.call(calls.getStudentNotify, { psize: 50 }, student)).items.filter(
      ({ content }) => content.includes('批阅了') || content.includes('打回了'),
    )
  const undo = (undoToken: string) =>
    server.send(calls.undoReview, { studentHomeworkId: submissionId, undoToken }, teacher)
  const { entity } = await save(teacherScore, teacherRemark)
  return { ...made, report, save, messages, undo, token: entity?.undoToken ?? '' }
}

test('a review is taken back with its message, as if it had never been given', async () => {
  const { report, messages, undo, token } = await makeReview()
  expect(await messages()).toHaveLength(1)
  expect(await undo(token)).toMatchObject({ code: 200, entity: { status: 'finish' } })
  expect(await report()).toMatchObject({
    status: 'finish',
    teacherScore: null,
    teacherRemark: null,
    categoryLevels: null,
  })
  expect(await messages()).toHaveLength(0)
  // A repeat, as after a lost answer.
  expect((await undo(token)).code).toBe(200)
})

test('a second review taken back leaves the first one standing, and its message', async () => {
  const { report, save, messages, undo } = await makeReview(70, '第一次的评语。')
  server.now = new Date(server.now.getTime() + SECOND_MS)
  const again = await save(90, '第二次的评语。')
  await undo(again.entity?.undoToken ?? '')
  expect(await report()).toMatchObject({
    status: 'remark',
    teacherScore: 70,
    teacherRemark: '第一次的评语。',
    categoryLevels: [5, 4, 3],
  })
  expect(await messages()).toHaveLength(1)
})

test('a return is taken back unless its pupil has written since', async () => {
  const { teacher, student, submissionId, report, messages, undo, token } = await makeReview()
  await undo(token)
  const reject = () =>
    server.call(
      calls.rejectHomework,
      { studentHomeworkId: submissionId, reason: '请重写' },
      teacher,
    )
  const returned = await reject()
  expect((await undo(returned.undoToken)).code).toBe(200)
  expect(await report()).toMatchObject({ status: 'finish', rejectReason: null, rejectTime: null })
  expect(await messages()).toHaveLength(0)
  server.now = new Date(server.now.getTime() + SECOND_MS)
  const { undoToken } = await reject()
  await server.call(calls.saveHomework, draftOf(submissionId, { content: REWRITTEN }), student)
  expect(await undo(undoToken)).toMatchObject(SEEN)
  expect(await report()).toMatchObject({ status: 'reject', rejectReason: '请重写' })
})

test('what the pupil has read stays, and so does what is older than the seconds that are offered', async () => {
  const read = await makeReview()
  const [message] = await read.messages()
  await server.call(calls.updateNotify, { id: message?.id ?? 0 }, read.student)
  expect(await read.undo(read.token)).toMatchObject(SEEN)
  expect(await read.messages()).toHaveLength(1)
  expect(await read.report()).toMatchObject({ status: 'remark', teacherScore: 88 })
  const late = await makeReview()
  server.now = new Date(server.now.getTime() + 16 * SECOND_MS)
  expect(await late.undo(late.token)).toMatchObject(TOO_LATE)
  expect(await late.report()).toMatchObject({ status: 'remark' })
})

test('only the verdict that stands is taken back, by who teaches the class', async () => {
  const { submissionId, save, undo, token } = await makeReview()
  const stranger = await makePerson(server, 'teacher', '王老师')
  expect(
    await server.send(
      calls.undoReview,
      { studentHomeworkId: submissionId, undoToken: token },
      stranger,
    ),
  ).toMatchObject({ msg: '内容不存在或已被删除' })
  await save(60, '改了主意。')
  expect(await undo(token)).toMatchObject(TOO_LATE)
})

test('a review written over another one than stands there is refused, and overwrites nothing', async () => {
  const { report, save } = await makeReview()
  const { verdictNo } = await report()
  expect((await save(75, '从第一个窗口。', { verdictNo })).code).toBe(200)
  // The same once more, as after a lost answer.
  expect((await save(75, '从第一个窗口。', { verdictNo })).code).toBe(200)
  const overtaken = await save(95, '从第二个窗口。', { verdictNo })
  expect(overtaken).toMatchObject({ code: 4000, msg: '这篇作文刚才在别处批阅过了' })
  const seen = await report()
  expect(seen).toMatchObject({ teacherScore: 75, teacherRemark: '从第一个窗口。' })
  expect((await save(95, '从第二个窗口。', { verdictNo: seen.verdictNo })).code).toBe(200)
  expect((await report()).teacherScore).toBe(95)
})

test('a bulk review and a bulk return are taken back together; whoever has read the message keeps the verdict and is named', async () => {
  const { teacher, homeworkId, essays } = await makeClassOf(server, 3)
  for (const { student, id } of essays) {
    await server.call(calls.saveHomework, draftOf(id, { finish: 2 }), student)
    await waitForCorrection(server, student, id)
  }
  const id = essays.map((each) => String(each.id))
  const statuses = async () =>
    (
      await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher)
    ).studentHomeworkList.map(({ status, teacherScore }) => [status, teacherScore])
  const untouched = await statuses()
  const messagesOf = async (at: number) =>
    (await server.call(calls.getStudentNotify, { psize: 50 }, essays[at]?.student)).items.filter(
      ({ content }) => content.includes('批阅了') || content.includes('打回了'),
    )

  const reviewed = await server.call(calls.reviewBatch, { id, status: 'remark' }, teacher)
  const undoReviewed = { id, undoToken: reviewed.undoToken }
  expect(await server.call(calls.undoBatch, undoReviewed, teacher)).toEqual({
    done: 3,
    skipped: [],
  })
  expect(await statuses()).toEqual(untouched)
  expect(await messagesOf(0)).toEqual([])
  // A repeat, as after a lost answer.
  expect(await server.call(calls.undoBatch, undoReviewed, teacher)).toMatchObject({ done: 3 })

  server.now = new Date(server.now.getTime() + SECOND_MS)
  const returned = await server.call(
    calls.reviewBatch,
    { id, status: 'reject', rejectContent: '请重写' },
    teacher,
  )
  const [message] = await messagesOf(1)
  await server.call(calls.updateNotify, { id: message?.id ?? 0 }, essays[1]?.student)
  expect(
    await server.call(calls.undoBatch, { id, undoToken: returned.undoToken }, teacher),
  ).toMatchObject({
    done: 2,
    skipped: [{ id: Number(id[1]), reason: '学生已经看到了，不能撤销' }],
  })
  expect((await statuses()).map(([status]) => status)).toEqual(['finish', 'reject', 'finish'])

  const late = await server.call(calls.reviewBatch, { id, status: 'remark' }, teacher)
  server.now = new Date(server.now.getTime() + 16 * SECOND_MS)
  const done = [id[0] ?? '', id[2] ?? '']
  expect(
    await server.call(calls.undoBatch, { id: done, undoToken: late.undoToken }, teacher),
  ).toMatchObject({ done: 0, skipped: [TOO_LATE.msg, TOO_LATE.msg].map((reason) => ({ reason })) })
  const stranger = await makePerson(server, 'teacher')
  expect(
    (await server.send(calls.undoBatch, { id: done, undoToken: late.undoToken }, stranger)).code,
  ).toBe(3005)
})
