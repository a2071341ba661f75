/** What returning and reviewing share: essays of the teacher's own classes, their rows locked. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { homework } from '../db/schema/homework.ts'
import { reports } from '../db/schema/report.ts'
import { revisions } from '../db/schema/essay.ts'
import { submissions } from '../db/schema/submission.ts'
import { isNotRemoved } from './account.ts'
import { isTaughtBy } from './homework.ts'
import { DIMENSION_REPORTS } from './report.ts'

/** Those that are the teacher's, by id; `aiScore` and `dimensions` are of the handed-in text. */
export async function listForReview(db: Db, submissionIds: readonly number[], teacherId: number) {
  return (
    db
      .select({
        id: submissions.id,
        status: submissions.status,
        studentName: accounts.name,
        rejectReason: submissions.rejectReason,
        teacherScore: submissions.teacherScore,
        remark: submissions.remark,
        hash: revisions.contentHash,
        scoreScale: homework.scoreScale,
        lowScore: homework.lowScore,
        highScore: homework.highScore,
        aiScore: reports.aiScore,
        dimensions: DIMENSION_REPORTS,
      })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .innerJoin(accounts, eq(accounts.id, submissions.studentId))
      .leftJoin(revisions, eq(revisions.id, submissions.handedInRevisionId))
      .leftJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
      .where(
        and(inArray(submissions.id, [...submissionIds]), isTaughtBy(teacherId), isNotRemoved()),
      )
      // Everyone locks in this order, so that two bulk reviews cannot deadlock.
      .orderBy(asc(submissions.id))
      .for('update', { of: submissions })
  )
}

/** The columns of an essay that goes back to its pupil. */
export function returned(reason: string, now: Date) {
  return {
    status: 'reject' as const,
    rejectReason: reason,
    returnedAt: now,
    handingInRevisionId: null,
  }
}
