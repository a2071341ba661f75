/** How a teacher's scores differ from the machine's, learned from the reviews the teacher gave. */
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { withinLimits } from '@zhupi/contract/rules/score.ts'
import { SCALE_LEARNED_FROM } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { statement } from '../db/statement.ts'
import { robustMean } from '../domain/robustMean.ts'

/** A teacher's scale may change: older reviews count no more. */
const LATEST = 60

type Essay = { aiScore: number; scoreScale: number; lowScore: number; highScore: number }

/** Undefined until there are enough reviews. It never moves the machine's score. */
export async function findScaleHint(db: Db, teacherId: number, essay: Essay) {
  const rows = await reviewsOf(db, { teacherId })
  const differences = rows.flatMap(({ teacherScore, aiScore }) =>
    teacherScore === null || aiScore === null ? [] : [teacherScore - aiScore],
  )
  if (differences.length < SCALE_LEARNED_FROM) return null
  const difference = Math.round(robustMean(differences) * 10) / 10
  const score = Math.min(100, Math.max(0, essay.aiScore + difference))
  return { score: withinLimits(score, essay), reviews: differences.length, difference }
}

/** A bulk review took the machine's score and says nothing of the teacher's. */
const reviewsOf = statement(['teacherId'], (db, { teacherId }) =>
  db
    .select({ teacherScore: submissions.teacherScore, aiScore: reports.aiScore })
    .from(submissions)
    .innerJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
    .where(
      and(
        eq(submissions.reviewerId, teacherId),
        eq(submissions.status, 'remark'),
        eq(submissions.reviewedInBulk, false),
        isNotNull(submissions.teacherScore),
        isNotNull(reports.aiScore),
      ),
    )
    .orderBy(desc(submissions.reviewedAt))
    .limit(LATEST),
)
