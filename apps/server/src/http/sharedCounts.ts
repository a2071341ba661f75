/**
 * Counts that all servers share, in the table rate_counts through the server's own pool. Where the
 * table cannot be reached, each server counts by itself with the same figures until it can: neither
 * is the gate open, nor is anybody locked out.
 */
import { createHash } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import type { CallRate } from '@zhupi/contract/terms/rates.ts'
import { getTableName } from 'drizzle-orm'
import type { QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { describeFault } from '../db/describeFault.ts'
import { rateCounts } from '../db/schema/rates.ts'

type Log = { error(details: object, text: string): void }
/** A query through the server's own pool. */
export type AskCounts = (query: QueryConfig) => Promise<unknown>
/** @returns how long to wait, in milliseconds; undefined = go on */
export type SharedCount = (subject: string) => Promise<number | undefined>

/** A count waits no longer than this for a database that does not answer. */
const ANSWER_WITHIN_MS = 2 * SECOND_MS

export function createSharedCounts(ask: AskCounts, log: Log) {
  const storeClient = createStoreClient(ask, log)
  return ({ name, max, withinMs }: Pick<CallRate, 'name' | 'max' | 'withinMs'>): SharedCount => {
    const window = { keyPrefix: name, points: max, duration: withinMs / SECOND_MS }
    const limiter = new RateLimiterPostgres({
      ...window,
      storeClient,
      storeType: 'client',
      tableName: getTableName(rateCounts),
      tableCreated: true,
      // A job does it: jobs/sweepRates.ts.
      clearExpiredByTimeout: false,
      // A flood is told to wait without asking the database each time.
      inMemoryBlockOnConsumed: max,
      insuranceLimiter: new RateLimiterMemory(window),
    })
    return async (subject) => {
      try {
        await limiter.consume(hashSubject(subject))
        return undefined
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.msBeforeNext
        throw error
      }
    }
  }
}

/** Says that the store fails, once a minute; the limiter then counts in memory. */
function createStoreClient(ask: AskCounts, log: Log) {
  let quietUntil = 0
  const report = (error: Error) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + MINUTE_MS
    log.error({ err: describeFault(error) }, 'limits are counted by this server alone')
  }
  return {
    query: async (query: QueryConfig) => {
      let timer: NodeJS.Timeout | undefined
      const lateness = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_WITHIN_MS)
      })
      try {
        return await Promise.race([ask(query), lateness])
      } catch (error) {
        report(error instanceof Error ? error : new Error(String(error)))
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22)
}
