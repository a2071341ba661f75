import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { keepDoubts, listDoubts } from '../../records/photoDoubt.ts'
import { sayConsent } from '../../testing/consent.ts'
import {
  draftOf,
  findSubmission,
  makeHomework,
  makeLesson,
  makePerson,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer()
const begun = server.now

const PAPER = {
  title: '雨中的伞',
  content: '星期天下大雨。\n我和爷爷打着一把伞走回家。',
  writingNo: 1,
  type: 'e-event',
  photo: 18,
}

const read = (someone: Ticket, id: number) => server.call(getAIResultOfHomework, { id }, someone)

test('what a teacher enters is handed in, marked, corrected at no cost, and told to the pupil', async () => {
  server.now = begun
  const { teacher, student, homeworkId, submissionId } = await makeLesson(server)
  const enter = () =>
    server.call(calls.enterEssay, { ...PAPER, studentHomeworkId: submissionId }, teacher)
  expect(await enter()).toEqual({ id: submissionId, status: 'finish' })
  // The answer may be lost on the way, and the teacher sends it again.
  expect(await enter()).toEqual({ id: submissionId, status: 'finish' })
  for (const person of [teacher, student])
    expect(await read(person, submissionId)).toMatchObject({
      title: PAPER.title,
      content: PAPER.content,
      status: 'finish',
      correction: 'working',
      isEntered: true,
      keptDraft: null,
      process: { typed: 2, pasted: 0, photo: 18, voice: 0 },
    })
  const { studentHomeworkList } = await server.call(
    calls.getHomeworkDetail,
    { id: homeworkId },
    teacher,
  )
  expect(studentHomeworkList).toMatchObject([{ status: 'finish', isEntered: true }])
  const { items } = await server.call(calls.getStudentNotify, { type: 'Homework' }, student)
  expect(items.map(({ content }) => content)).toEqual([
    '陈老师把你写在纸上的作文《那一刻，我长大了》录入并提交了。和你写的不一样的话，请告诉老师。',
    expect.stringContaining('布置了作文'),
  ])
  expect(await server.send(calls.saveHomework, draftOf(submissionId), student)).toMatchObject({
    msg: REFUSALS.essayHandedIn.text,
  })
})

test('what the pupil has written here is kept for the pupil, and replaced only knowingly', async () => {
  server.now = begun
  const { teacher, student, submissionId } = await makeLesson(server)
  const own = draftOf(submissionId, { title: '我的草稿', content: '我才写了一句。' })
  await server.call(calls.saveHomework, own, student)
  const entry = { ...PAPER, studentHomeworkId: submissionId }
  expect(await server.send(calls.enterEssay, entry, teacher)).toMatchObject({
    msg: REFUSALS.pupilHasDraft.text,
  })
  expect(await server.call(calls.findWriteDetail, { id: submissionId }, student)).toMatchObject({
    title: '我的草稿',
    status: 'underway',
  })
  await server.call(calls.enterEssay, { ...entry, replacesDraft: 1 }, teacher)
  expect(await read(student, submissionId)).toMatchObject({
    title: PAPER.title,
    keptDraft: { title: '我的草稿', content: '我才写了一句。' },
  })
  // Nothing of what a pupil has not handed in is told to a teacher.
  expect(await read(teacher, submissionId)).toMatchObject({ keptDraft: null })
  const { items } = await server.call(calls.getStudentNotify, { type: 'Homework' }, student)
  expect(items[0]?.content).toContain('你在这里写的草稿也留着')
})

test('a teacher enters after the end and below the lowest score, and before the start not', async () => {
  server.now = begun
  const { teacher, student, classroom } = await makeLesson(server)
  const homeworkId = await makeHomework(server, teacher, classroom.code, { lowestScore: 99 })
  const submissionId = await findSubmission(server, student, homeworkId)
  const early = await makeHomework(server, teacher, classroom.code, {
    startTime: new Date(begun.getTime() + DAY_MS),
  })
  const [waiting] = (await server.call(calls.getHomeworkDetail, { id: early }, teacher))
    .studentHomeworkList
  expect(
    await server.send(calls.enterEssay, { ...PAPER, studentHomeworkId: waiting?.id ?? 0 }, teacher),
  ).toMatchObject({ msg: REFUSALS.notStartedYet.text })
  server.now = new Date(begun.getTime() + 5 * DAY_MS)
  const entry = { ...PAPER, studentHomeworkId: submissionId }
  expect(await server.call(calls.enterEssay, entry, teacher)).toMatchObject({ status: 'finish' })
  // Another text is another hand-in, and this one is in.
  expect(
    await server.send(calls.enterEssay, { ...entry, content: '又一篇。' }, teacher),
  ).toMatchObject({ msg: REFUSALS.handedInAlready.text })
})

test('what the photographs left in doubt goes along with the text it stands in, and no other', async () => {
  server.now = begun
  const { teacher, student, submissionId } = await makeLesson(server)
  const left = { before: '大', text: '雨', after: '。' }
  await keepDoubts(
    server.database.db,
    teacher.id,
    [left, { before: '小', text: '早', after: '绿' }],
    begun,
  )
  await server.call(calls.enterEssay, { ...PAPER, studentHomeworkId: submissionId }, teacher)
  expect(await listDoubts(server.database.db, student.id)).toEqual([left])
})

test('a child without a guardian’s consent is handed in and not corrected', async () => {
  server.now = begun
  const { teacher, student, submissionId } = await makeLesson(server)
  await sayConsent(server, student, false)
  await server.call(calls.enterEssay, { ...PAPER, studentHomeworkId: submissionId }, teacher)
  expect(await read(teacher, submissionId)).toMatchObject({ status: 'finish', correction: 'none' })
})

test('title, text, genre and question are asked for; another class’s pupil is nobody', async () => {
  server.now = begun
  const { teacher, submissionId } = await makeLesson(server)
  const entry = { ...PAPER, studentHomeworkId: submissionId }
  const msgOf = async (changes: Partial<typeof PAPER>, someone: Ticket = teacher) =>
    (await server.send(calls.enterEssay, { ...entry, ...changes }, someone)).msg
  expect(await msgOf({ title: ' ' })).toBe(REFUSALS.titleMissing.text)
  expect(await msgOf({ content: '\n' })).toBe(REFUSALS.contentMissing.text)
  expect(await msgOf({ type: '' })).toBe(REFUSALS.genreMissing.text)
  expect(await msgOf({ type: 'none' })).toContain('没有这种文体')
  expect(await msgOf({ writingNo: 2 })).toContain('没有这道题')
  expect(await msgOf({}, await makePerson(server, 'teacher'))).toBe(REFUSALS.notFound.text)
})
