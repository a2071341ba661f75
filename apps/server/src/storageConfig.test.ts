import { afterAll, expect, test } from 'vitest'
import { openStorage } from './adapters/storage/openStorage.ts'
import { StorageFault } from './adapters/storage/port.ts'
import { StartRefused } from './postgres/startRefused.ts'
import { explainStorage } from './startFaults.ts'
import { readStorageConfig } from './storageConfig.ts'
import { startS3Server } from './testing/s3Server.ts'

const s3 = await startS3Server()
afterAll(() => s3.stop())
const SETTINGS = {
  S3_ENDPOINT: `${s3.bucket.endpoint}/`,
  S3_BUCKET: s3.bucket.bucket,
  S3_ACCESS_KEY_ID: s3.bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.bucket.secretAccessKey,
  S3_PATH_STYLE: '1',
}

test('nothing set is a folder of the data folder; half a setting is refused by name', () => {
  expect(readStorageConfig({}, '/data')).toEqual({ kind: 'folder', folder: '/data/files' })
  expect(readStorageConfig(SETTINGS, '/data')).toEqual({ kind: 's3', bucket: s3.bucket })
  expect(() => readStorageConfig({ ...SETTINGS, S3_BUCKET: ' ' }, '/data')).toThrow('S3_BUCKET')
  expect(() => readStorageConfig({ ...SETTINGS, S3_ENDPOINT: 's3' }, '/data')).toThrow(StartRefused)
})

test('a missing bucket and a wrong key keep the server from starting, and name what to change', async () => {
  const explain = async (wrong: Partial<typeof SETTINGS>) => {
    const config = readStorageConfig({ ...SETTINGS, ...wrong }, '/data')
    const storage = await openStorage(config, 'one')
    const fault: unknown = await storage.check().catch((error: unknown) => error)
    storage.stop()
    return fault instanceof StorageFault ? explainStorage(fault, config)?.message : 'no fault'
  }
  expect(await explain({})).toBe('no fault')
  expect(await explain({ S3_BUCKET: 'not-made' })).toContain('没有桶 not-made')
  const refused = await explain({ S3_ACCESS_KEY_ID: 'wrong', S3_SECRET_ACCESS_KEY: 'secret-word' })
  expect(refused).toContain('S3_SECRET_ACCESS_KEY')
  expect(refused).not.toContain('secret-word')
  // May pass by itself: essays are written meanwhile.
  s3.behaviour = 'fails'
  expect(await explain({})).toBeUndefined()
  s3.behaviour = 'serves'
})
