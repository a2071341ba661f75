/** Good passages before the class: asked for by the teacher, given by the pupil, taken back. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { PASSAGES_PER_HOMEWORK_MAX } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import {
  draftOf,
  ESSAY,
  makeClassOf,
  makeHandedIn,
  makePerson,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

const read = (homeworkId: number, teacher: Ticket) =>
  server.call(calls.getPassages, { homeworkId }, teacher)

/** A passage that its pupil is asked for. */
async function makeAsked() {
  const lesson = await makeHandedIn(server)
  const { teacher, student, homeworkId, submissionId } = lesson
  const { candidates } = await read(homeworkId, teacher)
  const [best] = candidates
  if (best === undefined) throw new Error('the essay has no paragraph to praise')
  const wanted = {
    studentHomeworkId: submissionId,
    revisionId: best.revisionId,
    paragraph: best.paragraph,
  }
  const { id } = await server.call(calls.askPassage, wanted, teacher)
  const answer = (said: string) => server.send(calls.answerPassage, { id, answer: said }, student)
  const passage = async () => (await read(homeworkId, teacher)).passages[0]
  return { ...lesson, id, wanted, best, answer, passage }
}

test('nothing is shown before the pupil agrees, with the name only where the pupil says so', async () => {
  const { student, submissionId, best, id, answer, passage } = await makeAsked()
  expect(best.strengths.length).toBeGreaterThan(0)
  expect(await passage()).toMatchObject({ state: 'asked', isShown: false, byline: null })
  expect(await server.call(calls.getPassageRequests, { id: submissionId }, student)).toEqual({
    items: [{ id, text: best.text, state: 'asked' }],
  })
  await answer('anonymous')
  expect(await passage()).toMatchObject({ isShown: true, byline: null })
  await answer('named')
  expect(await passage()).toMatchObject({ isShown: true, byline: '林小满' })
  // Taken back, at any time.
  await answer('refused')
  expect(await passage()).toMatchObject({ state: 'refused', isShown: false, byline: null })
})

test('the pupil is told once, and asking again is the same asking', async () => {
  const { teacher, student, wanted, id, homeworkId } = await makeAsked()
  expect(await server.call(calls.askPassage, wanted, teacher)).toEqual({ id })
  const { items } = await server.call(calls.getStudentNotify, { type: 'Homework' }, student)
  const asked = items.filter(({ content }) => content.includes('放到全班面前'))
  expect(asked).toHaveLength(1)
  expect((await read(homeworkId, teacher)).candidates).not.toContainEqual(
    expect.objectContaining(wanted),
  )
})

test('what was asked for is dropped, a no is not: nobody is asked twice', async () => {
  const { teacher, id, wanted, answer, passage } = await makeAsked()
  await answer('refused')
  expect(await server.send(calls.dropPassage, { id }, teacher)).toMatchObject({
    msg: REFUSALS.notFound.text,
  })
  expect(await server.call(calls.askPassage, wanted, teacher)).toEqual({ id })
  expect(await passage()).toMatchObject({ state: 'refused' })
  await answer('named')
  expect(await server.call(calls.dropPassage, { id }, teacher)).toEqual({ id })
  expect(await passage()).toBeUndefined()
})

test('without the guardian’s yes nothing is asked for, and what was agreed to is not shown', async () => {
  const { teacher, student, homeworkId, wanted, answer, passage } = await makeAsked()
  await answer('named')
  await server.database.pool.query(
    "insert into consents (account_id, guardian_phone, is_given, version, said_at) values ($1, '13800000000', false, 'x', $2)",
    [student.id, server.now],
  )
  expect(await passage()).toMatchObject({ isShown: false, needsGuardian: true })
  const next = (await read(homeworkId, teacher)).candidates[0]
  expect(
    await server.send(
      calls.askPassage,
      { ...wanted, paragraph: next?.paragraph ?? wanted.paragraph },
      teacher,
    ),
  ).toMatchObject({ msg: REFUSALS.passageNeedsConsent.text })
})

test('a returned essay shows nothing meanwhile, nor does one whose pupil has left the class', async () => {
  const { teacher, student, submissionId, classroom, wanted, answer, passage } = await makeAsked()
  await answer('named')
  await server.call(calls.quitClasses, { code: classroom.code }, student)
  expect(await passage()).toBeUndefined()
  await server.call(calls.addClasses, { code: classroom.code }, student)
  expect(await passage()).toMatchObject({ isShown: true })
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: submissionId, reason: '再改一稿' },
    teacher,
  )
  expect(await passage()).toBeUndefined()
  expect(await server.send(calls.askPassage, wanted, teacher)).toMatchObject({
    msg: REFUSALS.notHandedIn.text,
  })
})

test('classmates’ names in a passage are hidden, and there are at most five of a homework', async () => {
  const { teacher, homeworkId, essays } = await makeClassOf(server, PASSAGES_PER_HOMEWORK_MAX + 1)
  for (const { student, id } of essays) {
    const content = ESSAY.replace('“妈妈还会来吗？”', '张伟走过来，“妈妈还会来吗？”')
    await server.call(calls.saveHomework, draftOf(id, { content, finish: 2 }), student)
    await waitForCorrection(server, student, id)
  }
  const { candidates } = await read(homeworkId, teacher)
  const own = essays.map(({ id }) => candidates.find((each) => each.studentHomeworkId === id))
  expect(JSON.stringify(candidates.map(({ text }) => text))).not.toContain('张伟')
  const answers = await Promise.all(
    own.map((each) =>
      server.send(
        calls.askPassage,
        {
          studentHomeworkId: each?.studentHomeworkId ?? 0,
          revisionId: each?.revisionId ?? 0,
          paragraph: each?.paragraph ?? 0,
        },
        teacher,
      ),
    ),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(PASSAGES_PER_HOMEWORK_MAX)
  expect(answers.filter(({ code }) => code !== 200)).toMatchObject([
    { msg: REFUSALS.passagesFull.text },
  ])
})

test('only its own pupil answers, and the export has it until it is erased', async () => {
  const { teacher, student, homeworkId, id, best, answer } = await makeAsked()
  const other = await makePerson(server, 'student', '周以安')
  expect(await server.send(calls.answerPassage, { id, answer: 'named' }, other)).toMatchObject({
    msg: REFUSALS.notFound.text,
  })
  await answer('anonymous')
  const { zip } = await server.call(calls.exportMyData, {}, student)
  const data = strFromU8(unzipSync(Buffer.from(zip, 'base64'))['data.json'] ?? new Uint8Array())
  expect(JSON.parse(data).passages).toMatchObject([{ text: best.text, answer: '不写名字' }])
  await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
  const clock = () => new Date(server.now.getTime() + 31 * DAY_MS)
  await eraseDeleted({ db: server.database.db, clock })
  const { rows } = await server.database.pool.query('select 1 from passages where id = $1', [id])
  expect(rows).toEqual([])
})
