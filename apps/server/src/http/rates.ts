/**
 * How often one address, one person and one account may call. A whole school may stand behind one address, so an address gets far more
 * than a person; a person is known only once the ticket is, for a made-up ticket is nobody's.
 */
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../records/refuse.ts'

/** Calls a minute of one person. A healthy screen makes a few a second at most. */
export const CALLS_PER_PERSON = 600
/** People behind one address at the same minute. */
const PEOPLE_PER_ADDRESS = 20

/** Sign-in tries in five minutes: for one account from one address, and for all accounts from one address. */
const SIGN_INS_PER_ACCOUNT = 10
const SIGN_INS_PER_ADDRESS = 300
const SIGN_INS_WITHIN_MS = 5 * MINUTE_MS

/** Packing everything of a person is minutes of ordinary calls. */
const EXPORTS_PER_PERSON = 10
const EXPORTS_WITHIN_MS = 10 * MINUTE_MS

/** Calls a minute of one person. The last two, in five minutes: a test that races hundreds of sign-ins sets its own. */
export type RateOptions = {
  callsPerPerson: number
  signInsPerAddress?: number | undefined
  signInsPerAccount?: number | undefined
}

export type Rates = {
  /** Each refuses tooManyRequests. */
  countPerson(request: FastifyRequest, personId: number): Promise<void>
  countSignIn(request: FastifyRequest): Promise<void>
  /** After countPerson. */
  countExport(request: FastifyRequest): Promise<void>
}

export function addressRate(callsPerPerson: number) {
  return {
    max: callsPerPerson * PEOPLE_PER_ADDRESS,
    timeWindow: MINUTE_MS,
    keyGenerator: (request: FastifyRequest) => request.ip,
  }
}

/** After the rate-limit plugin is registered. */
export function createRates(
  app: FastifyInstance,
  {
    callsPerPerson,
    signInsPerAddress = SIGN_INS_PER_ADDRESS,
    signInsPerAccount = SIGN_INS_PER_ACCOUNT,
  }: RateOptions,
): Rates {
  const people = new WeakMap<FastifyRequest, number>()
  const person = app.createRateLimit({
    max: callsPerPerson,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => String(people.get(request)),
  })
  const account = app.createRateLimit({
    max: signInsPerAccount,
    timeWindow: SIGN_INS_WITHIN_MS,
    keyGenerator: (request) => `${request.ip}/${accountNamed(request.body)}`,
  })
  const address = app.createRateLimit({
    max: signInsPerAddress,
    timeWindow: SIGN_INS_WITHIN_MS,
    keyGenerator: (request) => request.ip,
  })
  const exports = app.createRateLimit({
    max: EXPORTS_PER_PERSON,
    timeWindow: EXPORTS_WITHIN_MS,
    keyGenerator: (request) => String(people.get(request)),
  })
  const check = async (limit: typeof person, request: FastifyRequest) => {
    const state = await limit(request)
    if (!state.isAllowed && state.isExceeded) refuse('tooManyRequests')
  }
  return {
    countPerson: async (request, personId) => {
      people.set(request, personId)
      await check(person, request)
    },
    countSignIn: async (request) => {
      await check(address, request)
      await check(account, request)
    },
    countExport: (request) => check(exports, request),
  }
}

/** As the call itself reads it: white space around a phone makes no other account. */
function accountNamed(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const named = 'uname' in body ? body.uname : 'mobile' in body ? body.mobile : ''
  return String(named).trim().slice(0, 32)
}
