/** Correction reports: one a revision, also where it is asked for twice or retried. */
import { eq, sql } from 'drizzle-orm'
import type { Correction } from '@zhupi/engine/types.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { homework } from '../db/schema/homework.ts'
import { reports } from '../db/schema/report.ts'

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
  const [found] = await db
    .select({ state: reports.state, aiScore: reports.aiScore })
    .from(reports)
    .where(eq(reports.revisionId, revisionId))
  return found
}

/** Begins a report, or a failed one again, and enqueues its job in the same transaction. */
export async function requestReport(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  revision: { revisionId: number; schoolId: number | null },
  now: Date,
): Promise<ReportState> {
  await db
    .insert(reports)
    .values({ ...revision, state: 'working', stage: 'queued', requestedAt: now })
    .onConflictDoUpdate({
      target: reports.revisionId,
      set: { state: 'working', stage: 'queued', requestedAt: now, finishedAt: null },
    })
  await queue.enqueue(db, 'correctEssay', {
    revisionId: revision.revisionId,
    requestedAt: now.toISOString(),
  })
  return { state: 'working', aiScore: null }
}
