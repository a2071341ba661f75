/** The job queue (pg-boss) in the same database: a job commits with its caller's transaction. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { fromDrizzle, PgBoss, type JobResult } from 'pg-boss'
import type { PoolConfig } from 'pg'
import type { Db } from './database.ts'
import { MINUTE_MS, SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { isDatabaseUnavailable } from './databaseOutage.ts'
import { describeFault } from './describeFault.ts'
import { type Asker, beginTurn, findTurn, FIRST_TURN, laneOf } from './fairTurn.ts'
import { GuardedPool } from './guardedPool.ts'
import { keepListening } from './listening.ts'

/** Every job's payload, by its name. */
export type JobPayloads = {
  correctEssay: RequestedReport
  /** Where correctEssay ends up after its last try. */
  giveUpCorrection: RequestedReport
  /** What was handed in for it is compared with each other and with older essays. */
  compareHomework: { homeworkId: number }
  makePrint: { printId: number }
  askModel: { revisionId: number }
}
/**
 * `requestedAt` (ISO 8601) tells one request for a report from the next: a late job of the first
 * must not end the second.
 */
export type RequestedReport = { revisionId: number; requestedAt: string }
/** When the clock starts a job without a payload, by cron in Shanghai's time. */
const SCHEDULES = {
  announceHomework: '* * * * *',
  // When nobody writes essays.
  eraseDeleted: '20 3 * * *',
  keepFiles: '10 * * * *',
  reconcileOrders: '*/3 * * * *',
  // After school, and again for a server that was off then: nobody is reminded twice.
  remindDue: '0 17-20 * * *',
  remindExpiry: '30 9-12 * * *',
  sweepLimits: '*/10 * * * *',
  backUpDatabase: '40 2 * * *',
} as const
export type ScheduledJob = keyof typeof SCHEDULES
export type JobName = keyof JobPayloads

export type Queue = {
  /**
   * `db` is the caller's transaction. Jobs that a person waits for take turns (fairTurn.ts).
   * @returns the job's turn: the lower, the sooner
   */
  enqueue<N extends JobName>(
    db: Db,
    name: N,
    payload: JobPayloads[N],
    asker?: Asker,
  ): Promise<number>
  work<N extends JobName>(
    name: N,
    concurrency: number,
    run: (payload: JobPayloads[N]) => Promise<void>,
  ): Promise<void>
  /** Runs the job by its schedule, one at a time however many servers there are. */
  workOnSchedule(name: ScheduledJob, run: () => Promise<void>): Promise<void>
  /** Waits for the jobs under way. */
  stop(): Promise<void>
}

const POOL = { max: 6, application_name: 'zhupi-queue', statement_timeout: 2 * MINUTE_MS }
/** How long a stop waits for running jobs; what is left comes back at the next start. */
const STOP_WAIT_MS = 10_000

const OUTAGE_MAX_MS = MINUTE_MS
const AFTER_OUTAGE_MS = SECOND_MS

const ONE_BY_ONE = {
  includeMetadata: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
} as const

type Log = { error(details: object, text: string): void }

/** Without `runsJobs` it only enqueues: schedules and upkeep are left to those that work. */
export async function startQueue(
  connection: PoolConfig,
  log: Log,
  { runsJobs = true } = {},
): Promise<Queue> {
  // Upkeep of a long queue may take longer than any statement of a request.
  const pool = new GuardedPool({ ...connection, ...POOL })
  const db = drizzle(pool)
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      listen: async (channel, onNotification, onReady) =>
        keepListening(pool, channel, onNotification, onReady),
    },
    schedule: runsJobs,
    supervise: runsJobs,
    // Closer than pg-boss's default: a dead worker's job must be back within a minute.
    useListenNotify: runsJobs,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    persistWarnings: false,
  })
  boss.on('error', (error) => {
    // Each worker would say so once a second; who owns the database says it once.
    if (!isDatabaseUnavailable(error)) log.error({ err: describeFault(error) }, 'queue error')
  })
  await boss.start().catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const crashRecovery = { expireInSeconds: 120, heartbeatSeconds: 20, notify: true }
  await boss.createQueue('giveUpCorrection', { ...crashRecovery, retryLimit: 10, retryDelay: 5 })
  await boss.createQueue('correctEssay', {
    ...crashRecovery,
    retryLimit: 2,
    retryDelay: 1,
    deadLetter: 'giveUpCorrection',
  })
  await boss.createQueue('compareHomework', { ...crashRecovery, retryLimit: 3, retryDelay: 5 })
  await boss.createQueue('makePrint', { ...crashRecovery, retryLimit: 2, retryDelay: 1 })
  // A model that is away comes back: half a minute, then each time twice as long, half an hour in all.
  await boss.createQueue('askModel', {
    ...crashRecovery,
    retryLimit: 6,
    retryDelay: 30,
    retryBackoff: true,
  })
  return {
    enqueue: async (db, name, payload, asker) => {
      const turn = asker === undefined ? FIRST_TURN : await findTurn(db, name, asker)
      const options = asker === undefined ? {} : { priority: -turn, group: laneOf(asker) }
      await boss.send(name, payload, { db: fromDrizzle(db, sql), ...options })
      return turn
    },
    work: async (name, concurrency, run) => {
      // enqueue's type promises that jobs of this queue carry this payload; pg-boss sees objects.
      type Payload = Parameters<typeof run>[0]
      for (let worker = 0; worker < concurrency; worker += 1) {
        const id: string = await boss.work<Payload, never, typeof ONE_BY_ONE>(
          name,
          ONE_BY_ONE,
          async (jobs) => {
            const results: JobResult[] = []
            for (const job of jobs) {
              const begin = () => beginTurn(db, name, -job.priority)
              results.push(await runJob(name, job, begin, run, log))
            }
            // One job is taken at a time, so that it is the one whose turn it is; the next at once.
            boss.notifyWorker(id)
            return results
          },
        )
      }
    },
    workOnSchedule: async (name, run) => {
      await boss.createQueue(name, {
        ...crashRecovery,
        policy: 'singleton',
        retryLimit: 3,
        retryDelay: 60,
      })
      await boss.schedule(name, SCHEDULES[name], null, { tz: 'Asia/Shanghai' })
      await boss.work(name, { pollingIntervalSeconds: 20 }, () => run())
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: STOP_WAIT_MS })
      await pool.end()
    },
  }
}

/** Never throws: a job that fails takes none of its batch with it. */
async function runJob<Payload extends object>(
  name: JobName,
  { id, data }: { id: string; data: Payload },
  begin: () => Promise<void>,
  run: (payload: Payload) => Promise<void>,
  log: Log,
): Promise<JobResult> {
  try {
    await runDespiteOutages(async () => {
      await begin()
      await run(data)
    })
    return { id, status: 'completed' }
  } catch (error) {
    const err = describeFault(error instanceof Error ? error : new Error(String(error)))
    log.error({ job: name, payload: data, err }, 'job failed')
    // The queue stores this for weeks: no values there either.
    return { id, status: 'failed', output: { message: `${name} failed: ${err.message}` } }
  }
}

/**
 * A database that goes away is no fault of the job's: it is begun again once the database is back,
 * and takes none of its tries. One that stays away longer leaves the job to whoever finds it then.
 */
async function runDespiteOutages(run: () => Promise<void>): Promise<void> {
  const until = performance.now() + OUTAGE_MAX_MS
  while (true) {
    try {
      return await run()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > until) throw error
      await sleep(AFTER_OUTAGE_MS)
    }
  }
}
