/** PDFs that people asked for: made by a job, kept for some days, given to whoever asked. */
import { and, asc, count, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { PRINT_DAYS } from '@zhupi/contract/terms/print.ts'
import { onlyRow, type Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { revisions } from '../db/schema/essay.ts'
import { homework } from '../db/schema/homework.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { prints } from '../db/schema/print.ts'
import { submissions } from '../db/schema/submission.ts'
import type { Printed } from '@zhupi/contract/manuscript/printed.ts'
import { refuse } from '../domain/refuse.ts'
import { hasActiveStudent } from './account.ts'
import { hasStarted, isTaughtBy } from './homework.ts'
import { isOwnPractice } from './practice.ts'
import type { Person } from './session.ts'

/** Row and job commit together. */
export async function beginPrint(
  { db, queue }: { db: Db; queue: Pick<Queue, 'enqueue'> },
  printed: Printed,
  person: Person,
  now: Date,
): Promise<{ id: number }> {
  return db.transaction(async (db) => {
    const print = onlyRow(
      await db
        .insert(prints)
        .values({
          accountId: person.id,
          title: printed.title,
          state: 'waiting',
          total: printed.essays.length,
          done: 0,
          printed,
          createdAt: now,
          endsAt: new Date(now.getTime() + PRINT_DAYS * DAY_MS),
        })
        .returning({ id: prints.id }),
    )
    await queue.enqueue(db, 'makePrint', { printId: print.id })
    return print
  })
}

const shown = {
  id: prints.id,
  title: prints.title,
  state: prints.state,
  done: prints.done,
  total: prints.total,
  createdAt: prints.createdAt,
  endsAt: prints.endsAt,
  lacking: prints.lacking,
}

export async function loadOwnPrint(db: Db, id: number, accountId: number) {
  const [print] = await db
    .select(shown)
    .from(prints)
    .where(and(eq(prints.id, id), eq(prints.accountId, accountId)))
  return print ?? refuse('notFound')
}

export function listOwnPrints(
  db: Db,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select(shown)
    .from(prints)
    .where(eq(prints.accountId, accountId))
    .orderBy(desc(prints.createdAt), desc(prints.id))
    .limit(limit)
    .offset(offset)
}

export async function countOwnPrints(db: Db, accountId: number): Promise<number> {
  const { kept } = onlyRow(
    await db.select({ kept: count() }).from(prints).where(eq(prints.accountId, accountId)),
  )
  return kept
}

/** @returns whether there was one */
export async function deleteOwnPrint(db: Db, id: number, accountId: number): Promise<boolean> {
  const deleted = await db
    .delete(prints)
    .where(and(eq(prints.id, id), eq(prints.accountId, accountId)))
    .returning({ id: prints.id })
  return deleted.length > 0
}

export async function loadOwnPrintFile(db: Db, id: number, accountId: number) {
  const [print] = await db
    .select({ title: prints.title, fileKey: prints.fileKey, inRow: prints.file })
    .from(prints)
    .where(and(eq(prints.id, id), eq(prints.accountId, accountId), eq(prints.state, 'done')))
  return print ?? refuse('notFound')
}

/** Undefined: it is made already, or gone. */
export async function findPrintToMake(db: Db, id: number): Promise<Printed | undefined> {
  const [print] = await db
    .select({ printed: prints.printed })
    .from(prints)
    .where(and(eq(prints.id, id), eq(prints.state, 'waiting')))
  return print?.printed ?? undefined
}

export async function saveProgress(db: Db, id: number, done: number): Promise<void> {
  await db.update(prints).set({ done }).where(eq(prints.id, id))
}

export async function finishPrint(
  db: Db,
  id: number,
  { fileKey, lacking }: { fileKey: string; lacking: string },
): Promise<void> {
  await db
    .update(prints)
    .set({ state: 'done', fileKey, lacking, printed: null })
    .where(eq(prints.id, id))
}

export async function failPrint(db: Db, id: number): Promise<void> {
  await db.update(prints).set({ state: 'failed', printed: null }).where(eq(prints.id, id))
}

export async function sweepEndedPrints(db: Db, now: Date): Promise<void> {
  await db.delete(prints).where(lte(prints.endsAt, now))
}

/** What has a fixed text: corrected or handed in. */
function ownHomework(db: Db, person: Person, now: Date) {
  return db
    .select({
      id: submissions.id,
      ishomework: sql<number>`1`.as('ishomework'),
      title: revisions.title,
      genre: revisions.genre,
      createdAt: revisions.createdAt,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(revisions, eq(revisions.id, submissions.revisionId))
    .where(and(eq(submissions.studentId, person.id), hasStarted(now)))
}

function ownPractice(db: Db, person: Person) {
  return db
    .select({
      id: practiceEssays.id,
      ishomework: sql<number>`0`.as('ishomework'),
      title: revisions.title,
      genre: revisions.genre,
      createdAt: revisions.createdAt,
    })
    .from(practiceEssays)
    .innerJoin(revisions, eq(revisions.id, practiceEssays.revisionId))
    .where(isOwnPractice(person.id))
}

export async function listPrintable(
  db: Db,
  person: Person,
  now: Date,
  page: { limit: number; offset: number },
) {
  const rows = await unionAll(ownHomework(db, person, now), ownPractice(db, person))
    .orderBy(desc(revisions.createdAt), desc(submissions.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows
}

export async function countPrintable(db: Db, person: Person, now: Date): Promise<number> {
  const ofHomework = onlyRow(
    await db
      .select({ essays: count() })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .where(
        and(
          eq(submissions.studentId, person.id),
          isNotNull(submissions.revisionId),
          hasStarted(now),
        ),
      ),
  )
  const ofPractice = onlyRow(
    await db
      .select({ essays: count() })
      .from(practiceEssays)
      .where(and(isOwnPractice(person.id), isNotNull(practiceEssays.revisionId))),
  )
  return ofHomework.essays + ofPractice.essays
}

/** Which of them are the person's, in the order in which they were asked for. */
export async function orderPrintable(
  db: Db,
  ids: readonly number[],
  person: Person,
  now: Date,
): Promise<{ id: number; ishomework: number }[]> {
  const own = [
    ...(await db
      .select({ id: submissions.id, ishomework: sql<number>`1` })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .where(
        and(
          inArray(submissions.id, [...ids]),
          eq(submissions.studentId, person.id),
          isNotNull(submissions.revisionId),
          hasStarted(now),
        ),
      )),
    ...(await db
      .select({ id: practiceEssays.id, ishomework: sql<number>`0` })
      .from(practiceEssays)
      .where(
        and(
          inArray(practiceEssays.id, [...ids]),
          isOwnPractice(person.id),
          isNotNull(practiceEssays.revisionId),
        ),
      )),
  ]
  return ids.flatMap((id) => own.filter((each) => each.id === id))
}

/** Handed in, by student number, then as they joined. */
export function listHandedIn(db: Db, homeworkId: number, teacher: Person) {
  return db
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .leftJoin(
      enrollments,
      and(
        eq(enrollments.classroomId, classrooms.id),
        eq(enrollments.studentId, submissions.studentId),
      ),
    )
    .where(
      and(
        eq(homework.id, homeworkId),
        isTaughtBy(teacher.id),
        isNotNull(submissions.handedInRevisionId),
        hasActiveStudent(),
      ),
    )
    .orderBy(asc(enrollments.studentNumber), asc(submissions.id))
}
