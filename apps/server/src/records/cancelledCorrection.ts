/**
 * Corrections that are under way when a guardian takes the consent back: none is made, and its use
 * is given back. A hand-in that waited for the score happens without it.
 */
import { and, eq, lte } from 'drizzle-orm'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { CONSENT_UNTIL_GRADE } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { revisions } from '../db/schema/essay.ts'
import { homework } from '../db/schema/homework.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { notifyHandedIn } from './homeworkNotifications.ts'
import { giveUseBack } from './quota.ts'
import { findByRevisionForUpdate, handedIn } from './submission.ts'

/** Those of grades that need a consent. */
export async function cancelCorrectionsOf(db: Db, studentId: number, now: Date): Promise<void> {
  const isWaiting = eq(reports.state, 'working')
  const ofHomework = await db
    .select({ revisionId: reports.revisionId })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(revisions, eq(revisions.essayId, submissions.id))
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(
      and(
        eq(submissions.studentId, studentId),
        isWaiting,
        lte(classrooms.gradeLevel, CONSENT_UNTIL_GRADE),
      ),
    )
  const ofPractice = await db
    .select({ revisionId: reports.revisionId })
    .from(practiceEssays)
    .innerJoin(revisions, eq(revisions.essayId, practiceEssays.id))
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(
      and(
        eq(practiceEssays.accountId, studentId),
        isWaiting,
        lte(revisions.gradeLevel, CONSENT_UNTIL_GRADE),
      ),
    )
  for (const { revisionId } of [...ofHomework, ...ofPractice])
    await db.transaction((db) => cancelCorrection(db, revisionId, now))
}

/** `db` is a transaction. A report that is done meanwhile stays. */
export async function cancelCorrection(db: Db, revisionId: number, now: Date): Promise<void> {
  const submission = await findByRevisionForUpdate(db, revisionId)
  const [cancelled] = await db
    .delete(reports)
    .where(and(eq(reports.revisionId, revisionId), eq(reports.state, 'working')))
    .returning({ revisionId: reports.revisionId })
  if (cancelled === undefined) return
  await giveUseBack(db, revisionId, now)
  if (submission?.handingInRevisionId !== revisionId || !mayEdit(submission.status)) return
  await db
    .update(submissions)
    .set(handedIn(revisionId, now))
    .where(eq(submissions.id, submission.id))
  await notifyHandedIn(db, submission.id, submission.status === 'reject', now)
}
