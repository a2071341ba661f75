/** What a second draft changed: stored with its report, and shown as far as the homework lets it. */
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import type { Correction } from '@zhupi/engine/types.ts'
import { draftChanges, reports } from '../db/schema/report.ts'
import { ENGINE_HERE } from '../correction/engineHere.ts'
import {
  draftOf,
  ESSAY,
  makeLesson,
  makePerson,
  makePractice,
  prove,
  REWRITTEN,
  type HomeworkWishes,
} from '../testing/make.ts'
import { startTestServer, type Ticket } from '../testing/testServer.ts'
import { eraseDeleted } from './eraseDeleted.ts'
import { correctEssay } from './correctEssay.ts'

// Without workers: the tests run the jobs themselves.
const server = await startTestServer()
const { db } = server.database
const logged: string[] = []
const services = {
  db,
  queue: server.queue,
  clock: () => server.now,
  workers: ENGINE_HERE,
  log: { error: (_: object, text: string) => void logged.push(text) },
}

const FIRST = `我以经明白了妈妈的爱。\n${ESSAY}`
const SECOND = `我已经明白了妈妈的爱。\n${REWRITTEN}`

/** An engine of another version, which finds every text that much better. */
function engineOf(engineVersion: string, better: number): typeof ENGINE_HERE {
  const other = (correction: Correction): Correction => ({
    ...correction,
    engineVersion,
    score: Math.round((correction.score + better) * 10) / 10,
  })
  return {
    ...ENGINE_HERE,
    correct: async (essay, onStage) => other(await ENGINE_HERE.correct(essay, onStage)),
  }
}

type Asked = { id: number; ishomework: number; student: Ticket; revisionId: number }

async function ask(
  student: Ticket,
  id: number,
  content: string,
  workers = ENGINE_HERE,
): Promise<Asked> {
  await server.call(calls.saveHomework, draftOf(id, { content, finish: 1 }), student)
  return run({ id, ishomework: 1, student }, workers)
}

async function run(essay: Omit<Asked, 'revisionId'>, workers = ENGINE_HERE): Promise<Asked> {
  const { id, ishomework, student } = essay
  const { revisionId } = await server.call(calls.getAIResult, { id, ishomework }, student)
  if (revisionId === null) throw new Error('nothing was asked')
  await correctEssay({ revisionId }, { ...services, workers })
  return { ...essay, revisionId }
}

/** Two drafts of one essay, each with its report. */
async function makeTwo(wishes: HomeworkWishes = {}, [one, two] = [ENGINE_HERE, ENGINE_HERE]) {
  const lesson = await makeLesson(server, wishes)
  const first = await ask(lesson.student, lesson.submissionId, FIRST, one)
  const second = await ask(lesson.student, lesson.submissionId, SECOND, two)
  return { ...lesson, first, second }
}

const readOwn = async ({ id, ishomework, student }: Asked) =>
  server.call(calls.getAIResult, { id, ishomework }, student)
const readAttempt = async ({ revisionId, ishomework, student }: Asked) =>
  server.call(calls.getHistory, { historyId: revisionId, ishomework }, student)

/** The second attempt of the only essay, as its pupil takes it away. */
async function readExported(student: Ticket): Promise<Pick<Report, 'change'>> {
  const { zip } = await server.call(calls.exportMyData, {}, student)
  const [, file] =
    Object.entries(unzipSync(Buffer.from(zip, 'base64'))).find(
      ([name]) => name.startsWith('essays/') && name.endsWith('.json'),
    ) ?? []
  return JSON.parse(strFromU8(file ?? new Uint8Array())).attempts[1].report
}
type Report = Awaited<ReturnType<typeof readOwn>>

async function storedReport(revisionId: number) {
  const [found] = await db.select().from(reports).where(eq(reports.revisionId, revisionId))
  if (found?.correction == null) throw new Error('no report')
  return { aiScore: found.aiScore, correction: found.correction }
}

describe('the report of a second draft', () => {
  test('says what the draft changed: rise, repairs, goals and every paragraph', async () => {
    const { first, second } = await makeTwo()
    const { change, rmap, revisionId } = await readOwn(second)
    expect(change).toMatchObject({
      earlierId: first.revisionId,
      earlierNo: 1,
      repaired: [{ tips: '错别字', quote: '以经', now: '已经' }],
      left: 0,
    })
    expect(
      change?.paragraphs.map(({ kind, pNo, earlierPNo, added }) => [kind, pNo, earlierPNo, added]),
    ).toEqual([
      ['changed', 1, 1, 1],
      ['same', 2, 2, 0],
      ['same', 3, 3, 0],
      ['same', 4, 4, 0],
      ['same', 5, 5, 0],
      ['new', 6, null, 27],
    ])
    expect(change?.paragraphs[0]?.pieces).toEqual([
      { kind: 'same', text: '我' },
      { kind: 'removed', text: '以' },
      { kind: 'added', text: '已' },
      { kind: 'same', text: '经明白了妈妈的爱。' },
    ])
    const earlier = await readAttempt(first)
    expect(change?.rise).toBeCloseTo((rmap?.score ?? 0) - (earlier.rmap?.score ?? 0), 5)
    const [length, ...others] = earlier.rmap?.goals.map(({ goal }) => goal) ?? []
    // The first counts the characters of the earlier draft: the later is told what to reach.
    expect(length).toMatch(/^\d+字/)
    expect(change?.goals.map(({ goal }) => goal)).toEqual(['全文写到400字。', ...others])
    expect(revisionId).toBe(second.revisionId)
    expect((await readAttempt(second)).change).toEqual(change)
  })

  test('a first draft has nothing before it', async () => {
    const { first } = await makeTwo()
    expect(await readAttempt(first)).toMatchObject({ change: null, revisionId: first.revisionId })
  })

  test('practice is compared alike', async () => {
    const student = await makePerson(server, 'student')
    const id = await makePractice(server, student, { content: FIRST })
    const first = await run({ id, ishomework: 0, student })
    await makePractice(server, student, { id, content: SECOND })
    const second = await run({ id, ishomework: 0, student })
    const { change } = await readOwn(second)
    expect(change).toMatchObject({ earlierId: first.revisionId, repaired: [{ now: '已经' }] })
    expect(change?.rise).toEqual(expect.any(Number))
    expect((await readAttempt(second)).change).toEqual(change)
  })
})

describe('an engine that was replaced between two drafts', () => {
  test('the rise is under one engine, and the stored score stays', async () => {
    const later = engineOf('later', 20)
    const { first, second } = await makeTwo({}, [ENGINE_HERE, later])
    const one = await storedReport(first.revisionId)
    const two = await storedReport(second.revisionId)
    expect([one.correction.engineVersion, two.correction.engineVersion]).toEqual([
      expect.not.stringContaining('later'),
      'later',
    ])
    // The first draft as the later engine would score it, not as it was scored.
    const { change } = await readOwn(second)
    expect(change?.rise).toBeCloseTo(two.correction.score - one.correction.score - 20, 5)
    expect(one.aiScore).toBe(one.correction.score)
    const [stored] = await db
      .select({ engineVersion: draftChanges.engineVersion })
      .from(draftChanges)
      .where(eq(draftChanges.revisionId, second.revisionId))
    expect(stored).toEqual({ engineVersion: 'later' })
  })

  test('without it nothing is scored twice; a task that was changed meanwhile is scored again', async () => {
    const scored: string[] = []
    const counting = {
      ...ENGINE_HERE,
      correct: async (...[essay, onStage]: Parameters<typeof ENGINE_HERE.correct>) => {
        scored.push(essay.content)
        return ENGINE_HERE.correct(essay, onStage)
      },
    }
    const { student, submissionId } = await makeTwo({}, [counting, counting])
    expect(scored).toEqual([FIRST, SECOND])
    const third = `${SECOND}\n我会一直记得。`
    await server.database.pool.query(
      'update homework set min_characters = 300 where id = (select homework_id from submissions where id = $1)',
      [submissionId],
    )
    await ask(student, submissionId, third, counting)
    expect(scored).toEqual([FIRST, SECOND, third, SECOND])
  })

  test('a report is not held back by an earlier draft that cannot be scored again', async () => {
    const failing: typeof ENGINE_HERE = {
      ...engineOf('later', 0),
      correct: async (essay, onStage) => {
        if (essay.content === FIRST) throw new Error('stuck')
        return engineOf('later', 0).correct(essay, onStage)
      },
    }
    const { second } = await makeTwo({}, [ENGINE_HERE, failing])
    expect(await readOwn(second)).toMatchObject({ correction: 'done', change: null })
    expect(logged).toEqual(['a draft was not compared with the one before it'])
  })
})

describe('what is shown of a change before the hand-in', () => {
  const shown: Record<Exclude<AiUse, 'none'>, object> = {
    full: { rise: expect.any(Number), repaired: [{ quote: '以经', now: '已经' }] },
    language: { rise: null, traits: [], repaired: [{ quote: '以经', now: '已经' }] },
    hints: { rise: null, traits: [], repaired: [], left: 0 },
  }

  test.each(['full', 'language', 'hints'] as const)(
    '%s, in report, attempt and export',
    async (aiUse) => {
      const { second, student } = await makeTwo({ aiUse })
      const reads = [await readOwn(second), await readAttempt(second), await readExported(student)]
      for (const { change } of reads) {
        expect(change).toMatchObject(shown[aiUse])
        expect(change?.goals.length).toBeGreaterThan(0)
        expect(change?.paragraphs).toHaveLength(6)
      }
      await server.call(calls.submitHomework, { id: second.id }, student)
      expect((await readOwn(second)).change).toMatchObject(shown.full)
    },
  )

  test('none, set after the drafts were corrected: the texts alone', async () => {
    const { second, student } = await makeTwo()
    await server.database.pool.query(
      "update homework set ai_use = 'none' where id = (select homework_id from submissions where id = $1)",
      [second.id],
    )
    const reads = [await readOwn(second), await readAttempt(second), await readExported(student)]
    for (const { change } of reads)
      expect(change).toMatchObject({
        rise: null,
        traits: [],
        goals: [],
        repaired: [],
        left: 0,
        paragraphs: { length: 6 },
      })
  })

  test('where a lowest score is asked for, the rise is known', async () => {
    const { second } = await makeTwo({ aiUse: 'hints', lowestScore: 30 })
    expect((await readOwn(second)).change).toMatchObject({
      rise: expect.any(Number),
      traits: [],
      repaired: [],
    })
  })
})

test('a teacher sees the changes up to the hand-in and nothing of a rewrite', async () => {
  const { teacher, student, second } = await makeTwo()
  await server.call(calls.submitHomework, { id: second.id }, student)
  const read = () => server.call(calls.getAIResult, { id: second.id }, teacher)
  const { change } = await read()
  expect(change).toMatchObject({ repaired: [{ now: '已经' }] })
  await server.call(calls.rejectHomework, { studentHomeworkId: second.id, reason: '再写' }, teacher)
  const third = await ask(student, second.id, `${SECOND}\n我会一直记得。`)
  expect((await readOwn(third)).change).toMatchObject({ earlierNo: 2 })
  expect(await read()).toMatchObject({ change, isDraftNewer: false, revisionId: second.revisionId })
  expect((await server.send(calls.getHistory, { historyId: third.revisionId }, teacher)).code).toBe(
    3005,
  )
})

test('a draft that was edited since its report says so; handing in takes the draft', async () => {
  const { student, second } = await makeTwo()
  expect(await readOwn(second)).toMatchObject({ isDraftNewer: false })
  await server.call(calls.saveHomework, draftOf(second.id, { content: '我又改了。' }), student)
  expect(await readOwn(second)).toMatchObject({ isDraftNewer: true, content: SECOND })
  await server.call(calls.submitHomework, { id: second.id }, student)
  expect(await readOwn(second)).toMatchObject({ isDraftNewer: false, content: '我又改了。' })
})

test('a change is erased with its essay and with its writer, and nobody else’s', async () => {
  const areStored = async (drafts: Asked[]) => {
    const found = await db.select({ id: draftChanges.revisionId }).from(draftChanges)
    return drafts.map(({ revisionId }) => found.some(({ id }) => id === revisionId))
  }
  const practiseTwice = async (student: Ticket) => {
    const id = await makePractice(server, student, { content: FIRST })
    await run({ id, ishomework: 0, student })
    await makePractice(server, student, { id, content: SECOND })
    return run({ id, ishomework: 0, student })
  }
  const [kept, left] = [await makeTwo(), await makeTwo()]
  const deleted = await practiseTwice(kept.student)
  const drafts = [kept.second, left.second, deleted, await practiseTwice(left.student)]
  expect(await areStored(drafts)).toEqual([true, true, true, true])
  await server.call(calls.delExercise, { id: deleted.id }, kept.student)
  await prove(server, left.student, 'removeAccount')
  await server.call(calls.removeUser, { identity: 'STUDENT' }, left.student)
  server.now = new Date(server.now.getTime() + 31 * DAY_MS)
  await eraseDeleted(services)
  expect(await areStored(drafts)).toEqual([true, false, false, false])
})
