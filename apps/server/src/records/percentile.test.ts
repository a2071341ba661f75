/** How many classmates a pupil reads to have surpassed. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { PERCENTILE_MIN_CLASSMATES } from '@zhupi/contract/terms/limits.ts'
import type { Correction, Essay } from '@zhupi/engine/types.ts'
import { submissions } from '../db/schema/submission.ts'
import { correctEssay } from '../jobs/correctEssay.ts'
import { ENGINE_HERE } from '../correction/engineHere.ts'
import { draftOf, makeClassOf } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'

const server = await startTestServer()
const { db } = server.database
let correction: Correction | undefined

/** The job, with an engine that gives every text this score. */
async function correctWith(score: number, revisionId: number) {
  const engine = async (essay: Essay) => {
    correction ??= await ENGINE_HERE.correct(essay, () => undefined)
    return { ...correction, score }
  }
  const workers = { ...ENGINE_HERE, correct: engine }
  await correctEssay(
    { revisionId },
    { db, queue: server.queue, clock: () => server.now, log: console, workers },
  )
}

/** A class of pupils whose essays have these scores. @returns the first pupil’s essay */
async function makeScored(scores: readonly number[]) {
  const { essays } = await makeClassOf(server, scores.length)
  const [own] = essays
  if (own === undefined) throw new Error('no pupils')
  for (const [index, { id, student }] of essays.entries()) {
    await server.call(calls.saveHomework, draftOf(id, { finish: 1 }), student)
    const [row] = await db
      .select({ revisionId: submissions.revisionId })
      .from(submissions)
      .where(eq(submissions.id, id))
    await correctWith(scores[index] ?? 0, row?.revisionId ?? 0)
  }
  return own
}

async function surpassedBy({ id, student }: Awaited<ReturnType<typeof makeScored>>) {
  const { rmap } = await server.call(calls.getAIResult, { id }, student)
  return rmap?.surpass
}

test('classmates with a lower score count, those with the same one do not', async () => {
  const own = await makeScored([80, 70, 70, 70, 80, 80, 90, 90, 90, 90])
  expect(await surpassedBy(own)).toBe(33)
})

test('the best of the smallest class with a percentile has surpassed everybody', async () => {
  const lower = Array.from({ length: PERCENTILE_MIN_CLASSMATES - 1 }, () => 60)
  expect(await surpassedBy(await makeScored([80, ...lower]))).toBe(100)
})

test('one pupil fewer, and there is none', async () => {
  const lower = Array.from({ length: PERCENTILE_MIN_CLASSMATES - 2 }, () => 60)
  expect(await surpassedBy(await makeScored([80, ...lower]))).toBeNull()
})
