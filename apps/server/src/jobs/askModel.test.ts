/** A model behind the queue, over HTTP and PostgreSQL, well and misbehaving. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { createOpenAiCompatibleLlm } from '../adapters/llm/openAiCompatible.ts'
import { ENGINE_HERE } from '../correction/engineHere.ts'
import { draftOf, makeLesson, makePractice, waitForCorrection } from '../testing/make.ts'
import { startFakeLlm, type LlmRequest } from '../testing/fakeLlm.ts'
import { startTestServer, type Ticket } from '../testing/testServer.ts'
import { sayConsent } from '../testing/consent.ts'
import { modelNotes } from '../db/schema/modelNotes.ts'
import { askModel } from './askModel.ts'

const fake = await startFakeLlm('key')
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterAll(async () => {
  logged.mockRestore()
  await fake.stop()
})
const CONTENT = [
  '星期天早上，妈妈说：“今天我们去爷爷家摘橘子吧！”我高兴得跳了起来。',
  '爷爷家的橘子树像一把把绿色的大伞。我拿着剪刀，小心翼翼地剪下一个，放进嘴里，甜甜的汁水一下子流了出来。',
  '过了一会儿，我的手被树枝画破了。爸爸抬着沉甸甸的筐子往回走，我跟在后面。',
].join('\n')
const COMMENT = '“甜甜的汁水一下子流了出来”，读的人也尝到了甜味。'
const MARK = {
  ...{ paragraph: 3, sentence: '过了一会儿，我的手被树枝画破了。', wrong: '画破', right: '划破' },
  ...{ kind: 'character', why: '' },
}
const NO_WORDS = { comment: '', paragraphComments: [], suggestions: [], extensions: [] }
const WORDS = { ...NO_WORDS, comment: COMMENT, microSuggestions: [] }
const REMARK = { sentences: [COMMENT, '下次也这样慢慢写一个动作。', '我给你满分！'] }
const CALLED = (name: string, nickname: string) =>
  `“我叫${name}，外号${nickname}”，大家为什么这样叫你呢？`
const answerWell = ({ messages }: LlmRequest) => {
  const order = messages[0]?.content ?? ''
  return order.includes('评语') ? REMARK : order.includes('marks') ? { marks: [MARK] } : WORDS
}

const settings = {
  ...{ model: 'small', isStandIn: false, isOutside: false, consentVersion: 'with-model' },
  ...{ inputPrice: 2, outputPrice: 8, dayTokens: 1_000_000, dayYuan: 100, answerTokens: 500 },
}
const endpoint = {
  url: fake.url,
  key: 'key',
  model: 'small',
  isStructured: true,
  answerTokens: 500,
}
const openLlm = (limits = {}) => createOpenAiCompatibleLlm(endpoint, { restMs: 1, ...limits })
const model = { settings, llm: openLlm() }
const server = await startTestServer({ hasWorkers: true, model })
const { db, pool } = server.database
const log = { error: () => undefined }
const services = { db, workers: ENGINE_HERE, model, clock: () => server.now, log }

let copies = 0
beforeEach(async () => {
  fake.behaviour = 'answers'
  fake.answer = answerWell
  fake.asked.length = 0
  Object.assign(settings, { isOutside: false, dayTokens: 1_000_000 })
  await pool.query('delete from model_usage')
})

/** Each text is another, for the same one is answered from the store. */
async function makeCorrected({
  content = `${CONTENT}\n这是第${++copies}篇。`,
  title = '摘橘子',
} = {}) {
  const lesson = await makeLesson(server)
  const { student, submissionId: id } = lesson
  await server.call(calls.saveHomework, draftOf(id, { title, content, finish: 2 }), student)
  expect(await waitForCorrection(server, student, id)).toBe('done')
  const report = await server.call(calls.getAIResult, { id, ishomework: 1 }, student)
  const { revisionId } = report
  if (revisionId === null) throw new Error('there is no revision')
  const read = (who: Ticket = lesson.teacher) =>
    server.call(calls.getModelNotes, { id, revisionId }, who)
  const settled = async () => {
    await expect.poll(async () => (await read()).state).not.toBe('asked')
    return read()
  }
  return { ...lesson, id, revisionId, report, read, settled }
}

const usage = async () =>
  (
    await pool.query<{ questions: number; input_tokens: string; yuan: number; refused: object }>(
      'select questions, input_tokens, yuan, refused, held_tokens from model_usage',
    )
  ).rows[0]

test('marks and words come beneath the report, which stays as it was', async () => {
  const { settled, report, student, id } = await makeCorrected()
  expect(await settled()).toMatchObject({
    ...{ state: 'ready', model: 'small', isStandIn: false, orderFound: false },
    engineVersion: expect.stringMatching(/\d/),
    marks: [{ kind: 'character', quote: '画', suggestion: '划', pNo: 3 }],
    words: { comment: COMMENT },
  })
  expect(await server.call(calls.getAIResult, { id, ishomework: 1 }, student)).toEqual(report)
  expect(fake.asked).toHaveLength(2)
  expect(await usage()).toMatchObject({ questions: 2, input_tokens: '1800', yuan: 0.0052 })
  expect(await usage()).toMatchObject({ held_tokens: '0' })
})

const MISBEHAVING = [
  ...(['hangs', 'tooMany', 'fails', 'isCut', 'isEmpty', 'isHuge'] as const),
  ...(['badJson', 'otherForm', 'drips'] as const),
]
test.each(MISBEHAVING)(
  'where the model %s, the report is whole, and the answers come once the model is well',
  async (behaviour) => {
    fake.behaviour = behaviour
    // Too short for a good answer on a busy machine; these are waited for in vain.
    model.llm = openLlm({ callWithinMs: 1_500 })
    const { settled, report, revisionId, read } = await makeCorrected()
    expect(report.rmap?.score).toBeGreaterThan(0)
    expect(await settled()).toMatchObject({ state: 'failed', marks: [], words: null })
    fake.behaviour = 'answers'
    model.llm = openLlm()
    // As the queue does by itself, half a minute later.
    await askModel({ revisionId }, services)
    expect(await read()).toMatchObject({ state: 'ready', words: { comment: COMMENT } })
    const asked = fake.asked.length
    await askModel({ revisionId }, services)
    expect(fake.asked).toHaveLength(asked)
  },
)

test('only what is missing is asked again', async () => {
  fake.answer = (request) => (answerWell(request) === WORDS ? { verdict: 1 } : answerWell(request))
  const { settled, revisionId, read } = await makeCorrected()
  expect(await settled()).toMatchObject({ state: 'ready', words: null, marks: [{ quote: '画' }] })
  fake.answer = answerWell
  fake.asked.length = 0
  await askModel({ revisionId }, services)
  expect(fake.asked).toHaveLength(1)
  expect(await read()).toMatchObject({ words: { comment: COMMENT }, marks: [{ quote: '画' }] })
})

test('the same text is never paid for twice, in whatever class', async () => {
  const content = `${CONTENT}\n两个人写的一样。`
  const first = await (await makeCorrected({ content })).settled()
  fake.asked.length = 0
  const { settled } = await makeCorrected({ content })
  expect({ ...(await settled()), revisionId: 0 }).toEqual({ ...first, revisionId: 0 })
  expect(fake.asked).toEqual([])
})

test('names, nicknames, class and phone numbers stay here; quotations show them', async () => {
  const lesson = await makeLesson(server)
  const { student, teacher, submissionId: id } = lesson
  await pool.query("update accounts set name = '林知夏', nickname = '糖葫芦串' where id = $1", [
    student.id,
  ])
  const content = `${CONTENT}\n我叫林知夏，外号糖葫芦串，在五（2）班，电话13912345678。`
  fake.answer = (request) =>
    answerWell(request) === WORDS
      ? { ...WORDS, comment: '', suggestions: [{ paragraph: 4, text: CALLED('×××', '××××') }] }
      : { marks: [] }
  await server.call(calls.saveHomework, draftOf(id, { content, finish: 2 }), student)
  await waitForCorrection(server, student, id)
  const { revisionId } = await server.call(calls.getAIResult, { id, ishomework: 1 }, student)
  const read = () => server.call(calls.getModelNotes, { id, revisionId: revisionId ?? 0 }, teacher)
  await expect.poll(async () => (await read()).state).toBe('ready')
  const sent = JSON.stringify(fake.asked)
  expect(sent).toContain('我叫×××，外号××××，在')
  expect(sent).not.toMatch(/林知夏|糖葫芦|五（2）班|13912345678/)
  expect((await read()).words?.suggestions).toEqual([
    { pNo: 4, text: CALLED('林知夏', '糖葫芦串') },
  ])
})

test('what leaves the own network waits for the consent that names it', async () => {
  settings.isOutside = true
  const { read, student, teacher, id, revisionId } = await makeCorrected()
  expect((await read()).state).toBe('none')
  const request = { studentHomeworkId: id, revisionId }
  expect((await server.send(calls.draftModelRemark, request, teacher)).msg).toContain('监护人')
  expect(fake.asked).toEqual([])
  await sayConsent(server, student, true)
  // Said to another wording than the one that names the model.
  expect((await server.send(calls.draftModelRemark, request, teacher)).success).toBe(false)
  expect(fake.asked).toEqual([])
})

test('a day’s limit holds for a whole school, and the report comes all the same', async () => {
  const { student } = await makeCorrected()
  // Of nobody's school, and so together.
  const practise = async (content: string) => {
    const id = await makePractice(server, student, { content: `${CONTENT}\n${content}` })
    await waitForCorrection(server, student, id, 0)
    const { revisionId } = await server.call(calls.getAIResult, { id, ishomework: 0 }, student)
    const request = { id, ishomework: 0, revisionId: revisionId ?? 0 }
    const read = async () => (await server.call(calls.getModelNotes, request, student)).state
    await expect.poll(read).not.toBe('asked')
    return read()
  }
  expect(await practise('第一篇练笔。')).toBe('ready')
  fake.asked.length = 0
  settings.dayTokens = 2_500
  expect(await practise('第二篇练笔。')).toBe('failed')
  expect(fake.asked).toEqual([])
})

test('a text that was changed meanwhile is not asked about', async () => {
  const { revisionId, student, settled } = await makeCorrected()
  await settled()
  const id = await makePractice(server, student, { content: `${CONTENT}\n练笔。` })
  await waitForCorrection(server, student, id, 0)
  const older = await server.call(calls.getAIResult, { id, ishomework: 0 }, student)
  // What the queue asks by itself is over.
  const state = 'select state from model_notes where revision_id = $1'
  const read = async () =>
    (await pool.query<{ state: string }>(state, [older.revisionId])).rows[0]?.state ?? 'asked'
  await expect.poll(read).not.toBe('asked')
  await pool.query('update practice_essays set revision_id = $1 where id = $2', [revisionId, id])
  await pool.query(
    "update model_notes set state = 'asked', marks = null, words = null where revision_id = $1",
    [older.revisionId],
  )
  fake.asked.length = 0
  await askModel({ revisionId: older.revisionId ?? 0 }, services)
  expect(fake.asked).toEqual([])
  const left = 'select 1 from model_notes where revision_id = $1'
  expect((await pool.query(left, [older.revisionId])).rowCount).toBe(0)
})

test('a teacher gets a draft of the remark, without what does not pass, and once for the same', async () => {
  const { id, revisionId, teacher, settled } = await makeCorrected()
  await settled()
  fake.asked.length = 0
  const draft = () =>
    server.call(calls.draftModelRemark, { studentHomeworkId: id, revisionId }, teacher)
  const drafted = { text: `${COMMENT}下次也这样慢慢写一个动作。`, model: 'small', isStandIn: false }
  expect(await draft()).toEqual(drafted)
  expect(await draft()).toEqual(drafted)
  expect(fake.asked).toHaveLength(1)
  expect((await usage())?.refused).toEqual({ judges: 1 })
})

test('a remark is drafted too for an essay that was corrected before there was a model', async () => {
  const { id, revisionId, teacher, student, settled, read } = await makeCorrected()
  await settled()
  await db.delete(modelNotes)
  expect(await read()).toMatchObject({ state: 'none', mayDraftRemark: true })
  expect(await read(student)).toMatchObject({ mayDraftRemark: false })
  const request = { studentHomeworkId: id, revisionId }
  expect((await server.call(calls.draftModelRemark, request, teacher)).text).toContain(COMMENT)
  // Of what was not corrected there is nothing to draft from.
  await pool.query("update reports set state = 'failed' where revision_id = $1", [revisionId])
  expect(await read()).toMatchObject({ mayDraftRemark: false })
})

test('a remark that the model does not write is refused with its reason', async () => {
  const { id, revisionId, teacher, settled } = await makeCorrected()
  await settled()
  fake.behaviour = 'badJson'
  const request = { studentHomeworkId: id, revisionId }
  expect((await server.send(calls.draftModelRemark, request, teacher)).msg).toContain('没有写出')
})
