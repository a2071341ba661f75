/** What returning and reviewing share: essays of the teacher's own classes, their rows locked. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { homework } from '../db/schema/homework.ts'
import { reports } from '../db/schema/report.ts'
import { revisions } from '../db/schema/essay.ts'
import { submissions, type Undo } from '../db/schema/submission.ts'
import { createToken } from '../domain/token.ts'
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
        version: submissions.version,
        verdictNo: submissions.verdictNo,
        undo: submissions.undo,
        rejectReason: submissions.rejectReason,
        returnedAt: submissions.returnedAt,
        teacherScore: submissions.teacherScore,
        contentLevel: submissions.contentLevel,
        expressionLevel: submissions.expressionLevel,
        developmentLevel: submissions.developmentLevel,
        remark: submissions.remark,
        isRemarkDrafted: submissions.isRemarkDrafted,
        reviewerId: submissions.reviewerId,
        reviewedAt: submissions.reviewedAt,
        reviewedInBulk: submissions.reviewedInBulk,
        studentId: submissions.studentId,
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

export type ReviewedEssay = Awaited<ReturnType<typeof listForReview>>[number]

/**
 * The columns of a verdict that can be taken back. `eventKey`: of the message that tells it;
 * undefined where nobody is told.
 */
export function verdictOn(
  essay: ReviewedEssay,
  eventKey: string,
  now: Date,
  token = createToken(UNDO_TOKEN_BYTES),
) {
  const undo: Undo = {
    token,
    at: now.toISOString(),
    draftVersion: essay.version,
    eventKey,
    before: {
      status: essay.status === 'remark' ? 'remark' : 'finish',
      teacherScore: essay.teacherScore,
      contentLevel: essay.contentLevel,
      expressionLevel: essay.expressionLevel,
      developmentLevel: essay.developmentLevel,
      remark: essay.remark,
      isRemarkDrafted: essay.isRemarkDrafted,
      reviewerId: essay.reviewerId,
      reviewedAt: essay.reviewedAt?.toISOString() ?? null,
      reviewedInBulk: essay.reviewedInBulk,
      returnedAt: essay.returnedAt?.toISOString() ?? null,
      rejectReason: essay.rejectReason,
    },
  }
  return { verdictNo: essay.verdictNo + 1, undo }
}
export const UNDO_TOKEN_BYTES = 16

/** What nobody can take back any more holds nothing of an earlier verdict. */
export async function sweepUndos(db: Db, before: Date): Promise<void> {
  await db
    .update(submissions)
    .set({ undo: null })
    .where(
      and(isNotNull(submissions.undo), sql`${submissions.undo} ->> 'at' < ${before.toISOString()}`),
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
