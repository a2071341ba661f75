/**
 * The notifications of the gateways, answered in each one's own words to the byte. Only one that is
 * signed, and fits our app, seller, order and amount, credits anything; and each order once
 * (docs/decisions/rights-and-money.md).
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { mountedPath } from '@zhupi/contract/calls/definePage.ts'
import type { RechargeType } from '@zhupi/contract/terms/membership.ts'
import type { NotifyOutcome } from '../adapters/payment/gateway.ts'
import { GATEWAY_TYPES, GATEWAYS } from '../adapters/payment/gateways.ts'
import { NotifyForged, type PaymentPort } from '../adapters/payment/port.ts'
import type { Db } from '../db/database.ts'
import { describeFault } from '../db/describeFault.ts'
import { settleOrder, type Settlement } from '../records/order.ts'

type Services = { db: Db; payment: PaymentPort; clock: () => Date }

/** A notification is a few kilobytes. */
const BODY_LIMIT = 65_536

/**
 * Taken: the gateway need not send it again. What does not fit an order of ours stays open to be
 * looked into.
 */
const OUTCOMES: Record<Settlement, 'taken' | 'wrongAmount' | 'unknownOrder'> = {
  credited: 'taken',
  creditedBefore: 'taken',
  closed: 'taken',
  waiting: 'taken',
  wrongAmount: 'wrongAmount',
  noSuchOrder: 'unknownOrder',
}

export function addPaymentNotifications(app: FastifyInstance, services: Services): void {
  for (const type of GATEWAY_TYPES)
    void app.register(async (scope) => addNotification(scope, type, services))
}

function addNotification(
  app: FastifyInstance,
  type: RechargeType,
  { db, payment, clock }: Services,
): void {
  const { notify, answerNotify } = GATEWAYS[type]
  const answer = (reply: FastifyReply, outcome: NotifyOutcome) => {
    const { status, contentType, body } = answerNotify(outcome)
    return reply.code(status).type(contentType).send(body)
  }
  // The signature is over the bytes as they came.
  if (notify.body === 'json')
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    )
  // A gateway may take any other answer for a success, so the server's usual envelope must not go
  // out.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    logFailure(request, error)
    if (error instanceof NotifyForged) return answer(reply, { kind: 'forged' })
    return answer(reply, { kind: 'failed', status: error.statusCode ?? 500 })
  })
  app.post(mountedPath(notify), { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const gateway = payment.gateways[type]
    if (gateway === undefined) return answer(reply, { kind: 'notOffered' })
    const now = clock()
    const notified = gateway.readNotify(
      { headers: request.headers, body: readBody(request.body) },
      now,
    )
    if (notified === undefined) return answer(reply, { kind: 'taken' })
    const settlement = await settleOrder(db, type, notified, now)
    const kind = OUTCOMES[settlement]
    if (kind !== 'taken') request.log.warn({ settlement }, 'payment notification fits no order')
    return answer(reply, { kind })
  })
}

const form = z.record(z.string(), z.string())

/** A form in which a field comes twice is none: no gateway sends one. */
function readBody(body: unknown): string | Record<string, string> {
  if (typeof body === 'string') return body
  return form.safeParse({ ...(typeof body === 'object' ? body : {}) }).data ?? {}
}

/** Without the message itself: who paid stands in it. */
function logFailure(request: FastifyRequest, error: Error): void {
  if (error instanceof NotifyForged)
    request.log.warn({ reason: error.message }, 'payment notification refused')
  else request.log.error({ err: describeFault(error) }, 'payment notification failed')
}
