/**
 * The OpenAPI document as it is sent: made once, at the first request, and compressed once. Whoever
 * has it already is told so.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { BASE_PATH } from '@zhupi/contract/terms/product.ts'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

type Document = { plain: Buffer; packed: Buffer; etag: string }

export function addOpenapi(app: FastifyInstance): void {
  let made: Promise<Document> | undefined
  app.get(`${BASE_PATH}/openapi.json`, { config: { call: 'openapi' } }, async (request, reply) => {
    made ??= makeDocument()
    const { plain, packed, etag } = await made
    reply.header('etag', etag).header('vary', 'accept-encoding').header('cache-control', 'no-cache')
    const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim())
    if (known.includes(etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    return acceptsGzip(request.headers['accept-encoding'])
      ? reply.header('content-encoding', 'gzip').send(packed)
      : reply.send(plain)
  })
}

async function makeDocument(): Promise<Document> {
  const plain = Buffer.from(JSON.stringify(describeApi()))
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  // Weak: both forms say the same.
  return { plain, packed: await promisify(gzip)(plain), etag: `W/"${hash}"` }
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return /(^|,)\s*(gzip|\*)\s*(;\s*q=(?!0(\.0+)?\s*(,|$))|,|$)/.test(String(header ?? ''))
}
