/** What was deleted 30 days ago is erased: the homework, its essays, their revisions, reports and charges (decisions 18). */
import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { DELETED_KEPT_DAYS } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { correctionCharges, homework, homeworkQuestions, reports, revisions, submissions } from '../db/schema.ts'

const DAY_MS = 86_400_000

/** One homework a transaction, the oldest first; may run twice and ends the same. */
export async function eraseDeleted({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const before = new Date(clock().getTime() - DELETED_KEPT_DAYS * DAY_MS)
  const due = await db.select({ id: homework.id }).from(homework).where(and(isNotNull(homework.deletedAt), lte(homework.deletedAt, before))).orderBy(asc(homework.deletedAt))
  for (const { id } of due) await eraseHomework(db, id)
}

async function eraseHomework(db: Db, homeworkId: number): Promise<void> {
  await db.transaction(async (db) => {
    const essays = db.select({ id: submissions.id }).from(submissions).where(eq(submissions.homeworkId, homeworkId))
    const texts = db.select({ id: revisions.id }).from(revisions).where(inArray(revisions.submissionId, essays))
    await db.delete(reports).where(inArray(reports.revisionId, texts))
    await db.delete(correctionCharges).where(inArray(correctionCharges.revisionId, texts))
    await db.delete(revisions).where(inArray(revisions.submissionId, essays))
    await db.delete(submissions).where(eq(submissions.homeworkId, homeworkId))
    await db.delete(homeworkQuestions).where(eq(homeworkQuestions.homeworkId, homeworkId))
    await db.delete(homework).where(eq(homework.id, homeworkId))
  })
}
