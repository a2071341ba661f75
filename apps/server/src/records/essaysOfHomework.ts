/** What statistics and progress read of a homework's essays, for queries over homework. */
import { and, eq, sql } from 'drizzle-orm'
import { SUBMISSION_GROUPS } from '@zhupi/contract/terms/statuses.ts'
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { enrollments } from '../db/schema/classroom.ts'
import { homework } from '../db/schema/homework.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { hasActiveStudent } from './account.ts'
import { isOfClass } from './classroom.ts'
import { IS_LET_OFF } from './homework.ts'
import { DIMENSION_REPORTS } from './report.ts'

export const IS_HANDED_IN = sql`${submissions.status} not in (${sql.join(
  SUBMISSION_GROUPS.notSubmitted.map((status) => sql`${status}`),
  sql`, `,
)})`

/** The machine's, without their words; nothing of a draft. */
const TRAIT_SCORES = sql<Partial<Record<Trait, number>> | null>`case when ${IS_HANDED_IN} then (
  select jsonb_object_agg(each ->> 'trait', each -> 'score')
  from jsonb_path_query(${reports.correction}, '$.dimensions[*].traits[*]') each) end`

/**
 * To be joined laterally: one row a pupil who is in the class or has handed in. The database leaves
 * out what a query does not select.
 */
export function essaysOfHomework(db: Db) {
  return db
    .select({
      id: submissions.id,
      studentId: submissions.studentId,
      handedInRevisionId: submissions.handedInRevisionId,
      name: accounts.name,
      studentNumber: enrollments.studentNumber,
      status: submissions.status,
      teacherScore: submissions.teacherScore,
      aiScore: reports.aiScore,
      dimensions: DIMENSION_REPORTS.as('dimensions'),
      traits: TRAIT_SCORES.as('traits'),
      isLetOff: IS_LET_OFF.as('is_let_off'),
    })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .leftJoin(
      enrollments,
      and(
        eq(enrollments.classroomId, homework.classroomId),
        eq(enrollments.studentId, submissions.studentId),
      ),
    )
    .leftJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
    .where(and(eq(submissions.homeworkId, homework.id), isOfClass(), hasActiveStudent()))
    .as('essay')
}
