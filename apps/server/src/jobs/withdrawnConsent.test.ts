/** A guardian takes the consent back while corrections wait, or while one is being made. */
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { ENGINE_HERE } from '../correction/engineHere.ts'
import { sayConsent } from '../testing/consent.ts'
import { correctionServices } from '../testing/correctNow.ts'
import {
  draftOf,
  makeClassroom,
  makeHomework,
  findSubmission,
  makeLesson,
  makePerson,
  makePractice,
  type HomeworkWishes,
} from '../testing/make.ts'
import { startTestServer, type Ticket } from '../testing/testServer.ts'
import { correctEssay } from './correctEssay.ts'

const server = await startTestServer()
const services = correctionServices(server)
const read = (someone: Ticket, id: number) => server.call(getAIResultOfHomework, { id }, someone)
const usesLeft = async (student: Ticket) =>
  (await server.call(calls.getUserinfo, {}, student)).accountInfo.usesLeft

async function makeWaiting(finish: 1 | 2, wishes: HomeworkWishes = {}) {
  const lesson = await makeLesson(server, wishes)
  const before = await usesLeft(lesson.student)
  await server.call(calls.saveHomework, draftOf(lesson.submissionId, { finish }), lesson.student)
  const { revisionId } = await read(lesson.student, lesson.submissionId)
  if (revisionId === null) throw new Error('nothing waits')
  return { ...lesson, before, revisionId }
}

test('a queued report is not made, and its use is given back', async () => {
  const { student, submissionId, revisionId, before } = await makeWaiting(1)
  expect(await read(student, submissionId)).toMatchObject({ correction: 'working' })
  await sayConsent(server, student, false)
  expect(await read(student, submissionId)).toMatchObject({
    correction: 'none',
    status: 'underway',
    rmap: null,
  })
  expect(await usesLeft(student)).toEqual(before)
  // Its job still comes.
  await correctEssay({ revisionId }, services)
  expect(await read(student, submissionId)).toMatchObject({ correction: 'none' })
  // The guardian agrees again: the same text can be corrected, for one use.
  await sayConsent(server, student, true)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
  await correctEssay({ revisionId }, services)
  expect(await read(student, submissionId)).toMatchObject({ correction: 'done' })
})

test('a report that is being made is not stored', async () => {
  const { student, submissionId, revisionId, before } = await makeWaiting(1)
  let during: Promise<void> | undefined
  await correctEssay(
    { revisionId },
    {
      ...services,
      workers: {
        ...ENGINE_HERE,
        correct: async (...asked: Parameters<typeof ENGINE_HERE.correct>) => {
          // Stored without its cancelling: the moment before that.
          during ??= server.database.pool
            .query(
              'insert into consents (account_id, guardian_phone, is_given, version, said_at) values ($1, $2, false, $3, $4)',
              [student.id, '', '2026-03', server.now],
            )
            .then(() => undefined)
          await during
          return ENGINE_HERE.correct(...asked)
        },
      },
    },
  )
  expect(await read(student, submissionId)).toMatchObject({ correction: 'none', rmap: null })
  expect(await usesLeft(student)).toEqual(before)
})

test('a hand-in that waits for its score happens without it, and its teacher is told', async () => {
  const { student, teacher, submissionId } = await makeWaiting(2, { lowestScore: 60 })
  expect(await read(student, submissionId)).toMatchObject({ isHandingIn: true })
  await sayConsent(server, student, false)
  for (const reader of [student, teacher])
    expect(await read(reader, submissionId)).toMatchObject({
      status: 'finish',
      correction: 'none',
      isHandingIn: false,
    })
  const { items } = await server.call(calls.getTeacherNotify, { type: 'Homework' }, teacher)
  expect(items.map(({ content }) => content).join()).toContain('1 人已全部提交')
})

test('practice of such a grade is cancelled, an older grade’s goes on', async () => {
  const student = await makePerson(server, 'student')
  const young = await makePractice(server, student)
  const older = await makePractice(server, student, { grade: 9, type: 'j-narrative' })
  await sayConsent(server, student, false)
  const stateOf = async (id: number) =>
    (await server.call(calls.getAIResult, { id, ishomework: 0 }, student)).correction
  expect([await stateOf(young), await stateOf(older)]).toEqual(['none', 'working'])
})

test('nobody else’s correction is touched', async () => {
  const one = await makeWaiting(1)
  const teacher = one.teacher
  const other = await makePerson(server, 'student')
  const classroom = await makeClassroom(server, teacher)
  await server.call(calls.addClasses, { code: classroom.code }, other)
  const id = await findSubmission(
    server,
    other,
    await makeHomework(server, teacher, classroom.code),
  )
  await server.call(calls.saveHomework, draftOf(id, { finish: 1 }), other)
  await sayConsent(server, one.student, false)
  expect(await read(other, id)).toMatchObject({ correction: 'working' })
})
