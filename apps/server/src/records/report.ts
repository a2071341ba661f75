/** Correction reports: one a revision, whatever is asked twice or retried (decisions 19, 21). */
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { reports } from '../db/schema.ts'

export type ReportState = { state: 'working' | 'done' | 'failed'; aiScore: number | null }

export async function findReport(db: Db, revisionId: number): Promise<ReportState | undefined> {
  const [found] = await db.select({ state: reports.state, aiScore: reports.aiScore }).from(reports).where(eq(reports.revisionId, revisionId))
  return found
}

/** Begins a report, or begins a failed one again, and enqueues its job in the same transaction. */
export async function requestReport(db: Db, queue: Pick<Queue, 'enqueue'>, revision: { revisionId: number; schoolId: number | null }, now: Date): Promise<ReportState> {
  await db.insert(reports)
    .values({ ...revision, state: 'working', stage: 'queued', requestedAt: now })
    .onConflictDoUpdate({ target: reports.revisionId, set: { state: 'working', stage: 'queued', requestedAt: now, finishedAt: null } })
  await queue.enqueue(db, 'correctEssay', { revisionId: revision.revisionId, requestedAt: now.toISOString() })
  return { state: 'working', aiScore: null }
}
