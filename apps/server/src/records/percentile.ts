/**
 * The percentile (`surpass` on the wire): the share of classmates with a lower machine score for
 * their latest corrected text of the same homework.
 */
import { and, eq, ne, sql } from 'drizzle-orm'
import { PERCENTILE_MIN_CLASSMATES } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { hasActiveStudent } from './account.ts'

/** @returns whole percent, or null where fewer than PERCENTILE_MIN_CLASSMATES have a score */
export async function loadPercentile(
  db: Db,
  homeworkId: number,
  own: { submissionId: number; aiScore: number },
): Promise<number | null> {
  const [others] = await db
    .select({
      scored: sql<number>`count(*)::int`,
      lower: sql<number>`(count(*) filter (where ${reports.aiScore} < ${own.aiScore}))::int`,
    })
    .from(submissions)
    .innerJoin(
      reports,
      and(eq(reports.revisionId, submissions.revisionId), eq(reports.state, 'done')),
    )
    .where(
      and(
        eq(submissions.homeworkId, homeworkId),
        ne(submissions.id, own.submissionId),
        hasActiveStudent(),
      ),
    )
  // The minimum includes oneself, as a pupil counts a class.
  if (others === undefined || others.scored + 1 < PERCENTILE_MIN_CLASSMATES) return null
  return Math.round((others.lower / others.scored) * 100)
}
