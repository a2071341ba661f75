/** A pupil's essays with all their attempts, for the pupil's own export. */
import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../db/schema/homework.ts'
import { reports } from '../db/schema/report.ts'
import { revisions, submissions } from '../db/schema/submission.ts'
import { hasStarted } from './homework.ts'

/** Read this many at a time: six years of essays are never all in memory. */
const ESSAYS_AT_ONCE = 20

/** Those that have a text, the earliest first. */
export async function* readOwnEssays(db: Db, studentId: number, now: Date) {
  let after = 0
  while (true) {
    const rows = await listEssays(db, studentId, after, now)
    const submissionIds = rows.map((row) => row.id)
    const attempts = Map.groupBy(
      await listAttempts(db, submissionIds),
      (attempt) => attempt.submissionId,
    )
    for (const row of rows) yield { ...row, attempts: attempts.get(row.id) ?? [] }
    const last = rows.at(-1)
    if (last === undefined || rows.length < ESSAYS_AT_ONCE) return
    after = last.id
  }
}

export type OwnEssay = Awaited<ReturnType<typeof listEssays>>[number] & {
  attempts: Awaited<ReturnType<typeof listAttempts>>
}

function listEssays(db: Db, studentId: number, after: number, now: Date) {
  return db
    .select({
      id: submissions.id,
      title: submissions.title,
      content: submissions.content,
      genre: submissions.genre,
      status: submissions.status,
      savedAt: submissions.savedAt,
      submittedAt: submissions.submittedAt,
      revisionId: submissions.revisionId,
      handedInRevisionId: submissions.handedInRevisionId,
      teacherScore: submissions.teacherScore,
      remark: submissions.remark,
      reviewedAt: submissions.reviewedAt,
      rejectReason: submissions.rejectReason,
      typed: submissions.typedCharacters,
      pasted: submissions.pastedCharacters,
      photo: submissions.photoCharacters,
      voice: submissions.voiceCharacters,
      aiUse: homework.aiUse,
      scoreScale: homework.scoreScale,
      lowestScore: homework.lowestScore,
      classroom: classrooms.name,
      task: { title: homeworkQuestions.title, requirement: homeworkQuestions.requirement },
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(
      homeworkQuestions,
      and(
        eq(homeworkQuestions.homeworkId, homework.id),
        eq(homeworkQuestions.questionNo, submissions.questionNo),
      ),
    )
    .where(
      and(
        eq(submissions.studentId, studentId),
        gt(submissions.id, after),
        hasStarted(now),
        or(sql`${submissions.content} <> ''`, isNotNull(submissions.revisionId)),
      ),
    )
    .orderBy(asc(submissions.id))
    .limit(ESSAYS_AT_ONCE)
}

async function listAttempts(db: Db, submissionIds: readonly number[]) {
  if (submissionIds.length === 0) return []
  return db
    .select({
      id: revisions.id,
      submissionId: revisions.submissionId,
      no: revisions.revisionNo,
      title: revisions.title,
      content: revisions.content,
      genre: revisions.genre,
      createdAt: revisions.createdAt,
      aiScore: reports.aiScore,
      correction: reports.correction,
    })
    .from(revisions)
    .leftJoin(reports, eq(reports.revisionId, revisions.id))
    .where(inArray(revisions.submissionId, [...submissionIds]))
    .orderBy(asc(revisions.submissionId), asc(revisions.revisionNo))
}
