import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { ROLES } from '@zhupi/contract/terms/roles.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import {
  draftOf,
  findSubmission,
  makeHomework,
  makeLesson,
  makePerson,
  makePractice,
  waitForCorrection,
  type Someone,
} from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

async function open(person: Someone): Promise<Map<string, string>> {
  const { fileName, zip } = await server.call(calls.exportMyData, {}, person)
  expect(fileName).toBe('zhupi-2026-03-02.zip')
  return new Map(
    Object.entries(unzipSync(Buffer.from(zip, 'base64'))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  )
}

test('a pupil’s export has every essay with its reports and remarks, messages, consent', async () => {
  const { teacher, student, classroom, submissionId } = await makeLesson(server)
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
  await waitForCorrection(server, student, submissionId)
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, {
      title: '<b>题目</b>',
      content: '我改写了全文，只剩这一句。',
      finish: 2,
    }),
    student,
  )
  await waitForCorrection(server, student, submissionId)
  const { hash } = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      teacherScore: 90,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 4,
      hash,
      teacherRemark: '写得真好 & 动人',
    },
    teacher,
  )
  await makeHomework(server, teacher, classroom.code, {
    questions: [{ articleType: 'e-event', title: '还没有写的题目', demand: '' }],
  })
  await server.database.pool.query(
    `insert into notifications (account_id, category, title, content, tip, event_key, created_at)
     values ($1, 'System', '提醒', '给我的一条消息', '', 'e', now())`,
    [student.id],
  )
  await server.send(calls.loginByPassword, { uname: student.phone, pwd: 'wrong', t: 0 })
  const files = await open(student)
  expect([...files.keys()].sort()).toEqual([
    'data.json',
    'essays/0001.html',
    'essays/0001.json',
    'index.html',
  ])
  const data = JSON.parse(files.get('data.json') ?? '')
  expect(data).toMatchObject({
    profile: { 姓名: student.name, 手机号: student.phone },
    classes: [{ name: '五（2）班' }],
    consents: [{ guardianPhone: '13800000000', isGiven: true }],
  })
  expect(data.messages).toContainEqual(expect.objectContaining({ content: '给我的一条消息' }))
  expect(data.security).toEqual([
    { event: '登录失败', network: '127.0.0.0/24', at: expect.stringMatching(/^2026-03-02 /) },
  ])
  const essay = JSON.parse(files.get('essays/0001.json') ?? '')
  expect(essay).toMatchObject({
    title: '<b>题目</b>',
    content: '我改写了全文，只剩这一句。',
    review: { score: 90, remark: '写得真好 & 动人' },
  })
  expect(essay.attempts).toHaveLength(2)
  const [first] = essay.attempts
  expect(first.report).toMatchObject({
    notice: 'AI 生成，仅供参考',
    AIGC: { Label: '1', ContentProducer: '朱批' },
    score: expect.any(Number),
    remark: expect.stringMatching(/./),
  })
  expect(essay.attempts.map(({ report }: { report: object }) => report)).toMatchObject([
    { change: null },
    { change: { earlierNo: 1, rise: expect.any(Number), paragraphs: expect.any(Array) } },
  ])
  const page = files.get('essays/0001.html') ?? ''
  expect(page).toContain('我改写了全文，只剩这一句。')
  expect(page).toContain('写得真好 &amp; 动人')
  expect(page).not.toContain('<b>题目</b>')
  expect(page).toContain(first.report.remark.split('\n')[0])
  // What the machine wrote says so, to people and to machines.
  expect(page.match(/<section class="ai"[^>]*><h3>AI 生成，仅供参考/g)).toHaveLength(2)
  expect(page.match(/<meta name="AIGC" content="\{&quot;Label&quot;:&quot;1&quot;/g)).toHaveLength(
    2,
  )
  expect(files.get('index.html')).toContain('href="essays/0001.html"')
})

test.each(ROLES)('a %s’s export has practice with its reports, and own questions', async (role) => {
  const [person, other] = [await makePerson(server, role), await makePerson(server, role)]
  await makePractice(server, other)
  const gone = await makePractice(server, person, { title: '删掉的练习' })
  await server.call(calls.delExercise, { id: gone }, person)
  await server.call(
    calls.saveQuestion,
    { title: '自己出的题', demand: '写一处安静的地方。', keywordList: ['安静'], grade: 5 },
    person,
  )
  const id = await makePractice(server, person)
  await waitForCorrection(server, person, id, 0)
  await server.call(calls.createShareLink, { id, ishomework: 0 }, person)
  await server.call(calls.printEssay, { id, ishomework: 0 }, person)
  const files = await open(person)
  expect([...files.keys()].filter((name) => name.startsWith('essays/'))).toEqual([
    'essays/0001.html',
    'essays/0001.json',
  ])
  expect(JSON.parse(files.get('essays/0001.json') ?? '')).toMatchObject({
    title: '那把蓝格子的伞',
    status: '练笔',
    classroom: '五年级',
    author: '小满',
    attempts: [{ no: 1, report: { score: expect.any(Number), notice: 'AI 生成，仅供参考' } }],
  })
  expect(JSON.parse(files.get('data.json') ?? '').questions).toMatchObject([
    { title: '自己出的题', requirement: '写一处安静的地方。' },
  ])
  expect(JSON.parse(files.get('data.json') ?? '').shareLinks).toMatchObject([
    { title: '那把蓝格子的伞', endTime: expect.any(String) },
  ])
  expect(JSON.parse(files.get('data.json') ?? '').prints).toMatchObject([
    { title: '那把蓝格子的伞', endTime: expect.any(String) },
  ])
  expect(files.get('index.html')).toContain('自己出的题')
  expect(files.get('index.html')).toContain('正在分享的报告')
})

test('what the homework withholds before the hand-in is withheld here too', async () => {
  const { student, submissionId } = await makeLesson(server, { aiUse: 'hints' })
  await server.call(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)
  await waitForCorrection(server, student, submissionId)
  const essay = JSON.parse((await open(student)).get('essays/0001.json') ?? '')
  expect(essay.attempts[0].report).toMatchObject({ score: null, remark: '', marks: [] })
})

test('an export has nobody else’s texts: no classmate’s essay, no pupils’ names', async () => {
  const { teacher, student, classroom, submissionId, homeworkId } = await makeLesson(server)
  const classmate = await makeLesson(server)
  await server.call(calls.addClasses, { code: classroom.code }, classmate.student)
  const theirs = await findSubmission(server, classmate.student, homeworkId)
  await server.call(
    calls.saveHomework,
    draftOf(theirs, { content: '同学写的秘密。' }),
    classmate.student,
  )
  await server.call(calls.updateUsername, { name: '端木小满' }, student)
  await server.call(
    calls.saveHomework,
    draftOf(submissionId, { content: '我写的秘密。', finish: 2 }),
    student,
  )
  const { hash } = await server.call(getAIResultOfHomework, { id: submissionId }, teacher)
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      teacherScore: 90,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 4,
      hash,
      teacherRemark: '细节动人',
    },
    teacher,
  )
  await server.call(calls.saveWritingReference, { title: '参考', content: '我自己的参考' }, teacher)
  await server.call(calls.savePhrase, { text: '常写的一句。', isPinned: true }, teacher)
  expect(JSON.stringify([...(await open(student))])).not.toContain('同学写的秘密')
  const files = await open(teacher)
  const data = JSON.parse(files.get('data.json') ?? '')
  expect(data).toMatchObject({
    profile: { 学校: '知行小学' },
    classes: [{ name: '五（2）班' }],
    homework: [{ title: '那一刻，我长大了' }],
    remarks: [{ remark: '细节动人', score: 90 }],
    references: [{ content: '我自己的参考' }],
    phrases: [
      { text: '常写的一句。', isPinned: true, uses: 0 },
      { text: '细节动人', isPinned: false, uses: 1 },
    ],
  })
  delete data.messages
  expect(JSON.stringify(data)).not.toMatch(/端木小满|我写的秘密|同学写的秘密/)
})

test('packing everything is slowed down where it is asked for again and again', async () => {
  const { student } = await makeLesson(server)
  const codes = []
  for (let tries = 0; tries < 11; tries += 1)
    codes.push(
      (
        await server.raw(`${BASE_PATH}${calls.exportMyData.path}`, {
          method: 'POST',
          headers: { ticket: student.ticket, userLoginCode: student.userLoginCode },
          body: new URLSearchParams(),
        })
      ).status,
    )
  expect(codes.at(-1)).toBe(429)
})
