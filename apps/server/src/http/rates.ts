/**
 * How often one address, one person and one account may call: so many calls a minute of whatever
 * kind, counted by each server in memory, and the rates that a call names in the contract, counted
 * for all servers together. A whole school may stand behind one address, so an address gets far
 * more than a person; a person is known only once the ticket is, for a made-up ticket is nobody's.
 */
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { calls, type Calls, type CallName } from '@zhupi/contract/calls/index.ts'
import { MINUTE_MS } from '@zhupi/contract/terms/durations.ts'
import type { CallRate } from '@zhupi/contract/terms/rates.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countedAddress } from '../domain/network.ts'
import { refuseFor, waitFor } from '../domain/refuse.ts'
import type { SharedCount } from './sharedCounts.ts'

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

export function addressRate(callsPerPerson: number) {
  return {
    max: callsPerPerson * PEOPLE_PER_ADDRESS,
    timeWindow: MINUTE_MS,
    keyGenerator: (request: FastifyRequest) => countedAddress(request.ip),
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) =>
      waitFor(ttl, 'tooManyRequests'),
  }
}

/** After the rate-limit plugin is registered. */
export function createRates(
  app: FastifyInstance,
  options: RateOptions,
  createCount: (rate: CallRate) => SharedCount,
): Rates {
  const people = new WeakMap<FastifyRequest, number>()
  const subjects: Record<CallRate['per'], (request: FastifyRequest) => string> = {
    person: (request) => String(people.get(request)),
    account: (request) => `${countedAddress(request.ip)}/${accountNamed(request.body)}`,
    address: (request) => countedAddress(request.ip),
  }
  const anyCall = app.createRateLimit({
    max: options.callsPerPerson,
    timeWindow: MINUTE_MS,
    keyGenerator: subjects.person,
  })
  const counts = new Map<string, SharedCount>()
  for (const call of Object.values(calls)) {
    if (!('rate' in call)) continue
    for (const rate of call.rate)
      if (!counts.has(rate.name))
        counts.set(rate.name, createCount({ ...rate, max: options[rate.name] ?? rate.max }))
  }
  const checkRates = async (
    call: CallDefinition,
    request: FastifyRequest,
    isDue: (rate: CallRate) => boolean,
  ) => {
    for (const rate of (call.rate ?? []).filter(isDue)) {
      const waitMs = await counts.get(rate.name)?.(subjects[rate.per](request))
      if (waitMs !== undefined) refuseFor(waitMs, 'tooManyRequests')
    }
  }
  return {
    countRequest: (call, request) => checkRates(call, request, ({ per }) => per !== 'person'),
    countPerson: async (call, request, personId) => {
      people.set(request, personId)
      const state = await anyCall(request)
      if (!state.isAllowed && state.isExceeded) refuseFor(state.ttl, 'tooManyRequests')
      await checkRates(call, request, ({ per }) => per === 'person')
    },
  }
}

/** As the call itself reads it: white space around a phone makes no other account. */
export function accountNamed(body: unknown): string {
  const named = fieldOf(body, 'uname') ?? fieldOf(body, 'mobile') ?? ''
  return typeof named === 'string' ? named.trim().slice(0, 32) : ''
}

function fieldOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  return Object.entries(body).find(([field]) => field === name)?.[1]
}
