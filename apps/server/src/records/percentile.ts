/**
 * The percentile (`surpass` on the wire): the share of comparable essays with a lower machine score
 * for their latest corrected text.
 */
import { and, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { GENRE_GROUPS } from '@zhupi/contract/terms/genres.ts'
import {
  PERCENTILE_MIN_CLASSMATES,
  PERCENTILE_MIN_PRACTICE,
  PERCENTILE_PRACTICE_DAYS,
} from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { statement } from '../db/statement.ts'
import { hasActiveStudent } from './account.ts'

/**
 * Among classmates on the same homework.
 * @returns whole percent, or null where fewer than PERCENTILE_MIN_CLASSMATES have a score
 */
export async function loadPercentile(
  db: Db,
  homeworkId: number,
  own: { submissionId: number; aiScore: number },
): Promise<number | null> {
  const [others] = await classmates(db, { homeworkId, ...own })
  // The minimum includes oneself, as a pupil counts a class.
  if (others === undefined || others.scored + 1 < PERCENTILE_MIN_CLASSMATES) return null
  return Math.round((others.lower / others.scored) * 100)
}

const classmates = statement(
  ['homeworkId', 'submissionId', 'aiScore'],
  (db, { homeworkId, submissionId, aiScore }) =>
    db
      .select({
        scored: sql<number>`count(*)::int`,
        lower: sql<number>`(count(*) filter (where ${reports.aiScore} < ${aiScore}))::int`,
      })
      .from(submissions)
      .innerJoin(
        reports,
        and(eq(reports.revisionId, submissions.revisionId), eq(reports.state, 'done')),
      )
      .where(
        and(
          eq(submissions.homeworkId, homeworkId),
          ne(submissions.id, submissionId),
          hasActiveStudent(),
        ),
      ),
)

/**
 * Among practice of the same grade and group of genres that was corrected of late, whoever wrote it.
 * @returns whole percent, or null where fewer than PERCENTILE_MIN_PRACTICE have a score
 */
export async function loadPracticePercentile(
  db: Db,
  own: { essayId: number; aiScore: number; gradeLevel: number; genre: string },
  now: Date,
): Promise<number | null> {
  const group = GENRE_GROUPS.find(({ genres }) => genres.some(({ id }) => id === own.genre))
  if (group === undefined) return null
  const [others] = await db
    .select({
      scored: sql<number>`count(*)::int`,
      lower: sql<number>`(count(*) filter (where ${reports.aiScore} < ${own.aiScore}))::int`,
    })
    .from(practiceEssays)
    .innerJoin(
      reports,
      and(eq(reports.revisionId, practiceEssays.revisionId), eq(reports.state, 'done')),
    )
    .where(
      and(
        eq(practiceEssays.gradeLevel, own.gradeLevel),
        inArray(
          practiceEssays.genre,
          group.genres.map(({ id }) => id),
        ),
        gte(
          practiceEssays.correctedAt,
          new Date(now.getTime() - PERCENTILE_PRACTICE_DAYS * DAY_MS),
        ),
        isNull(practiceEssays.deletedAt),
        hasActiveWriter(),
        ne(practiceEssays.id, own.essayId),
      ),
    )
  if (others === undefined || others.scored + 1 < PERCENTILE_MIN_PRACTICE) return null
  return Math.round((others.lower / others.scored) * 100)
}

/** Essays of removed accounts count for nobody. */
function hasActiveWriter() {
  return sql`exists (
    select 1 from ${accounts}
    where ${accounts.id} = ${practiceEssays.accountId} and ${accounts.removedAt} is null
  )`
}
