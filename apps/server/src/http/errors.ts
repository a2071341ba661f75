/** Whatever goes wrong leaves as an envelope: a refusal with HTTP 200, transport trouble with its own status (decisions 2). */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { REFUSALS, type RefusalName } from '@zhupi/contract/terms/refusals.ts'
import { describeFault } from '../db/describeFault.ts'
import { Refusal } from '../records/refuse.ts'
import { refused } from './envelope.ts'

const TRANSPORT_REFUSALS: Record<number, RefusalName> = {
  404: 'noSuchCall', 405: 'noSuchCall', 413: 'bodyTooLarge', 415: 'wrongContentType', 429: 'tooManyRequests', 503: 'stopping',
}

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Refusal) {
    // The wrong content type is known only once the call is: it is transport trouble all the same.
    reply.code(error.refusal === 'wrongContentType' ? 415 : 200).send(refused(error.refusal, error.message))
    return
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const transport = TRANSPORT_REFUSALS[status]
  if (transport !== undefined) {
    reply.code(status).send(refused(transport))
    return
  }
  // A body that cannot be read (broken multipart, bad encoding) is the sender's.
  if (status >= 400 && status < 500) {
    reply.code(200).send(refused('badInput'))
    return
  }
  request.log.error({ err: describeFault(error) }, 'call failed')
  reply.code(200).send(refused('serverFault', REFUSALS.serverFault.text))
}
