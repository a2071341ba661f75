/**
 * How often one address, one person and one account may call: so many calls a minute of whatever
 * kind, and the rates that a call names in the contract. A whole school may stand behind one
 * address, so an address gets far more than a person; a person is known only once the ticket is,
 * for a made-up ticket is nobody's.
 */
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { calls, type Calls, type CallName } from '@zhupi/contract/calls/index.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import type { CallRate } from '@zhupi/contract/terms/rates.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../records/refuse.ts'

/** Calls a minute of one person. A healthy screen makes a few a second at most. */
export const CALLS_PER_PERSON = 600
/** People behind one address at the same minute. */
const PEOPLE_PER_ADDRESS = 20

type RateName = Extract<Calls[CallName], { rate: readonly CallRate[] }>['rate'][number]['name']

/** Besides the calls a minute of one person, other figures than the contract's: for tests. */
export type RateOptions = { callsPerPerson: number } & {
  [name in RateName]?: number | undefined
}

/** Each refuses tooManyRequests. */
export type Rates = {
  /** Before anything else is looked at: what the call's address and the account it names may do. */
  countRequest(call: CallDefinition, request: FastifyRequest): Promise<void>
  /** Once the person is known. */
  countPerson(call: CallDefinition, request: FastifyRequest, personId: number): Promise<void>
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>

export function addressRate(callsPerPerson: number) {
  return {
    max: callsPerPerson * PEOPLE_PER_ADDRESS,
    timeWindow: MINUTE_MS,
    keyGenerator: (request: FastifyRequest) => request.ip,
  }
}

/** After the rate-limit plugin is registered. */
export function createRates(app: FastifyInstance, options: RateOptions): Rates {
  const people = new WeakMap<FastifyRequest, number>()
  const keys: Record<CallRate['per'], (request: FastifyRequest) => string> = {
    person: (request) => String(people.get(request)),
    account: (request) => `${request.ip}/${accountNamed(request.body)}`,
    address: (request) => request.ip,
  }
  const createLimit = (rate: Omit<CallRate, 'name'>): Limit =>
    app.createRateLimit({
      max: rate.max,
      timeWindow: rate.withinMs,
      keyGenerator: keys[rate.per],
    })
  const anyCall = createLimit({ per: 'person', max: options.callsPerPerson, withinMs: MINUTE_MS })
  const limits = new Map<string, Limit>()
  for (const call of Object.values(calls)) {
    if (!('rate' in call)) continue
    for (const rate of call.rate)
      if (!limits.has(rate.name))
        limits.set(rate.name, createLimit({ ...rate, max: options[rate.name] ?? rate.max }))
  }
  const checkRates = async (
    call: CallDefinition,
    request: FastifyRequest,
    isDue: (rate: CallRate) => boolean,
  ) => {
    for (const { name } of (call.rate ?? []).filter(isDue)) await check(limits.get(name), request)
  }
  return {
    countRequest: (call, request) => checkRates(call, request, ({ per }) => per !== 'person'),
    countPerson: async (call, request, personId) => {
      people.set(request, personId)
      await check(anyCall, request)
      await checkRates(call, request, ({ per }) => per === 'person')
    },
  }
}

async function check(limit: Limit | undefined, request: FastifyRequest): Promise<void> {
  const state = await limit?.(request)
  if (state && !state.isAllowed && state.isExceeded) refuse('tooManyRequests')
}

/** As the call itself reads it: white space around a phone makes no other account. */
function accountNamed(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const named = 'uname' in body ? body.uname : 'mobile' in body ? body.mobile : ''
  return String(named).trim().slice(0, 32)
}
