import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { DAY_MS, MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { SHARE_DAYS, SHARE_LINKS_MAX } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { sayConsent } from '../../testing/consent.ts'
import {
  draftOf,
  ESSAY,
  findSubmission,
  makeClassroom,
  makeHomework,
  makeLesson,
  makePerson,
  makePractice,
  prove,
  REWRITTEN,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const queries: string[] = []
const miniProgram = {
  isSet: true,
  isAway: false,
  link: async (query: string) => {
    if (miniProgram.isAway) return null
    queries.push(query)
    return `https://link.example/${queries.length}`
  },
}
const server = await startTestServer({ hasWorkers: true, miniProgram })
const { pool } = server.database

const share = (id: number, someone: Ticket, ishomework = 0) =>
  server.call(calls.createShareLink, { id, ishomework }, someone)
const read = (token: string) => server.call(calls.getSharedReport, { id: token })
const living = async (id: number, someone: Ticket) =>
  (await server.call(calls.getShareLinks, { id, ishomework: 0 }, someone)).items

/** Answers exactly as a link that never was. */
async function expectEnded(token: string): Promise<void> {
  const [answer, neverWas] = [
    await server.send(calls.getSharedReport, { id: token }),
    await server.send(calls.getSharedReport, { id: 'NoSuchLinkEver' }),
  ]
  expect(answer).toMatchObject({ success: false, msg: REFUSALS.shareEnded.text })
  expect(answer).toEqual(neverWas)
  expect(await server.send(calls.getMiniProgramLink, { id: token })).toEqual(neverWas)
}

async function makeShared() {
  const student = await makePerson(server, 'student')
  const id = await makePractice(server, student)
  await waitForCorrection(server, student, id, 0)
  const { token, endTime } = await share(id, student)
  return { student, id, token, endTime }
}

async function handIn(submissionId: number, student: Ticket, content = ESSAY): Promise<void> {
  await server.call(calls.saveHomework, draftOf(submissionId, { content, finish: 2 }), student)
  await waitForCorrection(server, student, submissionId)
}

async function review(submissionId: number, teacher: Ticket, remark: string): Promise<void> {
  const { hash } = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      teacherScore: 91,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 4,
      hash,
      teacherRemark: remark,
    },
    teacher,
  )
}

test('a shared report names nobody: no pupil, classmate, teacher, class, school, phone or number', async () => {
  const teacher = await makePerson(server, 'teacher', '尉迟静之')
  const classroom = await makeClassroom(server, teacher)
  const [student, classmate] = [
    await makePerson(server, 'student', '公冶雨桐'),
    await makePerson(server, 'student', '周行之'),
  ]
  for (const each of [student, classmate])
    await server.call(calls.addClasses, { code: classroom.code }, each)
  const homeworkId = await makeHomework(server, teacher, classroom.code)
  const id = await findSubmission(server, student, homeworkId)
  const content = `我叫公冶雨桐，在知行小学五（2）班读书。周行之是我的同桌，他常常说：“雨桐，走吧！”尉迟老师笑了。${student.phone}\n${ESSAY}`
  await server.call(
    calls.saveHomework,
    draftOf(id, { title: '公冶雨桐的伞', content, finish: 2 }),
    student,
  )
  await waitForCorrection(server, student, id)
  await review(id, teacher, '雨桐，你和周行之的那一段写得真好。尉迟静之')
  const { token } = await share(id, student, 1)
  const report = await read(token)
  expect(report).toMatchObject({
    nickname: '同学',
    articleTitle: '××××的伞',
    teacherScore: 91,
    teacherRemark: '××，你和×××的那一段写得真好。××××',
    aiUse: 'full',
    rmap: { score: expect.any(Number), surpass: null },
  })
  expect(report.paragraphList[0]?.markContent).toBe(
    '我叫××××，在×××××××××读书。×××是我的同桌，他常常说：“××，走吧！”××老师笑了。×××××××××××',
  )
  const text = JSON.stringify(report)
  for (const secret of [
    '公冶',
    '雨桐',
    '行之',
    '尉迟',
    '静之',
    '知行小学',
    '五（2）班',
    student.phone,
    classroom.code,
    token,
  ])
    expect(text).not.toContain(secret)
  // No other field than these goes out.
  expect(Object.keys(report).toSorted()).toEqual([
    'aiUse',
    'articleTitle',
    'atText',
    'endTime',
    'nickname',
    'opensMiniProgram',
    'paragraphList',
    'question',
    'remarkMap',
    'rmap',
    'scoreKind',
    'stage',
    'strengths',
    'teacherRemark',
    'teacherScore',
    'tmap',
  ])
  // Marks are where they say, in the masked text too.
  for (const { pNo, start, end, quote } of report.tmap)
    expect(report.paragraphList[pNo - 1]?.markContent.slice(start, end)).toBe(quote)

  await server.call(calls.updateNickname, { nickname: '公冶家的雨' }, student)
  expect((await read(token)).nickname).toBe('公冶家的雨')
  await server.call(calls.updateNickname, { nickname: '我是雨桐' }, student)
  expect((await read(token)).nickname).toBe('同学')
})

test('two strengths at most and a question to ask the child; a teacher’s own has no question', async () => {
  const { token } = await makeShared()
  const { strengths, question, tmap } = await read(token)
  expect(strengths.length).toBeGreaterThan(0)
  expect(strengths.length).toBeLessThanOrEqual(2)
  const praised = tmap.filter(({ kind }) => kind === 'strength').map(({ tips }) => tips)
  for (const strength of strengths)
    expect([...praised, '“'].some((word) => strength.startsWith(word))).toBe(true)
  expect(question).toMatch(/？$/)
  const teacher = await makePerson(server, 'teacher')
  const id = await makePractice(server, teacher)
  await waitForCorrection(server, teacher, id, 0)
  const shared = await read((await share(id, teacher)).token)
  expect(shared).toMatchObject({ nickname: '老师', question: null, teacherScore: null })
})

test('the text that was shared stays, whatever is written since', async () => {
  const { teacher, student, submissionId } = await makeLesson(server)
  await handIn(submissionId, student)
  const { token } = await share(submissionId, student, 1)
  await server.call(
    calls.rejectHomework,
    { studentHomeworkId: submissionId, reason: '请重写' },
    teacher,
  )
  await handIn(submissionId, student, REWRITTEN)
  await review(submissionId, teacher, '改得好')
  const report = await read(token)
  expect(report.paragraphList).toHaveLength(4)
  expect(report).toMatchObject({ teacherScore: null, teacherRemark: null })
  const latest = await read((await share(submissionId, student, 1)).token)
  expect(latest.paragraphList).toHaveLength(5)
  expect(latest).toMatchObject({ teacherScore: 91, teacherRemark: '改得好' })
})

test('what the homework withholds before the hand-in is withheld from a link too', async () => {
  const { student, submissionId } = await makeLesson(server, { aiUse: 'hints' })
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
  await waitForCorrection(server, student, submissionId)
  const { token } = await share(submissionId, student, 1)
  expect(await read(token)).toMatchObject({
    aiUse: 'hints',
    strengths: [],
    tmap: [],
    rmap: { score: null, remark: '', category1ItemList: [] },
  })
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 2 }), student)
  expect(await read(token)).toMatchObject({ aiUse: 'full', rmap: { score: expect.any(Number) } })
})

test('a link ends after 30 days, or when its writer stops it', async () => {
  const { student, id, token, endTime } = await makeShared()
  const [link] = await living(id, student)
  expect(link).toMatchObject({ endTime })
  const today = server.now
  server.now = new Date(today.getTime() + SHARE_DAYS * DAY_MS - MINUTE_MS)
  await read(token)
  server.now = new Date(today.getTime() + SHARE_DAYS * DAY_MS)
  await expectEnded(token)
  server.now = today
  const another = await makePerson(server, 'student')
  expect(await server.send(calls.stopShareLink, { id: link?.id ?? 0 }, another)).toMatchObject({
    msg: REFUSALS.notFound.text,
  })
  await read(token)
  await server.call(calls.stopShareLink, { id: link?.id ?? 0 }, student)
  await expectEnded(token)
  expect(await living(id, student)).toEqual([])
})

test('a link ends with its essay, its homework, its writer and the guardian’s consent', async () => {
  const practice = await makeShared()
  await server.call(calls.delExercise, { id: practice.id }, practice.student)
  await expectEnded(practice.token)

  const { teacher, student, homeworkId, submissionId } = await makeLesson(server)
  await handIn(submissionId, student)
  const ofHomework = await share(submissionId, student, 1)
  await read(ofHomework.token)
  await server.call(calls.deleteHomework, { id: homeworkId }, teacher)
  await expectEnded(ofHomework.token)

  const removed = await makeShared()
  await prove(server, removed.student, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, removed.student)
  await expectEnded(removed.token)

  const child = await makeShared()
  await sayConsent(server, child.student, false)
  await expectEnded(child.token)
  // Also once the guardian agrees again: what was taken back is shared anew or not at all.
  await sayConsent(server, child.student, true)
  await expectEnded(child.token)
})

test('of links that are made at once three live, and only hashes are stored', async () => {
  const { student, id, token } = await makeShared()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      server.send(calls.createShareLink, { id, ishomework: 0 }, student),
    ),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(SHARE_LINKS_MAX - 1)
  expect(answers.filter(({ msg }) => msg === REFUSALS.enoughShareLinks.text)).toHaveLength(3)
  expect(await living(id, student)).toHaveLength(SHARE_LINKS_MAX)
  expect(token).toMatch(/^[\w-]{43}$/)
  const { rows } = await pool.query('select to_jsonb(l)::text as row from share_links l')
  expect(rows.map(({ row }) => row).join()).not.toContain(token)
})

test('there is nothing to share before the report, and nobody else’s', async () => {
  const student = await makePerson(server, 'student')
  const id = Number(await server.call(calls.saveExercise, { title: '雨', content: '雨' }, student))
  expect(await server.send(calls.createShareLink, { id, ishomework: 0 }, student)).toMatchObject({
    msg: REFUSALS.nothingToShare.text,
  })
  // The teacher of a homework shares no pupil's report.
  const lesson = await makeLesson(server)
  await handIn(lesson.submissionId, lesson.student)
  expect(
    await server.send(
      calls.createShareLink,
      { id: lesson.submissionId, ishomework: 1 },
      lesson.teacher,
    ),
  ).toMatchObject({ msg: REFUSALS.notFound.text })
})

test('search engines are told to leave it out', async () => {
  const { token } = await makeShared()
  for (const path of [
    `/h5/shareRep/${token}`,
    `/h5/practice/evacorrection?share=${token}`,
    `/h5${calls.getSharedReport.path}?id=${token}`,
  ])
    expect((await server.raw(path, {})).headers.get('x-robots-tag')).toContain('noindex')
  expect((await server.raw('/h5/login', {})).headers.get('x-robots-tag')).toBeNull()
})

test('a living link leads into the mini-program where there is one, and tells it nothing else', async () => {
  const { token } = await makeShared()
  expect((await read(token)).opensMiniProgram).toBe(true)
  const asked = queries.length
  const { url } = await server.call(calls.getMiniProgramLink, { id: token })
  expect(url).toBe(`https://link.example/${asked + 1}`)
  expect(queries.slice(asked)).toEqual([`shareRep=${token}`])

  miniProgram.isAway = true
  expect(await server.send(calls.getMiniProgramLink, { id: token })).toMatchObject({
    success: false,
    msg: REFUSALS.miniProgramAway.text,
  })
  miniProgram.isSet = false
  expect((await read(token)).opensMiniProgram).toBe(false)
})

test('a page is signed for WeChat’s menu where there is a public account, else nothing is', async () => {
  const student = await makePerson(server, 'student')
  const url = 'https://school.test/h5/tasks/correction/1/1?a=1'
  expect(await server.call(calls.getWechatSignature, { url }, student)).toBeNull()
  for (const wrong of ['', 'school.test', 'https://school.test/h5/#top', 'javascript:alert(1)'])
    expect((await server.send(calls.getWechatSignature, { url: wrong }, student)).success).toBe(
      false,
    )
})
