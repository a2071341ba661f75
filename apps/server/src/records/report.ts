/** Correction reports: one a revision, also where it is asked for twice or retried. */
import { count, eq, min, sql } from 'drizzle-orm'
import type { Correction } from '@zhupi/engine/types.ts'
import type { Db } from '../db/database.ts'
import type { Asker } from '../db/fairTurn.ts'
import type { Queue } from '../db/queue.ts'
import { homework } from '../db/schema/homework.ts'
import { reports } from '../db/schema/report.ts'
import { statement } from '../db/statement.ts'
import { countCorrection } from './correctionRate.ts'

/** The three dimensions without the rest of a report, which is many times as long. */
export const DIMENSION_REPORTS = sql<
  Correction['dimensions'] | null
>`${reports.correction} -> 'dimensions'`

/**
 * The lowest band (四等) of the trait 切题 means off topic; it is reported only where the homework
 * asks for the check. For queries that join homework and reports.
 */
export const IS_OFF_TOPIC = sql<boolean>`(${homework.digressCheck} and coalesce(
  jsonb_path_exists(
    ${reports.correction},
    '$.dimensions[*].traits[*] ? (@.trait == "MATCH_TITLE" && @.band == 4)'
  ),
  false
))`

export type ReportState = { state: 'working' | 'done' | 'failed'; aiScore: number | null }

export async function findReport(db: Db, revisionId: number): Promise<ReportState | undefined> {
  const [found] = await reportOf(db, { revisionId })
  return found
}

const reportOf = statement(['revisionId'], (db, { revisionId }) =>
  db
    .select({ state: reports.state, aiScore: reports.aiScore })
    .from(reports)
    .where(eq(reports.revisionId, revisionId)),
)

/** How many essays wait for their report, and for how long the first of them does. */
export async function loadCorrectionBacklog(
  db: Db,
  now: Date,
): Promise<{ waiting: number; oldestMs: number }> {
  const [found] = await db
    .select({ waiting: count(), oldest: min(reports.requestedAt) })
    .from(reports)
    .where(eq(reports.state, 'working'))
  const oldest = found?.oldest ?? null
  return {
    waiting: found?.waiting ?? 0,
    oldestMs: oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()),
  }
}

/**
 * Begins a report, or a failed one again, and enqueues its job in the same transaction. `asker` is
 * whose essay it is: people and classes take turns, and one person starts only so many.
 */
export async function requestReport(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  { asker, ...revision }: { revisionId: number; schoolId: number | null; asker: Asker },
  now: Date,
): Promise<ReportState> {
  const turn = await queue.enqueue(
    db,
    'correctEssay',
    { revisionId: revision.revisionId, requestedAt: now.toISOString() },
    asker,
  )
  const request = { state: 'working', stage: 'queued', turn, requestedAt: now } as const
  await db
    .insert(reports)
    .values({ ...revision, ...request })
    .onConflictDoUpdate({
      target: reports.revisionId,
      set: { ...request, finishedAt: null },
    })
  await countCorrection(db, asker.accountId, now)
  return { state: 'working', aiScore: null }
}
