/** The pupil's own profile with statistics and rights. */
import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { getUserinfo as call } from '@zhupi/contract/calls/account.ts'
import type { Db } from '../../db/database.ts'
import { enrollments } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { correctionCharges } from '../../db/schema/membership.ts'
import { practiceEssays } from '../../db/schema/practice.ts'
import { reports } from '../../db/schema/report.ts'
import { revisions } from '../../db/schema/essay.ts'
import { submissions } from '../../db/schema/submission.ts'
import { isNotDeleted } from '../../records/homework.ts'
import { isOwnPractice } from '../../records/practice.ts'
import { loadOwnProfile } from '../../records/profile.ts'
import { loadRights } from '../../records/rights.ts'
import type { Handler } from '../handler.ts'

export const getUserinfo: Handler<typeof call> = async (_request, { db, now, person }) => {
  const [numbered] = await db
    .select({ studentNumber: enrollments.studentNumber })
    .from(enrollments)
    .where(and(eq(enrollments.studentId, person.id), ne(enrollments.studentNumber, '')))
    .orderBy(desc(enrollments.joinedAt))
    .limit(1)
  return {
    userId: String(person.id),
    name: person.name,
    mobile: person.phone ?? '',
    ...(await loadOwnProfile(db, person.id)),
    studentNumber: numbered?.studentNumber ?? '',
    statistics: await loadStatistics(db, person.id),
    accountInfo: await loadRights(db, person.id, now),
  }
}

async function loadStatistics(db: Db, studentId: number) {
  const ofPupil = and(eq(submissions.studentId, studentId), isNotDeleted())
  const day = (column: unknown) => sql`(${column} at time zone 'Asia/Shanghai')::date`
  // An essay has its last save only; its revisions tell the other days of writing.
  const { rows: days } = await db.execute<{ learningDay: number }>(sql`
    select count(distinct day)::int as "learningDay" from (
      select ${day(submissions.savedAt)} as day
        from ${submissions} join ${homework} on ${homework.id} = ${submissions.homeworkId}
        where ${ofPupil}
      union all select ${day(submissions.submittedAt)}
        from ${submissions} join ${homework} on ${homework.id} = ${submissions.homeworkId}
        where ${ofPupil}
      union all select ${day(revisions.createdAt)}
        from ${revisions}
        join ${submissions} on ${submissions.id} = ${revisions.essayId}
        join ${homework} on ${homework.id} = ${submissions.homeworkId}
        where ${ofPupil}
      union all select ${day(practiceEssays.savedAt)}
        from ${practiceEssays} where ${isOwnPractice(studentId)}
      union all select ${day(revisions.createdAt)}
        from ${revisions}
        join ${practiceEssays} on ${practiceEssays.id} = ${revisions.essayId}
        where ${isOwnPractice(studentId)}
    ) days`)
  const [asked] = await db
    .select({ practiceCount: count() })
    .from(correctionCharges)
    .where(and(eq(correctionCharges.accountId, studentId), isNull(correctionCharges.refundedAt)))
  const [best] = await db
    .select({
      bestScore: sql<number | null>`max(coalesce(${submissions.teacherScore}, ${reports.aiScore}))`,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
    .where(ofPupil)
  return {
    learningDay: days[0]?.learningDay ?? 0,
    practiceCount: asked?.practiceCount ?? 0,
    bestScore: best?.bestScore ?? null,
  }
}
