import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { CORRECTION_RATE } from '@zhupi/contract/terms/rates.ts'
import { rateCounts } from '../../db/schema/rates.ts'
import { draftOf, ESSAY, makeLesson, PRACTICE, waitForCorrection } from '../../testing/make.ts'
import { startTestServer } from '../../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const TOO_OFTEN = { code: 400, msg: '操作太频繁，请 10 分钟后再试' }
const counted = async () =>
  (
    await server.database.db
      .select({ points: rateCounts.points })
      .from(rateCounts)
      .where(sql`${rateCounts.key} like ${`${CORRECTION_RATE.name}:%`}`)
  )[0]?.points

test('only what starts the engine is counted, and the draft is stored before it is refused', async () => {
  const { student, submissionId } = await makeLesson(server)
  const save = (finish: number, content = ESSAY) =>
    server.send(calls.saveHomework, draftOf(submissionId, { finish, content }), student)
  await save(0)
  expect(await counted()).toBeUndefined()
  for (let taps = 0; taps < 5; taps += 1) expect((await save(1)).code).toBe(200)
  expect(await counted()).toBe(1)
  await waitForCorrection(server, student, submissionId)

  await server.database.db.update(rateCounts).set({ points: CORRECTION_RATE.max })
  const [next, last] = [`${ESSAY}\n雨停了。`, `${ESSAY}\n天晴了。`]
  expect(await save(1, next)).toMatchObject(TOO_OFTEN)
  expect(await save(2, last)).toMatchObject(TOO_OFTEN)
  const practice = await server.send(calls.autoSave, PRACTICE, student)
  expect(practice).toMatchObject(TOO_OFTEN)
  expect(await counted()).toBe(CORRECTION_RATE.max)
  const kept = await server.call(calls.findWriteDetail, { id: submissionId }, student)
  expect(kept).toMatchObject({ content: last, status: 'underway' })
  const { items } = await server.call(calls.getExercises, { cpage: 1, psize: 10 }, student)
  expect(items).toHaveLength(1)

  // Handing in what has its report starts nothing.
  expect(await save(2)).toMatchObject({ code: 200, entity: { status: 'finish' } })
  server.now = new Date(server.now.getTime() + CORRECTION_RATE.withinMs)
  expect((await server.send(calls.autoSave, PRACTICE, student)).code).toBe(200)
  expect(await counted()).toBe(1)
})
