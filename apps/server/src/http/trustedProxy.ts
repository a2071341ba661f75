/**
 * Who is believed about where a request came from. Without a trusted proxy nobody is: the address
 * is that of the connection, whatever X-Forwarded-For says.
 */
import { DAY_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { FastifyInstance } from 'fastify'

/** False: nobody; how many proxies stand in front; or their addresses and networks. */
export type TrustedProxy = false | number | string[]

/** For Fastify. A number counts from this server outwards; what came before that is only hearsay. */
export function believe(trusted: TrustedProxy) {
  if (typeof trusted !== 'number') return trusted
  return (_address: string, hop: number) => hop < trusted
}

const HSTS_SECONDS = (180 * DAY_MS) / SECOND_MS

/**
 * Browsers are told to come by HTTPS only where this request did. `protocol` is HTTPS only by the
 * word of a trusted proxy.
 */
export function addTransportSecurity(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${HSTS_SECONDS}`)
  })
}
