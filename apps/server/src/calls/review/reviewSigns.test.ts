import { expect, test } from 'vitest'
import { getAIResultOfHomework } from '@zhupi/contract/calls/submission.ts'
import { calls } from '@zhupi/contract/calls/index.ts'
import { makeHandedIn } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })

test('the list says where the pupil disagrees and the machine asks, while the essay waits', async () => {
  const { teacher, submissionId, homeworkId } = await makeHandedIn(server)
  const { tmap, revisionId, hash } = await server.call(
    getAIResultOfHomework,
    { id: submissionId },
    teacher,
  )
  const row = async () =>
    (await server.call(calls.getHomeworkDetail, { id: homeworkId }, teacher)).studentHomeworkList[0]
  const doubts = tmap.filter(({ kind }) => kind === 'query').length
  expect(await row()).toMatchObject({ doubts, disputes: 0, rise: null })
  await server.database.pool.query(
    `insert into disputes (essay_id, revision_id, rule_id, engine_version, sentence_hash, position, quote, at)
     values ($1, $2, 'wrong-word', 'now', 'hash', 0, '以经', now())`,
    [submissionId, revisionId],
  )
  expect(await row()).toMatchObject({ disputes: 1 })
  await server.call(
    calls.saveReview,
    {
      studentHomeworkId: submissionId,
      teacherScore: 80,
      categoryLevel1: 4,
      categoryLevel2: 4,
      categoryLevel3: 4,
      hash,
    },
    teacher,
  )
  expect(await row()).toMatchObject({ doubts: 0, disputes: 0, rise: null })
})
