/** Reports that were under way when a backup was taken: their jobs are not in it. */
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { reports } from '../db/schema/report.ts'

/** Enqueues each again. @returns how many */
export async function requeueUnfinished(db: Db, queue: Pick<Queue, 'enqueue'>): Promise<number> {
  const unfinished = await db
    .select({ revisionId: reports.revisionId, requestedAt: reports.requestedAt })
    .from(reports)
    .where(eq(reports.state, 'working'))
  for (const { revisionId, requestedAt } of unfinished)
    await queue.enqueue(db, 'correctEssay', { revisionId, requestedAt: requestedAt.toISOString() })
  return unfinished.length
}
