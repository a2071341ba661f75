/** Homework of a child whose guardian has not agreed, as after a first sign-in that put it off. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { sayConsent } from '../../testing/consent.ts'
import {
  draftOf,
  findSubmission,
  makeClassroom,
  makeHomework,
  makePerson,
  makeSchoolPupil,
  PASSWORD,
  waitForCorrection,
  type HomeworkWishes,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const teacher = await makePerson(server, 'teacher')

const JUNIOR = {
  questions: [{ articleType: 'j-narrative', title: '那一刻，我长大了', demand: '写一件事。' }],
}

/** A pupil whom the school made, with an own password, the guardian not asked yet. */
async function makeUnasked(gradeLevel: number, wishes: HomeworkWishes = {}) {
  const classroom = await makeClassroom(server, teacher, gradeLevel)
  const { loginName } = await makeSchoolPupil(server, classroom.id)
  const child = await server.call(calls.loginByPassword, { uname: loginName, pwd: PASSWORD, t: 0 })
  await server.call(calls.finishFirstSignIn, { pwd: 'my own words', hasAgreed: true }, child)
  const homeworkId = await makeHomework(server, teacher, classroom.code, wishes)
  return { child, submissionId: await findSubmission(server, child, homeworkId) }
}

const say = (child: Ticket, isGiven: boolean) => sayConsent(server, child, isGiven)
const read = (someone: Ticket, id: number) => server.call(getAIResultOfHomework, { id }, someone)

test('up to grade 8 homework is corrected only once a guardian agrees; the draft is kept meanwhile', async () => {
  const { child, submissionId } = await makeUnasked(8, JUNIOR)
  const ask = () => server.send(calls.saveHomework, draftOf(submissionId, { finish: 1 }), child)
  expect(await ask()).toMatchObject({ code: 4000, msg: REFUSALS.consentNeeded.text })
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, child)).toMatchObject({
    content: draftOf(submissionId).content,
    version: 1,
  })
  await say(child, false)
  expect(await ask()).toMatchObject({ code: 3005, msg: REFUSALS.correctionNeedsConsent.text })
  expect(await read(child, submissionId)).toMatchObject({ correction: 'none' })
  await say(child, true)
  expect(await ask()).toMatchObject({ code: 200 })
  expect(await waitForCorrection(server, child, submissionId)).toBe('done')
  // Taken back, the next text is not corrected.
  await say(child, false)
  const next = draftOf(submissionId, { finish: 1, content: '今天的雨很大。' })
  expect(await server.send(calls.saveHomework, next, child)).toMatchObject({ code: 3005 })

  const older = await makeUnasked(9, JUNIOR)
  const asked = draftOf(older.submissionId, { finish: 1, type: 'j-narrative' })
  expect(await server.send(calls.saveHomework, asked, older.child)).toMatchObject({ code: 200 })
})

test('without consent handing in goes on, without report and lowest score; its teacher sees that', async () => {
  const { child, submissionId } = await makeUnasked(5, { lowestScore: 100 })
  expect(
    await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), child),
  ).toMatchObject({ status: 'finish', correction: 'none' })
  const none = { status: 'finish', correction: 'none', rmap: null }
  expect(await read(child, submissionId)).toMatchObject(none)
  expect(await read(teacher, submissionId)).toMatchObject(none)
  const again = await server.call(calls.submitHomework, { id: submissionId }, child)
  expect(again).toEqual({ id: submissionId, status: 'finish' })
  expect(await read(teacher, submissionId)).toMatchObject(none)

  const other = await makeUnasked(5, { lowestScore: 100 })
  await say(other.child, false)
  await server.call(calls.saveHomework, draftOf(other.submissionId), other.child)
  expect(
    await server.call(calls.submitHomework, { id: other.submissionId }, other.child),
  ).toMatchObject({ status: 'finish' })
})

test('a text that had its report before the consent was taken back is handed in whatever its score', async () => {
  const { child, submissionId } = await makeUnasked(5, { lowestScore: 100 })
  await say(child, true)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), child)
  await waitForCorrection(server, child, submissionId)
  expect(await server.send(calls.submitHomework, { id: submissionId }, child)).toMatchObject({
    code: 500,
    msg: REFUSALS.scoreBelowLowest.text,
  })
  await say(child, false)
  expect(await server.call(calls.submitHomework, { id: submissionId }, child)).toMatchObject({
    status: 'finish',
  })
})

test('taken back, desk and report say so to the pupil, and the report to the teacher', async () => {
  const { child, submissionId } = await makeUnasked(5)
  const desk = async () =>
    (await server.call(calls.findWriteDetail, { id: submissionId }, child)).isConsentRefused
  const unasked = await desk()
  await say(child, true)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), child)
  await waitForCorrection(server, child, submissionId)
  const agreed = [unasked, await desk(), (await read(teacher, submissionId)).isConsentRefused]
  await say(child, false)
  expect(agreed).toEqual([false, false, false])
  expect(await desk()).toBe(true)
  for (const reader of [child, teacher])
    // What was made while the guardian agreed stays.
    expect(await read(reader, submissionId)).toMatchObject({
      isConsentRefused: true,
      correction: 'done',
    })
})
