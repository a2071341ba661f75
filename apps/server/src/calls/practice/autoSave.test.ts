import { describe, expect, test } from 'vitest'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import {
  findWriteDetailOfPractice,
  getAIResultOfPractice,
  getHistoryOfPractice,
} from '@zhupi/contract/calls/submission.ts'
import { TRIAL_CORRECTIONS } from '@zhupi/contract/terms/limits.ts'
import { QUOTA_USED_UP, REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { ROLES } from '@zhupi/contract/terms/roles.ts'
import { sayConsent } from '../../testing/consent.ts'
import {
  ESSAY,
  makePerson,
  makePractice,
  prove,
  PRACTICE,
  REWRITTEN,
  waitForCorrection,
} from '../../testing/make.ts'
import { startTestServer, type Ticket } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const { type: genre, ...WRITTEN } = PRACTICE
const DRAFT = { ...WRITTEN, articleType: genre }
const KEY = 'one-and-the-same-act'

const save = (draft: Parameters<typeof server.call>[1], someone: Ticket) =>
  server.call(calls.saveExercise, draft, someone)
const list = (someone: Ticket, type?: string) =>
  server.call(calls.getExercises, { cpage: 1, type }, someone)
const open = (id: number, someone: Ticket) =>
  server.call(findWriteDetailOfPractice, { id, ishomework: 0 }, someone)
const result = (id: number, someone: Ticket) =>
  server.call(getAIResultOfPractice, { id, ishomework: 0 }, someone)
describe('asking for a correction', () => {
  test('tells what is missing in its order, and keeps the draft', async () => {
    const student = await makePerson(server, 'student')
    const id = Number(await save({ title: '', content: '正' }, student))
    const filled: Record<string, string | number> = { id, title: '', content: '' }
    for (const [text, next] of [
      ['请选择作文类型', { type: 'e-event' }],
      ['请选择年级', { grade: 5 }],
      ['请填写作文标题', { title: '雨' }],
      ['请填写作内容', { content: ESSAY }],
    ] as const) {
      expect(await server.send(calls.autoSave, filled, student)).toMatchObject({
        code: 400,
        msg: text,
      })
      Object.assign(filled, next)
    }
    expect(await open(id, student)).toMatchObject({ title: '雨', articleType: 'e-event', grade: 5 })
    expect(await server.call(calls.autoSave, filled, student)).toMatchObject({
      id,
      correction: 'working',
    })
  })

  test.each(ROLES)(
    'shows a %s the whole report, in the list and in the history too',
    async (role) => {
      const person = await makePerson(server, role)
      const id = await makePractice(server, person, { scoreKind: 60 })
      expect(await waitForCorrection(server, person, id, 0)).toBe('done')
      const report = await result(id, person)
      expect(report).toMatchObject({
        ishomework: 0,
        title: '那把蓝格子的伞',
        content: ESSAY,
        author: '小满',
        atText: '叙事',
        grade: 5,
        scoreKind: 60,
        correction: 'done',
        aiUse: 'full',
        counter: 1,
        isDraftNewer: false,
        task: null,
      })
      expect(report.rmap?.score).toBeGreaterThan(0)
      expect(report.paragraphList.map((each) => each.markContentTest)).toEqual(ESSAY.split('\n'))
      const [item] = (await list(person)).items
      expect(item).toMatchObject({ id, counter: 1, correction: 'done' })
      expect(item?.score).toMatch(/^\d+(\.\d)?\/60$/)
      const [attempt] = report.historyList
      expect(
        await server.call(getHistoryOfPractice, { historyId: attempt?.id, ishomework: 0 }, person),
      ).toMatchObject({
        practiceId: id,
        revisionNo: 1,
        title: '那把蓝格子的伞',
        rmap: { score: report.rmap?.score },
      })
    },
  )

  test('charges one text once, and a changed text or grade anew', async () => {
    const student = await makePerson(server, 'student')
    const id = await makePractice(server, student)
    await waitForCorrection(server, student, id, 0)
    expect(await server.call(calls.autoSave, { ...PRACTICE, id }, student)).toMatchObject({
      correction: 'done',
    })
    const uses = async () =>
      (await server.call(calls.getUserinfo, {}, student)).accountInfo.usesLeft
    expect(await uses()).toBe(TRIAL_CORRECTIONS - 1)
    await save({ ...DRAFT, id, content: REWRITTEN }, student)
    expect(await result(id, student)).toMatchObject({ content: ESSAY, isDraftNewer: true })
    await server.call(calls.autoSave, { ...PRACTICE, id, content: REWRITTEN }, student)
    await server.call(calls.autoSave, { ...PRACTICE, id, grade: 6 }, student)
    expect(await uses()).toBe(TRIAL_CORRECTIONS - 3)
    await waitForCorrection(server, student, id, 0)
    expect(await result(id, student)).toMatchObject({ content: ESSAY, grade: 6, counter: 3 })
  })

  test('answers the text where no use is left, and the draft is kept', async () => {
    const student = await makePerson(server, 'student')
    const today = server.now
    server.now = new Date(today.getTime() + 40 * DAY_MS)
    const late = await server.call(calls.loginByPassword, {
      uname: student.phone,
      pwd: 'correct horse',
      t: 0,
    })
    expect(await server.call(calls.autoSave, { ...PRACTICE, requestKey: KEY }, late)).toBe(
      QUOTA_USED_UP,
    )
    const id = Number(await save({ ...DRAFT, requestKey: KEY }, late))
    expect(await open(id, late)).toMatchObject({ content: ESSAY, counter: 0, correction: 'none' })
    server.now = today
  })

  test('up to grade 8 waits for a guardian’s yes; teachers and older pupils are not asked', async () => {
    const child = await makePerson(server, 'student', '林小满', { hasConsent: false })
    const asked = await server.send(calls.autoSave, { ...PRACTICE, requestKey: KEY }, child)
    expect(asked).toMatchObject({ code: 4000, msg: REFUSALS.consentNeeded.text })
    const id = Number(await save({ ...DRAFT, requestKey: KEY }, child))
    const say = (isGiven: boolean) => sayConsent(server, child, isGiven)
    await say(false)
    expect(await server.send(calls.autoSave, { ...PRACTICE, id }, child)).toMatchObject({
      code: 3005,
      msg: REFUSALS.correctionNeedsConsent.text,
    })
    const older = { ...PRACTICE, id, grade: 9, type: 'j-narrative' }
    expect(await server.call(calls.autoSave, older, child)).toMatchObject({ id })
    await say(true)
    expect(await server.call(calls.autoSave, { ...PRACTICE, id }, child)).toMatchObject({ id })
  })
})

test('the rank counts practice of the same grade and genre group of the last ninety days', async () => {
  const student = await makePerson(server, 'student')
  // A grade that no other test here writes for.
  const id = await makePractice(server, student, { grade: 4 })
  await waitForCorrection(server, student, id, 0)
  const [writer, removed] = [
    await makePerson(server, 'student'),
    await makePerson(server, 'student'),
  ]
  await prove(server, removed, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, removed)
  const others = async (
    count: number,
    aiScore: number,
    daysAgo: number,
    { grade = 4, by = writer } = {},
  ) => {
    const at = new Date(server.now.getTime() - daysAgo * DAY_MS)
    await server.database.pool.query(
      `with e as (insert into essays (kind) select 'practice' from generate_series(1, $1) returning id),
         r as (insert into revisions (essay_id, revision_no, question_no, grade_level, genre, title, content, content_hash, created_at)
           select id, 1, 1, $5, 'e-person', '', '', '', $4 from e returning id, essay_id),
         p as (insert into practice_essays (id, account_id, genre, title, content, characters, version, grade_level, author, score_scale, created_at, corrected_at, revision_id)
           select r.essay_id, $2, 'e-person', '', '', 0, 1, $5, '', 100, $4, $4, r.id from r)
       insert into reports (revision_id, state, stage, ai_score, correction, requested_at)
         select id, 'done', 'commenting', $3, '{}', $4 from r`,
      [count, by.id, aiScore, at, grade],
    )
  }
  await others(28, 1, 10)
  await others(30, 1, 91)
  await others(30, 1, 10, { grade: 6 })
  await others(30, 1, 10, { by: removed })
  expect((await result(id, student)).rmap?.surpass).toBeNull()
  await others(1, 100, 89)
  expect((await result(id, student)).rmap?.surpass).toBe(97)
})
