/** What essays share with each other: what is compared, and what was found. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Similarity } from '../domain/similarity/compareEssays.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { accounts } from '../db/schema/account.ts'
import { homework } from '../db/schema/homework.ts'
import { revisions } from '../db/schema/essay.ts'
import { reports } from '../db/schema/report.ts'
import { essayFingerprints, similarities } from '../db/schema/similarity.ts'
import { submissions } from '../db/schema/submission.ts'
import { isNotRemoved } from './account.ts'
import { isNotDeleted, listQuestions } from './homework.ts'

/** After a hand-in or a change of the homework, in its transaction; only where the check is on. */
export async function requestComparison(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  homeworkId: number,
): Promise<void> {
  const [checked] = await db
    .select({ id: homework.id })
    .from(homework)
    .where(and(eq(homework.id, homeworkId), homework.similarityCheck))
  if (checked !== undefined) await queue.enqueue(db, 'compareHomework', { homeworkId })
}

/** The homework that is to be compared; undefined: its check is off, or it is gone. */
export async function findComparedHomework(db: Db, homeworkId: number) {
  const [found] = await db
    .select({
      id: homework.id,
      schoolId: homework.schoolId,
      classroomId: homework.classroomId,
      reference: homework.reference,
    })
    .from(homework)
    .where(and(eq(homework.id, homeworkId), homework.similarityCheck, isNotDeleted()))
  if (found === undefined) return undefined
  return { ...found, questions: await listQuestions(db, homeworkId) }
}
export type ComparedHomework = NonNullable<Awaited<ReturnType<typeof findComparedHomework>>>

const handedIn = alias(revisions, 'handed_in')

/**
 * Every revision up to the hand-in, as far as a teacher may read: nothing of a rewrite under way,
 * nothing of those who have not handed in, and no draft that its pupil kept and showed nobody.
 */
export function listHandedInRevisions(db: Db, homeworkId: number) {
  return db
    .select({
      id: revisions.id,
      essayId: submissions.id,
      studentId: submissions.studentId,
      content: revisions.content,
      isHandedIn: sql<boolean>`${revisions.id} = ${submissions.handedInRevisionId}`,
    })
    .from(submissions)
    .innerJoin(handedIn, eq(handedIn.id, submissions.handedInRevisionId))
    .innerJoin(
      revisions,
      and(eq(revisions.essayId, submissions.id), lte(revisions.revisionNo, handedIn.revisionNo)),
    )
    .leftJoin(reports, eq(reports.revisionId, revisions.id))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .where(
      and(
        eq(submissions.homeworkId, homeworkId),
        isNotRemoved(),
        or(isNotNull(reports.revisionId), eq(revisions.id, handedIn.id)),
      ),
    )
    .orderBy(asc(submissions.id), asc(revisions.revisionNo))
}
export type ComparedRevision = Awaited<ReturnType<typeof listHandedInRevisions>>[number]

/** Texts handed in for the class that have no fingerprints yet, at most so many at once. */
export function listWithoutFingerprints(db: Db, classroomId: number, limit: number) {
  return db
    .select({ revisionId: revisions.id, schoolId: revisions.schoolId, content: revisions.content })
    .from(homework)
    .innerJoin(submissions, eq(submissions.homeworkId, homework.id))
    .innerJoin(revisions, eq(revisions.id, submissions.handedInRevisionId))
    .leftJoin(essayFingerprints, eq(essayFingerprints.revisionId, revisions.id))
    .where(and(eq(homework.classroomId, classroomId), isNull(essayFingerprints.revisionId)))
    .orderBy(asc(revisions.id))
    .limit(limit)
}

export async function insertFingerprints(
  db: Db,
  rows: readonly (typeof essayFingerprints.$inferInsert)[],
): Promise<void> {
  await db
    .insert(essayFingerprints)
    .values([...rows])
    .onConflictDoNothing()
}

/** Of the class's other homework, a page at a time, the earliest first. */
export function listOlderFingerprints(
  db: Db,
  { id, classroomId }: Pick<ComparedHomework, 'id' | 'classroomId'>,
  after: number,
  limit: number,
) {
  return db
    .select({
      revisionId: essayFingerprints.revisionId,
      fingerprints: essayFingerprints.fingerprints,
    })
    .from(essayFingerprints)
    .innerJoin(revisions, eq(revisions.id, essayFingerprints.revisionId))
    .innerJoin(submissions, eq(submissions.id, revisions.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .where(
      and(
        eq(essayFingerprints.classroomId, classroomId),
        ne(submissions.homeworkId, id),
        sql`${essayFingerprints.revisionId} > ${after}`,
        isNotDeleted(),
        isNotRemoved(),
      ),
    )
    .orderBy(asc(essayFingerprints.revisionId))
    .limit(limit)
}

export function listOlderTexts(db: Db, revisionIds: readonly number[]) {
  return db
    .select({
      id: revisions.id,
      essayId: revisions.essayId,
      studentId: submissions.studentId,
      content: revisions.content,
    })
    .from(revisions)
    .innerJoin(submissions, eq(submissions.id, revisions.essayId))
    .where(inArray(revisions.id, [...revisionIds]))
}

export type FoundSimilarity = Pick<Similarity, 'passages' | 'characters'> & {
  essayId: number
  revisionId: number
  otherEssayId: number | null
  otherRevisionId: number | null
  referenceId: number | null
}

/**
 * In place of what was found before. False: somebody has handed in or changed something since
 * `compared` was read, and it has to be compared anew.
 */
export async function replaceSimilarities(
  db: Db,
  { id: homeworkId, schoolId }: ComparedHomework,
  compared: readonly ComparedRevision[],
  found: readonly FoundSimilarity[],
): Promise<boolean> {
  return db.transaction(async (db) => {
    const [held] = await db
      .select({ id: homework.id })
      .from(homework)
      .where(eq(homework.id, homeworkId))
      .for('no key update')
    if (held === undefined) return true
    const now = await listHandedInRevisions(db, homeworkId)
    if (keyOf(now) !== keyOf(compared)) return false
    await db.delete(similarities).where(eq(similarities.homeworkId, homeworkId))
    if (found.length > 0)
      await db.insert(similarities).values(found.map((row) => ({ ...row, homeworkId, schoolId })))
    return true
  })
}

function keyOf(rows: readonly ComparedRevision[]): string {
  return rows.map(({ id, isHandedIn }) => `${id}${isHandedIn ? '!' : ''}`).join(' ')
}

const otherEssays = alias(submissions, 'other_essays')
const otherHomework = alias(homework, 'other_homework')
const otherWriters = alias(accounts, 'other_writers')

/** Both sides are there: whoever was removed, and homework that was deleted, are named to nobody. */
function listPairs(db: Db, which: { homeworkId: number } | { essayId: number }) {
  return db
    .select({
      essayId: similarities.essayId,
      revisionId: similarities.revisionId,
      otherEssayId: similarities.otherEssayId,
      otherRevisionId: similarities.otherRevisionId,
      referenceId: similarities.referenceId,
      passages: similarities.passages,
      characters: similarities.characters,
      name: accounts.name,
      submittedAt: submissions.submittedAt,
      otherName: otherWriters.name,
      otherSubmittedAt: otherEssays.submittedAt,
      homeworkId: similarities.homeworkId,
      otherHomeworkId: otherEssays.homeworkId,
    })
    .from(similarities)
    .innerJoin(homework, eq(homework.id, similarities.homeworkId))
    .innerJoin(submissions, eq(submissions.id, similarities.essayId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .leftJoin(otherEssays, eq(otherEssays.id, similarities.otherEssayId))
    .leftJoin(otherHomework, eq(otherHomework.id, otherEssays.homeworkId))
    .leftJoin(otherWriters, eq(otherWriters.id, otherEssays.studentId))
    .where(
      and(
        'homeworkId' in which
          ? eq(similarities.homeworkId, which.homeworkId)
          : or(
              eq(similarities.essayId, which.essayId),
              eq(similarities.otherEssayId, which.essayId),
            ),
        homework.similarityCheck,
        isNotDeleted(),
        isNotRemoved(),
        isNull(otherHomework.deletedAt),
        isNull(otherWriters.removedAt),
      ),
    )
    .orderBy(desc(similarities.characters), asc(similarities.id))
}

/** The homework's essays that have something in common with another text. */
export async function listSimilarEssays(db: Db, homeworkId: number): Promise<Set<number>> {
  const pairs = await listPairs(db, { homeworkId })
  return new Set(
    pairs.flatMap(({ essayId, otherEssayId, otherHomeworkId }) =>
      otherHomeworkId === homeworkId && otherEssayId !== null ? [essayId, otherEssayId] : [essayId],
    ),
  )
}

/** What one essay of the homework has in common with others, the most first. */
export async function listPairsOfEssay(db: Db, homeworkId: number, essayId: number) {
  const pairs = await listPairs(db, { essayId })
  return pairs.filter((pair) => pair.homeworkId === homeworkId)
}

export function listTexts(db: Db, revisionIds: readonly number[]) {
  return db
    .select({ id: revisions.id, content: revisions.content })
    .from(revisions)
    .where(inArray(revisions.id, [...revisionIds]))
}
