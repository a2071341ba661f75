/** Files outside of the database: kept while a row names them, whatever happens in between. */
import { randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { calls } from '@zhupi/contract/calls/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { newFileKey } from '../adapters/storage/fileKey.ts'
import { StorageFault, type StoragePort } from '../adapters/storage/port.ts'
import { prints } from '../db/schema/print.ts'
import { onlyRow } from '../db/database.ts'
import { eraseAccount } from '../records/erasure.ts'
import { AVATAR, makePerson, type Someone } from '../testing/make.ts'
import { startTestServer } from '../testing/testServer.ts'
import { keepFiles } from './keepFiles.ts'
import { makePrint } from './makePrint.ts'

const server = await startTestServer()
const { storage } = server
const { db, pool } = server.database
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5_000)])

/** The storage knows real times. */
const keepAfter = (ms: number, where: StoragePort = storage) =>
  keepFiles({ db, storage: where, clock: () => new Date(Date.now() + ms) })

async function listKept(): Promise<string[]> {
  const names: string[] = []
  for await (const name of storage.list(new Date(Date.now() + MINUTE_MS))) names.push(name)
  return names
}

async function addPrint(person: Someone, more: Partial<typeof prints.$inferInsert>) {
  const { id } = onlyRow(
    await db
      .insert(prints)
      .values({
        ...{ accountId: person.id, title: '伞', state: 'done', total: 1, done: 1 },
        ...{ createdAt: server.now, endsAt: new Date(server.now.getTime() + 7 * DAY_MS) },
        ...more,
      })
      .returning({ id: prints.id }),
  )
  return id
}

async function readPrint(id: number, person: Someone): Promise<Buffer> {
  const { pdf } = await server.call(calls.getPrintFile, { id }, person)
  return Buffer.from(pdf, 'base64')
}

async function readAvatar(person: Someone): Promise<string> {
  const { headImage } = await server.call(calls.getUserinfo, {}, person)
  const answer = await server.raw(headImage ?? '/nothing', {})
  return Buffer.from(await answer.arrayBuffer()).toString('base64')
}

test('what an earlier release kept in its rows is read there, moved out once, and stays the same', async () => {
  const student = await makePerson(server, 'student')
  const printId = await addPrint(student, { file: PDF })
  const image = AVATAR.slice(23)
  await pool.query(
    'insert into avatars (account_id, key, image, updated_at) values ($1, $2, $3, now())',
    [student.id, 'a'.repeat(22), image],
  )
  for (const rounds of [0, 1, 2]) {
    if (rounds > 0) await keepAfter(2 * HOUR_MS)
    expect(await readPrint(printId, student)).toEqual(PDF)
    expect(await readAvatar(student)).toBe(image)
  }
  const { rows } = await pool.query(
    `select file is null as moved from prints where id = $1
     union all select image is null from avatars where account_id = $2`,
    [printId, student.id],
  )
  expect(rows).toEqual([{ moved: true }, { moved: true }])
  expect(await listKept()).toHaveLength(2)
})

test('what no row names goes after an hour, not before; what one names stays', async () => {
  const student = await makePerson(server, 'student')
  await server.call(calls.updateAvatar, { image: AVATAR }, student)
  const orphan = newFileKey(PDF)
  await storage.put(orphan, PDF)
  const before = await listKept()
  await keepAfter(59 * MINUTE_MS)
  expect((await listKept()).toSorted()).toEqual(before.toSorted())
  await keepAfter(61 * MINUTE_MS)
  expect((await listKept()).toSorted()).toEqual(before.filter((key) => key !== orphan).toSorted())
  expect(await readAvatar(student)).toBe(AVATAR.slice(23))
})

test('the files of a picture taken away, a print deleted and an account erased go with them', async () => {
  await keepAfter(2 * HOUR_MS)
  const others = await listKept()
  const [child, leaver] = [await makePerson(server, 'student'), await makePerson(server, 'student')]
  const printKeys = [newFileKey(PDF), newFileKey(PDF)]
  for (const key of printKeys) await storage.put(key, PDF)
  const printId = await addPrint(child, { fileKey: printKeys[0] ?? '' })
  await addPrint(leaver, { fileKey: printKeys[1] ?? '' })
  for (const person of [child, leaver])
    await server.call(calls.updateAvatar, { image: AVATAR }, person)
  await server.call(calls.updateAvatar, { image: AVATAR }, child)
  expect(await listKept()).toHaveLength(others.length + 5)

  await server.call(calls.updateAvatar, { image: '' }, child)
  await server.call(calls.delPrint, { id: printId }, child)
  await eraseAccount(db, { id: leaver.id, phone: leaver.phone, removedAt: server.now })
  await keepAfter(2 * HOUR_MS)
  expect((await listKept()).toSorted()).toEqual(others.toSorted())
})

test('an export takes the picture along', async () => {
  const student = await makePerson(server, 'student')
  await server.call(calls.updateAvatar, { image: AVATAR }, student)
  const { zip } = await server.call(calls.exportMyData, {}, student)
  const picture = unzipSync(Buffer.from(zip, 'base64'))['avatar.jpg']
  expect(Buffer.from(picture ?? []).toString('base64')).toBe(AVATAR.slice(23))
})

test('a file that is gone leaves nothing broken: the name as a seal, the print asked for anew', async () => {
  const student = await makePerson(server, 'student')
  await server.call(calls.updateAvatar, { image: AVATAR }, student)
  const printId = await addPrint(student, { fileKey: newFileKey(PDF) })
  for (const name of await listKept()) await storage.delete(name)
  const { headImage } = await server.call(calls.getUserinfo, {}, student)
  expect((await server.raw(headImage ?? '', {})).status).toBe(404)
  expect(await server.send(calls.getPrintFile, { id: printId }, student)).toMatchObject({
    msg: REFUSALS.printLost.text,
  })
  expect((await server.call(calls.exportMyData, {}, student)).zip).not.toBe('')
})

test('a storage that does not answer is told in words, and the picture before stays', async () => {
  const student = await makePerson(server, 'student')
  await server.call(calls.updateAvatar, { image: AVATAR }, student)
  const printId = await addPrint(student, {
    ...{ state: 'waiting', done: 0 },
    printed: { title: '伞', cover: null, essays: [] },
  })
  const whole = { ...storage }
  const fails = () => Promise.reject(new StorageFault('unreachable', 'ServiceUnavailable 503'))
  Object.assign(storage, { put: fails, get: fails })
  try {
    const refused = { success: false, msg: REFUSALS.storageUnavailable.text }
    expect(await server.send(calls.updateAvatar, { image: AVATAR }, student)).toMatchObject(refused)
    const lines: string[] = []
    const log = { error: (details: object) => void lines.push(JSON.stringify(details)) }
    await makePrint({ printId }, { db, storage, clock: () => server.now, log })
    expect(lines).toEqual([expect.stringContaining('ServiceUnavailable 503')])
    expect(await server.call(calls.getPrint, { id: printId }, student)).toMatchObject({
      state: 'failed',
    })
    const done = await addPrint(student, { fileKey: newFileKey(PDF) })
    expect(await server.send(calls.getPrintFile, { id: done }, student)).toMatchObject(refused)
    // Who writes is not held up by it.
    expect((await server.call(calls.getUserinfo, {}, student)).headImage).not.toBeNull()
  } finally {
    Object.assign(storage, whole)
  }
  expect(await readAvatar(student)).toBe(AVATAR.slice(23))
})
