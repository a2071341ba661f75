/**
 * A server process killed between a file and its row, both ways: nobody sees anything broken, the
 * job that was killed is done again, and what is left over is swept. Part of `npm run long`.
 */
import { afterAll, expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { HOUR_MS, MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { keepFiles } from './jobs/keepFiles.ts'
import { beginPrint } from './records/print.ts'
import { AVATAR, makePerson, type Someone } from './testing/make.ts'
import { startS3Server } from './testing/s3Server.ts'
import { startServedProcesses, stopProcess } from './testing/servedProcesses.ts'
import type { TestServer } from './testing/testServer.ts'

const { serve, connectTo, end } = await startServedProcesses()
afterAll(end)

async function listKept({ storage }: TestServer): Promise<string[]> {
  const names: string[] = []
  for await (const name of storage.list(new Date(Date.now() + MINUTE_MS))) names.push(name)
  return names
}

/** As two hours later. */
const sweep = ({ database: { db }, storage }: TestServer) =>
  keepFiles({ db, storage, clock: () => new Date(Date.now() + 2 * HOUR_MS) })

async function readAvatar(server: TestServer, person: Someone): Promise<string | undefined> {
  const { headImage } = await server.call(calls.getUserinfo, {}, person)
  if (headImage === null) return undefined
  const answer = await server.raw(headImage, {})
  return Buffer.from(await answer.arrayBuffer()).toString('base64')
}

/** Whoever writes such a row waits, with its file already kept. @returns how to undo it */
async function holdRows({ database: { pool } }: TestServer, table: string, when: string) {
  await pool.query(`
    create function hold_row() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return new; end $$;
    create trigger hold_row before insert or update on ${table}
      for each row when (${when}) execute function hold_row()`)
  return async () => {
    // What a killed process began must not be finished by the database alone.
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`,
    )
    await pool.query(`drop trigger hold_row on ${table}; drop function hold_row`)
  }
}

async function isHeld({ database: { pool } }: TestServer): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_stat_activity where wait_event = 'PgSleep'`,
  )
  return (rowCount ?? 0) > 0
}

test(
  'killed between a picture’s file and its row, and between row and file: the picture is whole or none, the rest is swept',
  { timeout: 5 * MINUTE_MS },
  async () => {
    const first = await serve('all')
    const before = await connectTo(first)
    const student = await makePerson(before, 'student')
    await before.call(calls.updateAvatar, { image: AVATAR }, student)
    const kept = await listKept(before)
    expect(kept).toHaveLength(1)

    const release = await holdRows(before, 'avatars', 'new.file_key is not null')
    const other = AVATAR.replace('CAEAAQAB', 'CAIAAgAB')
    expect(other).not.toBe(AVATAR)
    const unanswered = before.send(calls.updateAvatar, { image: other }, student)
    unanswered.catch(() => undefined)
    await expect.poll(() => isHeld(before), { timeout: MINUTE_MS }).toBe(true)
    expect(await listKept(before)).toHaveLength(2)
    await stopProcess(first.child, 'SIGKILL')
    await release()
    await before.close()

    const second = await serve('all')
    const after = await connectTo(second)
    expect(await readAvatar(after, student)).toBe(AVATAR.slice(23))
    await sweep(after)
    expect(await listKept(after)).toEqual(kept)

    await after.call(calls.updateAvatar, { image: '' }, student)
    await stopProcess(second.child, 'SIGKILL')
    await after.close()
    const last = await connectTo(await serve('all'))
    expect(await readAvatar(last, student)).toBeUndefined()
    expect(await listKept(last)).toEqual(kept)
    await sweep(last)
    expect(await listKept(last)).toEqual([])
    await last.close()
  },
)

test(
  'killed between a print’s file and its row: it is made again and read whole, the first file is swept',
  { timeout: 5 * MINUTE_MS },
  async () => {
    const first = await serve('all')
    const before = await connectTo(first)
    const student = await makePerson(before, 'student')
    const release = await holdRows(before, 'prints', `new.state = 'done'`)
    const { id } = await beginPrint(
      { db: before.database.db, queue: before.queue },
      { title: '伞', cover: { author: '林小满', day: '2026-03-02' }, essays: [] },
      { ...student, schoolId: null, needsOwnPassword: false, sessionHash: '' },
      new Date(),
    )
    await expect.poll(() => isHeld(before), { timeout: MINUTE_MS }).toBe(true)
    expect(await listKept(before)).toHaveLength(1)
    await stopProcess(first.child, 'SIGKILL')
    await release()
    expect(await before.database.pool.query('select state from prints')).toMatchObject({
      rows: [{ state: 'waiting' }],
    })
    await before.close()

    const after = await connectTo(await serve('all'))
    const state = async () => (await after.call(calls.getPrint, { id }, student)).state
    await expect.poll(state, { timeout: 3 * MINUTE_MS, interval: 1_000 }).toBe('done')
    const { pdf } = await after.call(calls.getPrintFile, { id }, student)
    expect(Buffer.from(pdf, 'base64').toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\s*$/)
    expect(await listKept(after)).toHaveLength(2)
    await sweep(after)
    expect(await listKept(after)).toHaveLength(1)
    expect((await after.call(calls.getPrintFile, { id }, student)).pdf).toBe(pdf)
    await after.close()
  },
)

test('two processes on one bucket show each other’s pictures, and nothing lies on their disks', async () => {
  const s3 = await startS3Server()
  const env = {
    S3_ENDPOINT: s3.bucket.endpoint,
    S3_BUCKET: s3.bucket.bucket,
    S3_ACCESS_KEY_ID: s3.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.bucket.secretAccessKey,
    S3_PATH_STYLE: '1',
  }
  const served = [await serve('web', env), await serve('web', env)]
  const [one, other] = await Promise.all(served.map(connectTo))
  if (one === undefined || other === undefined) throw new Error('two were started')
  const onDisk = await listKept(one)
  const student = await makePerson(one, 'student')
  await one.call(calls.updateAvatar, { image: AVATAR }, student)
  expect(await readAvatar(other, student)).toBe(AVATAR.slice(23))
  expect(await listKept(one)).toEqual(onDisk)
  await Promise.all([one.close(), other.close()])
  for (const { child } of served) await stopProcess(child, 'SIGTERM')
  await s3.stop()
})
