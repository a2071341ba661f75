/** Files as private objects of an S3-compatible bucket. Loaded only where one is configured. */
import { S3, S3ServiceException } from '@aws-sdk/client-s3'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { checkFileKey, isFileName, typeOfFile } from './fileKey.ts'
import { StorageFault, type StoragePort } from './port.ts'

export type S3Bucket = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** `endpoint/bucket/…` in place of `bucket.endpoint/…`. */
  isPathStyle: boolean
}

/** Each try; a person waits for most of them. */
const TIMEOUTS = { connectMs: 3 * SECOND_MS, answerMs: 15 * SECOND_MS, tries: 3 }

/** `folder`: what all names begin with, so that installations can share a bucket. */
export function createS3Storage(
  bucket: S3Bucket,
  folder: string,
  timeouts = TIMEOUTS,
): StoragePort {
  const client = new S3({
    endpoint: bucket.endpoint,
    region: bucket.region,
    credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
    forcePathStyle: bucket.isPathStyle,
    maxAttempts: timeouts.tries,
    // Others than Amazon's know no trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      requestTimeout: timeouts.answerMs,
      socketTimeout: timeouts.answerMs,
      throwOnRequestTimeout: true,
    },
  })
  const Bucket = bucket.bucket
  const prefix = `${folder}/`
  const pathOf = (key: string) => prefix + checkFileKey(key)
  const listPage = (token: string | undefined) =>
    telling(() => client.listObjectsV2({ Bucket, Prefix: prefix, ContinuationToken: token }))
  return {
    // A list, for a name alone would not tell a missing bucket from missing rights.
    check: async () => void (await listPage(undefined)),
    put: async (key, bytes) => {
      const object = { Bucket, Key: pathOf(key), Body: bytes, ContentType: typeOfFile(key) }
      await telling(() => client.putObject({ ...object, ContentLength: bytes.length }))
    },
    get: async (key) => {
      const object = { Bucket, Key: pathOf(key) }
      return telling(() => readObject(client, object))
    },
    delete: async (name) => {
      if (!isFileName(name)) throw new Error('no name of a file')
      await telling(() => client.deleteObject({ Bucket, Key: prefix + name }))
    },
    async *list(before) {
      let token: string | undefined
      do {
        const page = await listPage(token)
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const name = Key.slice(prefix.length)
          if (isFileName(name) && LastModified !== undefined && LastModified < before) yield name
        }
        token = page.NextContinuationToken
      } while (token !== undefined)
    },
    stop: () => client.destroy(),
  }
}

/** A body that breaks off is no file, whatever the connection says of it. */
async function readObject(
  client: S3,
  object: { Bucket: string; Key: string },
): Promise<Buffer | undefined> {
  try {
    const { Body, ContentLength } = await client.getObject(object)
    const bytes = Buffer.from((await Body?.transformToByteArray()) ?? [])
    if (bytes.length !== ContentLength) throw new StorageFault('unreachable', 'half a file')
    return bytes
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined
    throw error
  }
}

/** What the service says, without address or key. */
async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StorageFault) throw error
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    const reason = `${nameOf(error)} ${status ?? ''}`.trim()
    throw new StorageFault(kindOf(status), reason, { cause: error })
  }
}

/** A connection that fails says why by its code; a message would have the address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

function kindOf(status: number | undefined): StorageFault['kind'] {
  if (status === 404 || status === 301) return 'lacking'
  return status === 401 || status === 403 ? 'refused' : 'unreachable'
}
