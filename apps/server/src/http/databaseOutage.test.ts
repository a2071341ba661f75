/** The database goes away under a serving server, in every way it can, and comes back. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { runOnce } from '../db/testCluster.ts'
import { draftOf, makeLesson, waitForCorrection } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'

const server = await startTestServer({ hasWorkers: true })
const cluster = inject('testCluster')
const { rows } = await server.database.pool.query('select current_database() as name')
const name = String(rows[0].name)

const killConnections = () =>
  runOnce(
    cluster,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
const allowConnections = (isOpen: boolean) =>
  runOnce(cluster, `alter database ${name} with allow_connections ${isOpen}`)

test('connections that are killed under load fail what runs on them, and nothing else', async () => {
  const { student, submissionId } = await makeLesson(server)
  let isOver = false
  let saved = 0
  let version = 0
  const answers = new Set<number>()
  const findVersion = async (known: number) => {
    const found = await server.send(calls.findWriteDetail, { id: submissionId }, student)
    return found.success ? found.entity.version : known
  }
  const write = async () => {
    for (let no = 1; !isOver; no += 1) {
      const content = `第${no}次保存，雨还在下。`
      const answer = await server.send(
        calls.saveHomework,
        { ...draftOf(submissionId, { content }), version },
        student,
      )
      answers.add(answer.code)
      // Killed after the commit and before the answer: it is saved, and nobody has heard so.
      if (answer.code === REFUSALS.databaseUnavailable.code) version = await findVersion(version)
      if (!answer.success || typeof answer.entity === 'string') continue
      saved += 1
      expect(answer.entity.version).toBeGreaterThan(version)
      version = answer.entity.version
    }
  }
  const read = async () => {
    while (!isOver)
      answers.add((await server.send(calls.findWriteDetail, { id: submissionId }, student)).code)
  }
  const load = Promise.all([write(), ...Array.from({ length: 20 }, read)])
  for (let kills = 0; kills < 12; kills += 1) {
    const before = saved
    await expect.poll(() => saved, { interval: 20 }).toBeGreaterThan(before)
    await killConnections()
  }
  isOver = true
  await load
  expect(
    [...answers].filter((code) => ![200, REFUSALS.databaseUnavailable.code].includes(code)),
  ).toEqual([])
  // Every place of the pool is free again.
  await Promise.all(
    Array.from({ length: 30 }, () => server.database.pool.query('select pg_sleep(0.01)')),
  )
  expect((await server.call(calls.findWriteDetail, { id: submissionId }, student)).version).toBe(
    version,
  )
})

test('while it is gone, calls are answered at once with 503 and when to ask again', async () => {
  const { student, submissionId } = await makeLesson(server)
  await allowConnections(false)
  await killConnections()
  const path = `${BASE_PATH}${calls.findWriteDetail.path}?id=${submissionId}`
  const headers = { ticket: student.ticket, userLoginCode: student.userLoginCode }
  await expect.poll(async () => (await server.raw(path, { headers })).status).toBe(503)
  const answer = await server.raw(path, { headers })
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toEqual({
    code: 500,
    success: false,
    msg: REFUSALS.databaseUnavailable.text,
    entity: null,
  })
  await allowConnections(true)
  await expect.poll(async () => (await server.raw(path, { headers })).status).toBe(200)
})

test('jobs go on where they were once it is back', async () => {
  const { student, submissionId } = await makeLesson(server)
  await allowConnections(false)
  await killConnections()
  await sleep(500)
  await allowConnections(true)
  await expect
    .poll(
      async () =>
        (await server.send(calls.saveHomework, draftOf(submissionId, { finish: 1 }), student)).code,
    )
    .toBe(200)
  await killConnections()
  await expect
    .poll(
      async () =>
        (await server.send(calls.getCorrectionProgress, { id: submissionId }, student)).code,
    )
    .toBe(200)
  await expect.poll(() => waitForCorrection(server, student, submissionId)).toBe('done')
})
