/** What pupil and teacher read of a language model's notes, and when. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { correctEssay } from '../../jobs/correctEssay.ts'
import { eraseDeleted } from '../../jobs/eraseDeleted.ts'
import { ENGINE_HERE } from '../../correction/engineHere.ts'
import { modelNotes } from '../../db/schema/modelNotes.ts'
import { draftOf, makeLesson, makePerson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const { db, pool } = server.database
const services = {
  ...{ db, queue: server.queue, clock: () => server.now, workers: ENGINE_HERE, log: console },
}
const SAID = '“妈妈的裤腿全湿了”，一笔就写出了她走得有多急。'
const ASKED = '把伞推来推去的时候，你们说了什么？'
const QUOTE = { paragraph: 1, start: 42, end: 50, quote: '妈妈的裤腿全湿了' }
const WORDS = {
  comment: { text: SAID, quotes: [QUOTE] },
  paragraphComments: [{ text: SAID, quotes: [QUOTE], paragraph: 1 }],
  paragraphSuggestions: [{ text: ASKED, quotes: [], paragraph: 2 }],
  extensions: [{ tips: '写一写动作', detail: '一个动作能说出没有说的话。' }],
  microSuggestions: [],
}
const MARK = {
  ...{ paragraph: 0, start: 0, end: 2, quote: '放学', suggestion: '放课', kind: 'query' as const },
  ...{ ruleId: 'model-grammar', label: '查一查', explanation: '读一读，再决定。' },
}

/** A corrected essay that a model has answered; the class is of `grade`. */
async function makeNoted({ grade = 5, finish = 2 } = {}) {
  const lesson = await makeLesson(server)
  const { student, submissionId: id, homeworkId } = lesson
  await pool.query('update homework set grade_level = $1 where id = $2', [grade, homeworkId])
  await server.call(calls.saveHomework, draftOf(id, { finish }), student)
  const { revisionId } = await server.call(calls.getAIResult, { id, ishomework: 1 }, student)
  if (revisionId === null) throw new Error('nothing was asked')
  await correctEssay({ revisionId }, services)
  await db.insert(modelNotes).values({
    ...{ revisionId, state: 'ready', model: 'small', isStandIn: false, engineVersion: '1' },
    ...{ promptVersion: '1', answerKey: 'k', marks: [MARK], words: WORDS, hasOrder: true },
    ...{ askedAt: server.now, finishedAt: server.now },
  })
  const release = (isReleased: number, who = lesson.teacher) =>
    server.send(calls.releaseModelWords, { studentHomeworkId: id, revisionId, isReleased }, who)
  const read = (who = student) => server.call(calls.getModelNotes, { id, revisionId }, who)
  return { ...lesson, id, revisionId, read, release }
}

test('a pupil of grade 5 reads the marks at once, the words once the teacher has released them', async () => {
  const { read, release, teacher } = await makeNoted()
  const before = await read()
  expect(before).toMatchObject({
    ...{ state: 'ready', model: 'small', needsRelease: true, areWordsReleased: false },
    words: null,
    marks: [{ kind: 'grammar', pNo: 1, quote: '放学', suggestion: '放课', tips: '查一查' }],
  })
  expect((await read(teacher)).words?.comment).toBe(SAID)
  expect((await release(1)).code).toBe(200)
  expect((await read()).words).toEqual({
    comment: SAID,
    paragraphComments: [{ pNo: 2, text: SAID }],
    suggestions: [{ pNo: 3, text: ASKED }],
    extensions: WORDS.extensions,
    microSuggestions: [],
  })
  expect((await release(0)).code).toBe(200)
  expect(await read()).toEqual(before)
})

test('from grade 7 on the words show at once; that an essay gives orders is told to teachers alone', async () => {
  const { read, teacher } = await makeNoted({ grade: 7 })
  expect(await read()).toMatchObject({ needsRelease: false, orderFound: false })
  expect((await read()).words?.comment).toBe(SAID)
  expect((await read(teacher)).orderFound).toBe(true)
})

test.each([
  ['none', 'none', 0, null],
  ['hints', 'ready', 0, ''],
  ['language', 'ready', 1, ''],
  ['full', 'ready', 1, SAID],
] as const)(
  'before the hand-in no more shows than AI use “%s” lets through',
  async (aiUse, state, marks, comment) => {
    const { read, homeworkId } = await makeNoted({ grade: 7, finish: 1 })
    await pool.query('update homework set ai_use = $1 where id = $2', [aiUse, homeworkId])
    const notes = await read()
    expect(notes.state).toBe(state)
    expect(notes.marks).toHaveLength(marks)
    expect(notes.words === null ? null : notes.words.comment).toBe(comment)
    expect(notes.words?.paragraphComments ?? []).toHaveLength(aiUse === 'full' ? 1 : 0)
  },
)

test('another class’s teacher finds neither notes nor anything to release', async () => {
  const { read, release } = await makeNoted()
  const stranger = await makePerson(server, 'teacher')
  await expect(read(stranger)).rejects.toThrow('getModelNotes was refused')
  expect((await release(1, stranger)).success).toBe(false)
})

test('without a model nobody has said anything, and no remark is drafted', async () => {
  const { id, revisionId, read, teacher } = await makeNoted()
  await db.delete(modelNotes)
  expect(await read()).toMatchObject({ state: 'none', model: '', marks: [], words: null })
  expect(await read(teacher)).toMatchObject({ mayDraftRemark: false })
  const request = { studentHomeworkId: id, revisionId }
  expect((await server.send(calls.draftModelRemark, request, teacher)).msg).toBe(
    '这里没有连接大模型',
  )
})

test('notes are in the export as their pupil reads them, and erased with the essay', async () => {
  const { student, release, revisionId } = await makeNoted()
  const exported = async () => {
    const { zip } = await server.call(calls.exportMyData, {}, student)
    return Object.entries(unzipSync(Buffer.from(zip, 'base64')))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n')
  }
  expect(await exported()).toContain('模型补充：small')
  expect(await exported()).not.toContain(ASKED)
  await release(1)
  expect(await exported()).toContain(ASKED)
  const count = () => pool.query('select 1 from model_notes where revision_id = $1', [revisionId])
  expect((await count()).rowCount).toBe(1)
  await pool.query('update accounts set removed_at = $1 where id = $2', [server.now, student.id])
  server.now = new Date(server.now.getTime() + 31 * DAY_MS)
  await eraseDeleted(services)
  expect((await count()).rowCount).toBe(0)
})
