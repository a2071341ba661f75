/**
 * For those who run it: whether the server lives, whether it may be sent people, and its metrics.
 * At the root of the site, with no limits. See docs/decisions/operation.md.
 */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../domain/metrics.ts'

export type OperationOptions = {
  metrics: Metrics
  /** Rejects where the database does not answer. */
  askDatabase: () => Promise<unknown>
  /** Who shows it may read the metrics from anywhere; without one only this machine may. */
  metricsToken: string | undefined
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

export function addOperation(
  app: FastifyInstance,
  { metrics, askDatabase, metricsToken }: OperationOptions,
): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/healthz', async (_request, reply) => {
    const isThere = await answers(askDatabase)
    return reply
      .header('cache-control', 'no-store')
      .code(isThere ? 200 : 503)
      .send({ status: isThere ? 'ok' : 'no database' })
  })
  app.get('/readyz', async (_request, reply) => {
    const status = isClosing ? 'stopping' : (await answers(askDatabase)) ? 'ok' : 'no database'
    return reply
      .header('cache-control', 'no-store')
      .code(status === 'ok' ? 200 : 503)
      .send({ status })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.print())
  })
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (call !== undefined) metrics.noteCall(call, reply.statusCode, reply.elapsedTime)
  })
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  return ask().then(
    () => true,
    () => false,
  )
}

/** A stranger learns nothing, not even that there are metrics. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    // A proxy on this machine would make everybody local, so what it forwards is not.
    return (
      LOOPBACK.has(request.socket.remoteAddress ?? '') && !('x-forwarded-for' in request.headers)
    )
  const [given, expected] = [request.headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    Buffer.from(text),
  )
  return (
    given !== undefined &&
    expected !== undefined &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  )
}
