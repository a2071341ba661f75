/**
 * Every error leaves as an envelope: a refusal with HTTP 200, a transport error with its own
 * status. See docs/decisions/wire.md.
 */
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { REFUSALS, type RefusalName } from '@zhupi/contract/terms/refusals.ts'
import { StorageFault } from '../adapters/storage/port.ts'
import { isDatabaseUnavailable } from '../db/databaseOutage.ts'
import { describeFault } from '../db/describeFault.ts'
import { Refusal } from '../domain/refuse.ts'
import { refused } from './envelope.ts'

const TRANSPORT_REFUSALS: Record<number, RefusalName> = {
  400: 'badInput',
  404: 'noSuchCall',
  405: 'noSuchCall',
  413: 'bodyTooLarge',
  415: 'wrongContentType',
  429: 'tooManyRequests',
  503: 'stopping',
}

/** Transport errors that Fastify cannot find, because they depend on the call or the person. */
const TRANSPORT_STATUSES: Partial<Record<RefusalName, number>> = {
  wrongContentType: 415,
  bodyTooLarge: 413,
  tooManyRequests: 429,
  passwordTriedTooOften: 429,
}

/** A database that was restarted is back by then; one that is not is asked for again. */
const RETRY_AFTER_SECONDS = 5

export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof Refusal) {
    if (error.waitMs !== undefined)
      reply.header('retry-after', Math.max(1, Math.ceil(error.waitMs / SECOND_MS)))
    reply.code(TRANSPORT_STATUSES[error.refusal] ?? 200).send(refused(error.refusal, error.message))
    return
  }
  if (isDatabaseUnavailable(error)) {
    // Asked again, it is done or answered like the first time.
    reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(refused('databaseUnavailable'))
    return
  }
  if (error instanceof StorageFault) {
    request.log.error({ reason: error.message }, 'files cannot be kept or read')
    reply.code(200).send(refused('storageUnavailable'))
    return
  }
  const status =
    'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const transport = TRANSPORT_REFUSALS[status]
  if (transport !== undefined) {
    reply.code(status).send(refused(transport))
    return
  }
  if (status >= 400 && status < 500) {
    reply.code(status).send(refused('badInput'))
    return
  }
  request.log.error({ err: describeFault(error) }, 'call failed')
  reply.code(200).send(refused('serverFault', REFUSALS.serverFault.text))
}

/**
 * Bytes that are no HTTP request, or headers too large to be read: there is no reply yet, only the
 * socket.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, refusal] = UNREADABLE[error.code ?? ''] ?? ['400 Bad Request', 'badInput']
  const body = JSON.stringify(refused(refusal))
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  // Whoever does not close keeps no socket.
  const goneAnyhow = setTimeout(() => socket.destroy(), CLOSES_WITHIN_MS)
  goneAnyhow.unref()
  socket.once('close', () => clearTimeout(goneAnyhow))
  socket.end([...head, '', body].join('\r\n'))
}

const CLOSES_WITHIN_MS = 2 * SECOND_MS
const UNREADABLE: Record<string, readonly [string, RefusalName]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'bodyTooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'requestTooSlow'],
}
