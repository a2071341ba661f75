/**
 * Whole server processes whose database is attacked, and that are killed themselves, while a class
 * writes: nothing acknowledged is lost, and what lives goes on. Part of `npm run long`.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { findClusterPlace } from './postgres/postgresCluster.ts'
import { draftOf, ESSAY, makeClassOf, type Someone } from './testing/make.ts'
import { startServedProcesses, stopProcess } from './testing/servedProcesses.ts'
import type { TestServer } from './testing/testServer.ts'

const { folder, serve, connectTo, end } = await startServedProcesses()
afterAll(end)

type Writer = { student: Someone; id: number; version: number; sent: string; saved: string }

const saveAt =
  (pick: () => Pick<TestServer, 'send'>) =>
  (writer: Writer, finish = 0) =>
    pick().send(
      calls.saveHomework,
      { ...draftOf(writer.id, { content: writer.sent, finish }), version: writer.version },
      writer.student,
    )

/** A line more and saved, over and over; what is not acknowledged is sent again, as the editor does. */
async function write(writer: Writer, save: ReturnType<typeof saveAt>, isOver: () => boolean) {
  let acknowledged = 0
  for (let line = 1; !isOver(); line += 1) {
    writer.sent = `${ESSAY}\n第${line}行，雨点落在窗台上。`
    for (;;) {
      const answer = await save(writer).catch(() => undefined)
      if (answer?.success === true && typeof answer.entity !== 'string') {
        Object.assign(writer, { saved: writer.sent, version: answer.entity.version })
        acknowledged += 1
        break
      }
      if (answer !== undefined) expect(answer.msg).toBe(REFUSALS.databaseUnavailable.text)
      if (isOver()) return acknowledged
      await sleep(100)
    }
    await sleep(60)
  }
  return acknowledged
}

async function expectNothingLost(server: TestServer, writers: readonly Writer[]): Promise<void> {
  for (const { student, id, saved, sent, version } of writers) {
    const kept = await server.call(calls.findWriteDetail, { id }, student)
    // What was acknowledged last, or the next, whose answer was lost; and each save counted once.
    expect([saved, sent]).toContain(kept.content)
    expect(kept.version - version).toBe(kept.content === saved ? 0 : 1)
  }
}

async function makeWriters(server: TestServer, size: number): Promise<Writer[]> {
  const { essays } = await makeClassOf(server, size)
  return essays.map((essay) => ({ ...essay, version: 0, sent: '', saved: '' }))
}

test('connections killed over and over under a writing class: nothing saved is lost', async () => {
  const served = await serve('all')
  const server = await connectTo(served)
  const writers = await makeWriters(server, 12)
  let isOver = false
  const writing = writers.map((writer) =>
    write(
      writer,
      saveAt(() => server),
      () => isOver,
    ),
  )
  let killed = 0
  const saves = () => writers.reduce((sum, { version }) => sum + version, 0)
  for (let kills = 0; kills < 25; kills += 1) {
    const before = saves()
    await expect.poll(saves, { interval: 300 }).toBeGreaterThan(before)
    const { rowCount } = await server.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    killed += rowCount ?? 0
  }
  isOver = true
  const acknowledged = (await Promise.all(writing)).reduce((sum, each) => sum + each, 0)
  await expect
    .poll(() =>
      server.database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  expect(served.child.exitCode).toBeNull()
  expect(acknowledged).toBeGreaterThan(writers.length)
  await expectNothingLost(server, writers)
  console.log(`${killed} connections killed, ${acknowledged} saves acknowledged, 0 lost`)
  await server.close()
  await stopProcess(served.child, 'SIGTERM')
})

test.runIf(process.platform === 'linux')(
  'a database that stands still for ten seconds: each call one bounded wait, then all as before',
  async () => {
    const served = await serve('all')
    const server = await connectTo(served)
    const [writer] = await makeWriters(server, 1)
    if (writer === undefined) throw new Error('one was made')
    const path = `${BASE_PATH}${calls.findWriteDetail.path}?id=${writer.id}`
    const { ticket, userLoginCode } = writer.student
    const ask = async () => {
      const began = performance.now()
      const { status } = await server.raw(path, { headers: { ticket, userLoginCode } })
      return { status, ms: performance.now() - began }
    }
    const frozen = await listProcesses()
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const [first, next] = await (async () => {
      try {
        return [
          await Promise.all(Array.from({ length: 40 }, ask)),
          await Promise.all(Array.from({ length: 40 }, ask)),
        ]
      } finally {
        await sleep(4_000)
        for (const pid of frozen.toReversed()) process.kill(pid, 'SIGCONT')
      }
    })()
    expect(new Set([...first, ...next].map(({ status }) => status))).toEqual(new Set([503]))
    // Bounds what waits, and that nobody waits again; how long exactly is no promise.
    const longest = (answers: typeof first) => Math.max(...answers.map(({ ms }) => ms))
    expect(longest(first)).toBeLessThan(12_000)
    expect(longest(next)).toBeLessThan(longest(first) / 2)
    await expect.poll(async () => (await ask()).status).toBe(200)
    expect(served.child.exitCode).toBeNull()
    console.log(
      `frozen: ${Math.round(longest(first))} ms at first, then ${Math.round(longest(next))} ms`,
    )
    await server.close()
    await stopProcess(served.child, 'SIGTERM')
  },
)

/** The postmaster first: it would replace what it sees stopped. */
async function listProcesses(): Promise<number[]> {
  const place = await findClusterPlace(folder)
  const postmaster = Number(
    (await readFile(join(place.folder, 'postmaster.pid'), 'utf8')).split('\n')[0],
  )
  const children: number[] = []
  for (const name of (await readdir('/proc')).filter((each) => /^\d+$/.test(each))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    if (Number(stat.split(') ').at(-1)?.split(' ')[1]) === postmaster) children.push(Number(name))
  }
  return [postmaster, ...children]
}

test(
  'one web and one worker process of two each are killed: nothing is lost, all is corrected',
  { timeout: 240_000 },
  async () => {
    const [web, other, worker] = await Promise.all(
      ['web', 'web', 'worker', 'worker'].map((role) => serve(role)),
    )
    if (web === undefined || other === undefined || worker === undefined) throw new Error('four')
    const [server, survivor] = [await connectTo(web), await connectTo(other)]
    const writers = await makeWriters(server, 6)
    const began = new Date()
    let isOver = false
    // As behind a proxy: what the dead one does not answer goes to the other.
    let servers: TestServer[] = [server, survivor]
    const pick = () => servers[Math.floor(Math.random() * servers.length)] ?? survivor
    const writing = writers.map((writer) => write(writer, saveAt(pick), () => isOver))
    await sleep(1_500)
    isOver = true
    await Promise.all(writing)
    isOver = false
    const asked = await Promise.all(writers.map((writer) => saveAt(pick)(writer, 1)))
    expect(asked.map(({ code }) => code)).toEqual(asked.map(() => 200))
    const again = writers.map((writer) => write(writer, saveAt(pick), () => isOver))
    await Promise.all([web, worker].map(({ child }) => stopProcess(child, 'SIGKILL')))
    servers = [survivor]
    await sleep(1_500)
    isOver = true
    await Promise.all(again)
    await expectNothingLost(survivor, writers)
    // What the killed worker had in hand comes back once its heartbeat is missed.
    await expect
      .poll(
        async () =>
          (
            await survivor.database.pool.query(
              `select state, count(*)::int as reports from reports where requested_at >= $1 group by state`,
              [began],
            )
          ).rows,
        { timeout: 180_000, interval: 500 },
      )
      .toEqual([{ state: 'done', reports: writers.length }])
    // Once a minute at the most, however late a busy machine gets to it.
    const { rows: doubled } = await survivor.database.pool.query(
      `select name, count(*) from pgboss.job
     where name not in ('correctEssay', 'giveUpCorrection') and name not like '\\_\\_%'
       and created_on >= $1
     group by name having count(*) > extract(epoch from
       date_trunc('minute', now()) - date_trunc('minute', $1::timestamptz)) / 60 + 1`,
      [began],
    )
    expect(doubled).toEqual([])
    await server.close()
    await survivor.close()
  },
)
