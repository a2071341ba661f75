/** A server that speaks S3, from npm, in this process; it can be told to misbehave. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Bucket } from '../adapters/storage/s3.ts'
import { listenAlone } from './listenAlone.ts'

export type S3Server = {
  bucket: S3Bucket
  behaviour: 'serves' | 'fails' | 'failsOnce' | 'hangs' | 'breaksOff'
  stop(): Promise<void>
}

const BUCKET = 'zhupi-files'
/** The package’s only pair. */
const KEY = 'S3RVER'

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'zhupi-s3-'))
  const open = (allowMismatchedSignatures: boolean) =>
    new S3rver({
      ...{ silent: true, directory, allowMismatchedSignatures },
      configureBuckets: [{ name: BUCKET, configs: [] }],
    })
  const strict = open(false)
  await strict.configureBuckets()
  const serveObject = strict.callback()
  // The package forgets the slash behind a bucket’s name where it checks a signature.
  const serveBucket = open(true).callback()
  const state: Pick<S3Server, 'behaviour'> = { behaviour: 'serves' }
  const server = createServer((request, response) => {
    const { behaviour } = state
    if (behaviour === 'failsOnce') state.behaviour = 'serves'
    const isOfObject = /^\/[^/]+\/[^?]/.test(request.url ?? '')
    const serve = isOfObject ? serveObject : serveBucket
    if (behaviour === 'serves') serve(request, response)
    else misbehave(behaviour, request, response)
  })
  const { origin, stop } = await listenAlone(server)
  return Object.assign(state, {
    bucket: {
      ...{ endpoint: origin, region: 'us-east-1', bucket: BUCKET, isPathStyle: true },
      ...{ accessKeyId: KEY, secretAccessKey: KEY },
    },
    stop: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  })
}

function misbehave(
  behaviour: 'fails' | 'failsOnce' | 'hangs' | 'breaksOff',
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.resume()
  if (behaviour === 'hangs') return
  if (behaviour === 'breaksOff') {
    response.writeHead(200, { 'content-length': '1000000' })
    response.write('%PDF-')
    void once(request, 'end').then(() => setImmediate(() => response.destroy()))
    return
  }
  response.writeHead(500, { 'content-type': 'application/xml' })
  response.end('<Error><Code>InternalError</Code></Error>')
}
