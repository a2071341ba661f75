/** How often one person or one address may call. A whole school may stand behind one address, so a ticket counts for itself. */
import { createHash } from 'node:crypto'
import type { FastifyRequest, RouteShorthandOptions } from 'fastify'

/** Sign-in tries for one account from one address in five minutes. */
const SIGN_INS = 10
const SIGN_INS_WITHIN_MS = 300_000

export function limitKey(request: FastifyRequest): string {
  const { ticket } = request.headers
  return typeof ticket === 'string' && ticket.length > MIN_TICKET_LENGTH ? createHash('sha256').update(ticket).digest('base64url') : request.ip
}
/** The fixed default ticket of calls before sign-in is no person's. */
const MIN_TICKET_LENGTH = 20

/** Password guessing is slowed down per account and address. */
export const signInRate: RouteShorthandOptions['config'] = {
  rateLimit: {
    hook: 'preHandler', max: SIGN_INS, timeWindow: SIGN_INS_WITHIN_MS,
    keyGenerator: (request) => `${request.ip}/${accountNamed(request.body)}`,
  },
}

function accountNamed(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('uname' in body)) return ''
  return String(body.uname).slice(0, 32)
}
