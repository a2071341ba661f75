/** The Fastify app: what may come in, how every answer looks, and the web app's files. */
import { BODY_BYTES } from '@zhupi/contract/calls/defineCall.ts'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
} from 'fastify'
import { addAvatars } from './avatars.ts'
import { addCallRoutes, mountedUrl, type Services } from './callRoutes.ts'
import { refused } from './envelope.ts'
import { answerError, answerUnreadable } from './errors.ts'
import { addOpenapi } from './openapiRoute.ts'
import { addOperation, type OperationOptions } from './operation.ts'
import { addPayments, PAYMENT_PATHS } from './payments.ts'
import { addressRate, createRates, type RateOptions } from './rates.ts'
import { createRefusalJournal } from './refusalJournal.ts'
import { createSharedCounts, type AskCounts } from './sharedCounts.ts'
import { keepOutOfSearch, withoutToken } from './sharedPages.ts'
import { addTransportSecurity, believe, type TrustedProxy } from './trustedProxy.ts'
import { addWebApp } from './webApp.ts'

/**
 * A phone on a slow network gets its time to send an essay; a connection that only drips, or that
 * nobody reads from, does not hold a place for ever.
 */
const TIMEOUTS = {
  headersMs: 20 * SECOND_MS,
  requestMs: 2 * MINUTE_MS,
  /** Without a byte either way; longer than the longest call may take. */
  silenceMs: 3 * MINUTE_MS,
  lookEveryMs: 5 * SECOND_MS,
}

export type AppOptions = Services &
  RateOptions &
  OperationOptions & {
    askCounts: AskCounts
    trustProxy: TrustedProxy
    /** The built web app, where there is one. */
    webFolder: string | undefined
    /** Others than the product's: for tests. */
    timeouts?: typeof TIMEOUTS | undefined
    logger: FastifyServerOptions['logger']
    /** The demo gateway's own pages, where it stands in for real ones. */
    demoCashier: FastifyPluginAsync | undefined
  }

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const timeouts = options.timeouts ?? TIMEOUTS
  const app = Fastify({
    ...(options.logger === undefined ? {} : { logger: withoutQueries(options.logger) }),
    trustProxy: believe(options.trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.silenceMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.lookEveryMs },
    return503OnClosing: true,
    rewriteUrl: (request) => mountedUrl(request.url ?? '/', PAYMENT_PATHS),
    routerOptions: { maxParamLength: 200 },
    // An address that cannot even be parsed gets the same envelope.
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  })
  // Only forms come in: anything else is refused with 415.
  app.removeAllContentTypeParsers()
  app.setErrorHandler<FastifyError>(answerError)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'style-src': ["'self'", "'unsafe-inline'"],
        'script-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...options.payment.formTargets],
        'frame-ancestors': ["'none'"],
      },
    },
    // Schools run it over plain HTTP in their own network too: trustedProxy.ts.
    hsts: false,
    // WeChat's H5 cashier opens only for a browser that says from which site it comes; no more than
    // that is said.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
  })
  addTransportSecurity(app)
  keepOutOfSearch(app)
  await app.register(rateLimit, {
    ...addressRate(options.callsPerPerson),
    allowList: (request) => !request.routeOptions.config.call,
  })
  await app.register(formbody)
  await app.register(multipart, {
    limits: {
      fields: 30,
      parts: 30,
      files: 1,
      fieldSize: BODY_BYTES,
      fileSize: BODY_BYTES,
      headerPairs: 50,
    },
  })
  addCallRoutes(app, {
    ...options,
    rates: createRates(app, options, createSharedCounts(options.askCounts, app.log)),
    noteRefusal: createRefusalJournal(options.db),
  })
  addOperation(app, options)
  addAvatars(app, options.db, options.storage)
  addPayments(app, options)
  if (options.demoCashier !== undefined) await app.register(options.demoCashier)
  addOpenapi(app)
  if (options.webFolder !== undefined) await addWebApp(app, options.webFolder)
  else app.setNotFoundHandler((_request, reply) => reply.code(404).send(refused('noSuchCall')))
  return app
}

/**
 * A request's log line has its address without the query: codes and names travel in it, and a log
 * is read by many.
 */
function withoutQueries(
  logger: NonNullable<FastifyServerOptions['logger']>,
): NonNullable<FastifyServerOptions['logger']> {
  if (typeof logger === 'boolean') return logger
  return {
    ...logger,
    serializers: {
      ...logger.serializers,
      req: ({ method, url, ip }) => ({
        method,
        url: withoutToken(url.split('?', 1)[0] ?? ''),
        remoteAddress: ip,
      }),
    },
  }
}
