/** That an essay may miss its topic is for its teacher to weigh, where the teacher asked for it. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import type { Correction, Essay, OnStage } from '@zhupi/engine/types.ts'
import { homework } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { correctEssay } from '../../jobs/correctEssay.ts'
import { ENGINE_HERE } from '../../correction/engineHere.ts'
import { draftOf, makeLesson } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer()
const { db } = server.database
const services = {
  db,
  queue: server.queue,
  clock: () => server.now,
  log: console,
  workers: {
    ...ENGINE_HERE,
    correct: async (essay: Essay, onStage: OnStage) =>
      missTopic(await ENGINE_HERE.correct(essay, onStage)),
  },
}

function missTopic(correction: Correction): Correction {
  return {
    ...correction,
    dimensions: correction.dimensions.map((dimension) => ({
      ...dimension,
      traits: dimension.traits.map((trait) =>
        trait.trait === 'MATCH_TITLE' ? { ...trait, score: 10, band: 4 as const } : trait,
      ),
    })),
  }
}

/** Handed in, its report saying that it misses the topic. */
async function makeMissed(digressCheck: boolean) {
  const lesson = await makeLesson(server)
  await db.update(homework).set({ digressCheck }).where(eq(homework.id, lesson.homeworkId))
  await server.call(calls.saveHomework, draftOf(lesson.submissionId, { finish: 2 }), lesson.student)
  const [row] = await db
    .select({ revisionId: submissions.revisionId })
    .from(submissions)
    .where(eq(submissions.id, lesson.submissionId))
  await correctEssay({ revisionId: row?.revisionId ?? 0 }, services)
  return lesson
}

async function readFlags({
  teacher,
  student,
  submissionId,
  homeworkId,
}: Awaited<ReturnType<typeof makeMissed>>) {
  const { studentHomeworkList } = await server.call(
    calls.getHomeworkDetail,
    { id: homeworkId },
    teacher,
  )
  const report = { id: submissionId }
  return {
    inList: studentHomeworkList[0]?.isOffTopic,
    forTeacher: (await server.call(getAIResultOfHomework, report, teacher)).isOffTopic,
    forPupil: (await server.call(getAIResultOfHomework, report, student)).isOffTopic,
  }
}

test('where the check is on, the teacher reads it and the pupil does not', async () => {
  expect(await readFlags(await makeMissed(true))).toEqual({
    inList: true,
    forTeacher: true,
    forPupil: false,
  })
})

test('where the check is off, nobody reads it', async () => {
  expect(await readFlags(await makeMissed(false))).toEqual({
    inList: false,
    forTeacher: false,
    forPupil: false,
  })
})
