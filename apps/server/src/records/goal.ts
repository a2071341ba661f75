/** What teachers say of the unit goals of a homework. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { goalVerdicts } from '../db/schema/goal.ts'
import { homework } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import { isNotDeleted } from './homework.ts'

/** Whether any essay of the homework was judged by its goals, whichever draft it was. */
export async function hasVerdicts(db: Db, homeworkId: number): Promise<boolean> {
  const [judged] = await db
    .select({ goalNo: goalVerdicts.goalNo })
    .from(goalVerdicts)
    .innerJoin(submissions, eq(submissions.handedInRevisionId, goalVerdicts.revisionId))
    .where(eq(submissions.homeworkId, homeworkId))
    .limit(1)
  return judged !== undefined
}

/** Of one text: goal number → met or not. */
export async function readVerdicts(db: Db, revisionId: number): Promise<Map<number, boolean>> {
  const rows = await db
    .select({ goalNo: goalVerdicts.goalNo, isMet: goalVerdicts.isMet })
    .from(goalVerdicts)
    .where(eq(goalVerdicts.revisionId, revisionId))
  return new Map(rows.map(({ goalNo, isMet }) => [goalNo, isMet]))
}

/** Whether the pupil reads what the teacher says: with the review, or with the return. */
export const VERDICTS_SHOWN_IN = ['remark', 'reject'] as const

/** One row a goal that was judged, for the pupil's own export. */
export function listOwnVerdicts(db: Db, studentId: number) {
  return db
    .select({
      title: submissions.title,
      goal: sql<string>`${homework.goals} ->> (${goalVerdicts.goalNo} - 1)`,
      isMet: goalVerdicts.isMet,
      at: goalVerdicts.at,
    })
    .from(goalVerdicts)
    .innerJoin(submissions, eq(submissions.handedInRevisionId, goalVerdicts.revisionId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .where(
      and(
        eq(submissions.studentId, studentId),
        isNotDeleted(),
        inArray(submissions.status, [...VERDICTS_SHOWN_IN]),
      ),
    )
    .orderBy(asc(goalVerdicts.at), asc(goalVerdicts.goalNo))
    .limit(5_000)
}
