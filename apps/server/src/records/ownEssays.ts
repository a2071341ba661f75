/** A person's essays, homework and practice, with all their attempts, for that person's export. */
import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../db/schema/homework.ts'
import { modelNotes } from '../db/schema/modelNotes.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { draftChanges, reports } from '../db/schema/report.ts'
import { revisions } from '../db/schema/essay.ts'
import { submissions } from '../db/schema/submission.ts'
import type { AnsweredMarks } from '../domain/markKey.ts'
import { listAnsweredMarks } from './answeredMark.ts'
import { hasStarted } from './homework.ts'
import { NOTES } from './modelNotes.ts'
import { isOwnPractice } from './practice.ts'

/** Read this many at a time: six years of essays are never all in memory. */
const ESSAYS_AT_ONCE = 20

/** Homework that has a text, the earliest first. */
export function readOwnEssays(db: Db, studentId: number, now: Date) {
  return readWithAttempts(db, (after) => listEssays(db, studentId, after, now))
}

/** Practice, the earliest first, without what was deleted. */
export function readOwnPractice(db: Db, accountId: number) {
  return readWithAttempts(db, (after) => listPractice(db, accountId, after))
}

async function* readWithAttempts<Essay extends { id: number }>(
  db: Db,
  list: (after: number) => Promise<Essay[]>,
) {
  let after = 0
  while (true) {
    const rows = await list(after)
    const essayIds = rows.map((row) => row.id)
    const attempts = Map.groupBy(await listAttempts(db, essayIds), (attempt) => attempt.essayId)
    const answeredIn = await listAnsweredMarks(db, essayIds)
    for (const row of rows)
      yield { ...row, attempts: attempts.get(row.id) ?? [], answered: answeredIn(row.id) }
    const last = rows.at(-1)
    if (last === undefined || rows.length < ESSAYS_AT_ONCE) return
    after = last.id
  }
}

type WithAttempts = {
  attempts: Awaited<ReturnType<typeof listAttempts>>
  answered: AnsweredMarks
}
export type OwnEssay = Awaited<ReturnType<typeof listEssays>>[number] & WithAttempts
export type OwnPractice = Awaited<ReturnType<typeof listPractice>>[number] & WithAttempts

function listPractice(db: Db, accountId: number, after: number) {
  return db
    .select({
      id: practiceEssays.id,
      title: practiceEssays.title,
      content: practiceEssays.content,
      genre: practiceEssays.genre,
      gradeLevel: practiceEssays.gradeLevel,
      author: practiceEssays.author,
      savedAt: practiceEssays.savedAt,
      scoreScale: practiceEssays.scoreScale,
      typed: practiceEssays.typedCharacters,
      pasted: practiceEssays.pastedCharacters,
      photo: practiceEssays.photoCharacters,
      voice: practiceEssays.voiceCharacters,
      task: { title: practiceEssays.taskTitle, requirement: practiceEssays.taskRequirement },
    })
    .from(practiceEssays)
    .where(and(isOwnPractice(accountId), gt(practiceEssays.id, after)))
    .orderBy(asc(practiceEssays.id))
    .limit(ESSAYS_AT_ONCE)
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
      extendedTo: submissions.extendedTo,
      excusedAt: submissions.excusedAt,
      rejectReason: sql<
        string | null
      >`coalesce(${submissions.rejectReason}, ${submissions.earlierRejectReason})`,
      typed: submissions.typedCharacters,
      pasted: submissions.pastedCharacters,
      photo: submissions.photoCharacters,
      voice: submissions.voiceCharacters,
      aiUse: homework.aiUse,
      gradeLevel: homework.gradeLevel,
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

const earlier = alias(revisions, 'earlier')

async function listAttempts(db: Db, essayIds: readonly number[]) {
  if (essayIds.length === 0) return []
  return db
    .select({
      id: revisions.id,
      essayId: revisions.essayId,
      no: revisions.revisionNo,
      title: revisions.title,
      content: revisions.content,
      genre: revisions.genre,
      isEntered: revisions.isEntered,
      createdAt: revisions.createdAt,
      aiScore: reports.aiScore,
      correction: reports.correction,
      notes: NOTES,
      change: {
        earlierId: draftChanges.earlierRevisionId,
        earlierNo: sql<number>`${earlier.revisionNo}`,
        change: draftChanges.change,
      },
    })
    .from(revisions)
    .leftJoin(reports, eq(reports.revisionId, revisions.id))
    .leftJoin(modelNotes, eq(modelNotes.revisionId, revisions.id))
    .leftJoin(draftChanges, eq(draftChanges.revisionId, revisions.id))
    .leftJoin(earlier, eq(earlier.id, draftChanges.earlierRevisionId))
    .where(inArray(revisions.essayId, [...essayIds]))
    .orderBy(asc(revisions.essayId), asc(revisions.revisionNo))
}
