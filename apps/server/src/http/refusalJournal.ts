/**
 * Refusals by a limit, for the security journal: once each ten minutes for the same call, person
 * and address, so that a flood fills no table.
 */
import type { CallDefinition } from '@zhupi/contract/calls/defineCall.ts'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Db } from '../db/database.ts'
import { describeFault } from '../db/describeFault.ts'
import { countedAddress, plainAddress } from '../domain/network.ts'
import { Refusal } from '../domain/refuse.ts'
import { writeSecurityEvent } from '../records/securityJournal.ts'
import { accountNamed } from './rates.ts'

const ONCE_IN_MS = 10 * MINUTE_MS

export function createRefusalJournal(db: Db) {
  const told = new RateLimiterMemory({ points: 1, duration: ONCE_IN_MS / SECOND_MS })
  const isToldAlready = async (key: string): Promise<boolean> => {
    try {
      await told.consume(key)
      return false
    } catch {
      return true
    }
  }
  return async (
    error: unknown,
    {
      call,
      request,
      personId,
    }: { call: CallDefinition; request: FastifyRequest; personId: number | undefined },
    now: Date,
  ): Promise<void> => {
    if (!(error instanceof Refusal) || error.waitMs === undefined) return
    const key = `${call.name} ${countedAddress(request.ip)} ${personId ?? accountNamed(request.body)}`
    if (await isToldAlready(key)) return
    const event = {
      kind: 'refused',
      address: plainAddress(request.ip),
      detail: call.name,
      accountId: personId,
      named: accountNamed(request.body),
    } as const
    try {
      await writeSecurityEvent(db, event, now)
    } catch (fault) {
      // The refusal itself goes out all the same.
      const err = fault instanceof Error ? describeFault(fault) : undefined
      request.log.error({ err }, 'a refusal was not written down')
    }
  }
}
