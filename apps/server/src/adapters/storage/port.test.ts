/** What every storage of files promises, and what a bucket that fails is told as. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startS3Server } from '../../testing/s3Server.ts'
import { newFileKey } from './fileKey.ts'
import { createFolderStorage } from './folder.ts'
import { createS3Storage } from './s3.ts'
import { StorageFault, type StoragePort } from './port.ts'

const folder = await mkdtemp(join(tmpdir(), 'zhupi-storage-'))
const s3 = await startS3Server()
/** For what is waited for in vain: too short for a good answer on a busy machine. */
const SHORT = { connectMs: 200, answerMs: 200, tries: 2 }
const bucket = createS3Storage(s3.bucket, 'one')
const impatient = createS3Storage(s3.bucket, 'one', SHORT)
afterAll(async () => {
  bucket.stop()
  impatient.stop()
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => {
  s3.behaviour = 'serves'
})

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(70_000, 7)])
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xd9])
const later = () => new Date(Date.now() + 60_000)

async function namesIn(storage: StoragePort, before: Date): Promise<string[]> {
  const names: string[] = []
  for await (const name of storage.list(before)) names.push(name)
  return names
}

/** The storage, one of another database in the same place, and the same as another process has it. */
const storages: [string, StoragePort, StoragePort, StoragePort][] = [
  [
    'a folder',
    createFolderStorage(join(folder, 'one')),
    createFolderStorage(join(folder, 'two')),
    createFolderStorage(join(folder, 'one')),
  ],
  ['a bucket', bucket, createS3Storage(s3.bucket, 'two'), createS3Storage(s3.bucket, 'one')],
]

describe.each(storages)('%s', (_, storage, other, same) => {
  test('gives back what was put, twice the same; what is not there is no fault', async () => {
    await storage.check()
    const [pdf, jpeg] = [newFileKey(PDF), newFileKey(JPEG)]
    expect(await storage.get(pdf)).toBeUndefined()
    await storage.put(pdf, PDF)
    await storage.put(jpeg, JPEG)
    await storage.put(jpeg, JPEG)
    expect(await storage.get(pdf)).toEqual(PDF)
    expect(await storage.get(jpeg)).toEqual(JPEG)
    expect(await same.get(pdf)).toEqual(PDF)
    expect((await namesIn(storage, later())).toSorted()).toEqual([pdf, jpeg].toSorted())
    await storage.delete(pdf)
    await storage.delete(pdf)
    expect(await storage.get(pdf)).toBeUndefined()
    expect(await namesIn(storage, later())).toEqual([jpeg])
  })

  test('knows how old its files are, and nothing of another database’s', async () => {
    const key = newFileKey(PDF)
    const began = new Date(Math.floor(Date.now() / 1000) * 1000 - 1000)
    await storage.put(key, PDF)
    expect(await namesIn(storage, began)).toEqual([])
    expect(await namesIn(storage, later())).toContain(key)
    expect(await namesIn(other, later())).toEqual([])
    expect(await other.get(key)).toBeUndefined()
  })

  test.each(['../../etc/passwd', 'a/b.pdf', `${'0'.repeat(32)}.html`, '', '.', 'x'.repeat(300)])(
    'takes no name that is not its own: %s',
    async (name) => {
      await expect(storage.put(name, PDF)).rejects.toThrow('no key of a file')
      await expect(storage.get(name)).rejects.toThrow('no key of a file')
      await expect(storage.delete(name)).rejects.toThrow('no name of a file')
    },
  )
})

test('names are by chance, with the type that the bytes have; other files are not kept', () => {
  expect(newFileKey(PDF)).toMatch(/^[0-9a-f]{32}\.pdf$/)
  expect(newFileKey(JPEG)).toMatch(/^[0-9a-f]{32}\.jpg$/)
  expect(newFileKey(JPEG)).not.toBe(newFileKey(JPEG))
  expect(() => newFileKey(Buffer.from('<svg onload="x">'))).toThrow('no kind')
})

describe('in a folder', () => {
  const own = join(folder, 'own')
  const storage = createFolderStorage(own)

  test('files are their owner’s alone, and nothing else lies there once they are put', async () => {
    const key = newFileKey(PDF)
    await storage.put(key, PDF)
    expect(await readdir(own)).toEqual([key])
    expect((await stat(own)).mode & 0o777).toBe(0o700)
    expect((await stat(join(own, key))).mode & 0o777).toBe(0o600)
    await storage.delete(key)
  })

  test('what was never finished is listed to be swept, what is somebody else’s is not', async () => {
    const part = `${newFileKey(PDF)}.${'0'.repeat(16)}.part`
    await writeFile(join(own, part), 'half')
    await writeFile(join(own, 'letter.txt'), 'not ours')
    expect(await namesIn(storage, later())).toEqual([part])
    await storage.delete(part)
    await expect(storage.delete('letter.txt')).rejects.toThrow('no name of a file')
    expect(await readdir(own)).toEqual(['letter.txt'])
  })

  test('where there is no folder to be had it is told as what it is', async () => {
    const blocked = createFolderStorage(join(own, 'letter.txt', 'files'))
    await expect(blocked.check()).rejects.toMatchObject({ kind: 'refused' })
    await expect(blocked.put(newFileKey(PDF), PDF)).rejects.toThrow(StorageFault)
    expect(await readFile(join(own, 'letter.txt'), 'utf8')).toBe('not ours')
  })
})

describe('of a bucket', () => {
  test('one failure is tried again; lasting ones are faults, never an empty file', async () => {
    const key = newFileKey(PDF)
    s3.behaviour = 'failsOnce'
    await bucket.put(key, PDF)
    s3.behaviour = 'failsOnce'
    expect(await bucket.get(key)).toEqual(PDF)
    for (const behaviour of ['fails', 'hangs', 'breaksOff'] as const) {
      s3.behaviour = behaviour
      await expect(impatient.get(key)).rejects.toMatchObject({ kind: 'unreachable' })
    }
    for (const behaviour of ['fails', 'hangs'] as const) {
      s3.behaviour = behaviour
      await expect(impatient.put(key, PDF)).rejects.toMatchObject({ kind: 'unreachable' })
      await expect(namesIn(impatient, later())).rejects.toThrow(StorageFault)
    }
  })

  test('no bucket, a wrong key and nobody at the address are told apart, without a secret', async () => {
    const faults = []
    for (const wrong of [
      { bucket: 'not-made' },
      { accessKeyId: 'wrong-secret', secretAccessKey: 'wrong-secret' },
      { endpoint: 'http://127.0.0.1:9' },
    ]) {
      const storage = createS3Storage({ ...s3.bucket, ...wrong }, 'one', SHORT)
      const fault: unknown = await storage.check().catch((error: unknown) => error)
      expect(fault).toBeInstanceOf(StorageFault)
      expect(String(fault)).not.toMatch(/wrong-secret|127\.0\.0\.1/)
      faults.push(fault instanceof StorageFault ? fault.message.split(' is ')[1] : undefined)
      await expect(storage.put(newFileKey(PDF), PDF)).rejects.toThrow(StorageFault)
      await expect(storage.get(newFileKey(PDF))).rejects.toThrow(StorageFault)
      storage.stop()
    }
    expect(faults).toEqual([
      'lacking: NoSuchBucket 404',
      'refused: InvalidAccessKeyId 403',
      'unreachable: ECONNREFUSED',
    ])
  })
})
