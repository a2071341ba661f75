/** Passages that pupils are asked for, and what they said. */
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { PassageAnswer } from '@zhupi/contract/terms/passages.ts'
import type { Correction } from '@zhupi/engine/types.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { revisions } from '../db/schema/essay.ts'
import { homework } from '../db/schema/homework.ts'
import { passages } from '../db/schema/passage.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import type { KnownNames } from '../domain/maskNames.ts'
import { isNotRemoved } from './account.ts'
import { isEnrolled, listTeacherIds } from './classroom.ts'
import { hasGuardiansConsent } from './consent.ts'
import { hasStarted, isNotDeleted } from './homework.ts'

/** Handed in by pupils who are in the class, and not returned. */
function isOfClassNow() {
  return and(inArray(submissions.status, ['finish', 'remark']), isNotRemoved(), isEnrolled())
}

/** The essays of a homework from which passages are taken. */
export function listReportsOf(db: Db, homeworkId: number) {
  return db
    .select({
      id: submissions.id,
      revisionId: reports.revisionId,
      studentName: accounts.name,
      hasConsent: hasGuardiansConsent(),
      paragraphs: sql<Correction['paragraphs'] | null>`${reports.correction} -> 'paragraphs'`,
      marks: sql<Correction['marks'] | null>`${reports.correction} -> 'marks'`,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .innerJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
    .where(and(eq(submissions.homeworkId, homeworkId), isOfClassNow()))
    .orderBy(asc(submissions.id))
}

/** What was asked for of a homework, the first first. A text that was returned rests meanwhile. */
export function listPassagesOf(db: Db, homeworkId: number) {
  return db
    .select({
      id: passages.id,
      studentHomeworkId: submissions.id,
      revisionId: passages.revisionId,
      paragraph: passages.paragraph,
      studentName: accounts.name,
      text: passages.content,
      answer: passages.answer,
      hasConsent: hasGuardiansConsent(),
    })
    .from(passages)
    .innerJoin(submissions, eq(submissions.id, passages.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .where(and(eq(submissions.homeworkId, homeworkId), isOfClassNow()))
    .orderBy(asc(passages.id))
}

/** For the pupil's own essay: one row at least, without a passage where none is asked for. */
export function listOwnRequests(db: Db, submissionId: number, studentId: number, now: Date) {
  return db
    .select({
      id: passages.id,
      text: passages.content,
      answer: passages.answer,
      classroomId: homework.classroomId,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .leftJoin(passages, eq(passages.essayId, submissions.id))
    .where(
      and(eq(submissions.id, submissionId), eq(submissions.studentId, studentId), hasStarted(now)),
    )
    .orderBy(asc(passages.id))
}

/** What is hidden in a passage: who is in the class, who teaches it, and what it is called. */
export async function listNamesAround(db: Db, classroomId: number): Promise<KnownNames> {
  const classroom = onlyRow(
    await db
      .select({ name: classrooms.name, ownerId: classrooms.ownerId })
      .from(classrooms)
      .where(eq(classrooms.id, classroomId)),
  )
  const teacherIds = await listTeacherIds(db, { id: classroomId, ownerId: classroom.ownerId })
  const named = await db
    .select({ name: accounts.name, role: accounts.role })
    .from(accounts)
    .where(
      or(
        inArray(accounts.id, teacherIds),
        inArray(
          accounts.id,
          db
            .select({ id: enrollments.studentId })
            .from(enrollments)
            .where(eq(enrollments.classroomId, classroomId)),
        ),
      ),
    )
  const people = named.map(({ name }) => name)
  const teachers = named.flatMap(({ name, role }) => (role === 'teacher' ? [name] : []))
  return { people, teachers, places: [classroom.name] }
}

/** @returns false where there is no such passage of this pupil's */
export async function answerOwn(
  db: Db,
  { id, studentId, answer }: { id: number; studentId: number; answer: PassageAnswer },
  now: Date,
): Promise<boolean> {
  const own = db
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .where(and(eq(submissions.studentId, studentId), hasStarted(now)))
  const answered = await db
    .update(passages)
    .set({ answer, answeredAt: now })
    .where(and(eq(passages.id, id), inArray(passages.essayId, own)))
    .returning({ id: passages.id })
  return answered.length > 0
}

/** For the pupil's own export. */
export function listOwnPassages(db: Db, studentId: number) {
  return db
    .select({
      title: revisions.title,
      text: passages.content,
      answer: passages.answer,
      at: passages.askedAt,
    })
    .from(passages)
    .innerJoin(revisions, eq(revisions.id, passages.revisionId))
    .innerJoin(submissions, eq(submissions.id, passages.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .where(and(eq(submissions.studentId, studentId), isNotDeleted()))
    .orderBy(asc(passages.id))
    .limit(5_000)
}
