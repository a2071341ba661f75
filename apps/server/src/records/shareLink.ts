/** Links to shared reports: made, listed and stopped by the essay's writer, opened by anyone. */
import { and, count, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { SHARE_LINKS_MAX } from '@zhupi/contract/terms/limits.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { essays, revisions } from '../db/schema/essay.ts'
import { homework } from '../db/schema/homework.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { reports } from '../db/schema/report.ts'
import { shareLinks } from '../db/schema/share.ts'
import { submissions } from '../db/schema/submission.ts'
import { refuse } from '../domain/refuse.ts'
import { hasStarted } from './homework.ts'
import { isOwnPractice } from './practice.ts'

type Essay = { id: number; ishomework: number }

/** The essay, where the person wrote it; else refuses notFound. */
export async function checkOwnEssay(
  db: Db,
  { id, ishomework }: Essay,
  personId: number,
  now: Date,
): Promise<{ revisionId: number | null }> {
  const [found] =
    ishomework === 1
      ? await db
          .select({ revisionId: submissions.revisionId })
          .from(submissions)
          .innerJoin(homework, eq(homework.id, submissions.homeworkId))
          .where(and(eq(submissions.id, id), eq(submissions.studentId, personId), hasStarted(now)))
      : await db
          .select({ revisionId: practiceEssays.revisionId })
          .from(practiceEssays)
          .where(and(eq(practiceEssays.id, id), isOwnPractice(personId)))
  return found ?? refuse('notFound')
}

/** Refuses where no report is done, or where enough links live. `db` is a transaction. */
export async function insertShareLink(
  db: Db,
  link: { essayId: number; revisionId: number | null; accountId: number; tokenHash: string },
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<{ id: number }> {
  if (link.revisionId === null) return refuse('nothingToShare')
  // Two links of one essay that are made at once take turns.
  await db.select({ id: essays.id }).from(essays).where(eq(essays.id, link.essayId)).for('update')
  const [report] = await db
    .select({ schoolId: reports.schoolId })
    .from(reports)
    .where(and(eq(reports.revisionId, link.revisionId), eq(reports.state, 'done')))
  if (report === undefined) return refuse('nothingToShare')
  const living = onlyRow(
    await db
      .select({ links: count() })
      .from(shareLinks)
      .where(and(eq(shareLinks.essayId, link.essayId), gt(shareLinks.endsAt, now))),
  )
  if (living.links >= SHARE_LINKS_MAX) return refuse('enoughShareLinks')
  return onlyRow(
    await db
      .insert(shareLinks)
      .values({
        ...link,
        revisionId: link.revisionId,
        schoolId: report.schoolId,
        createdAt: now,
        endsAt,
      })
      .returning({ id: shareLinks.id }),
  )
}

export function listLivingLinks(db: Db, essayId: number, accountId: number, now: Date) {
  return db
    .select({ id: shareLinks.id, createdAt: shareLinks.createdAt, endsAt: shareLinks.endsAt })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.essayId, essayId),
        eq(shareLinks.accountId, accountId),
        gt(shareLinks.endsAt, now),
      ),
    )
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(SHARE_LINKS_MAX)
}

/** @returns whether there was one */
export async function deleteShareLink(db: Db, id: number, accountId: number): Promise<boolean> {
  const deleted = await db
    .delete(shareLinks)
    .where(and(eq(shareLinks.id, id), eq(shareLinks.accountId, accountId)))
    .returning({ id: shareLinks.id })
  return deleted.length > 0
}

/** A guardian who takes the consent back ends what the child has shared. */
export async function deleteShareLinksOf(db: Db, accountId: number): Promise<void> {
  await db.delete(shareLinks).where(eq(shareLinks.accountId, accountId))
}

export async function sweepEndedLinks(db: Db, now: Date): Promise<void> {
  await db.delete(shareLinks).where(lte(shareLinks.endsAt, now))
}

/** The text and the report that the link was made for; undefined where the link lives no more. */
export async function findSharedRevision(db: Db, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      accountId: shareLinks.accountId,
      essayId: shareLinks.essayId,
      endsAt: shareLinks.endsAt,
      kind: essays.kind,
      revisionId: revisions.id,
      gradeLevel: revisions.gradeLevel,
      genre: revisions.genre,
      title: revisions.title,
      content: revisions.content,
      aiScore: reports.aiScore,
      correction: reports.correction,
    })
    .from(shareLinks)
    .innerJoin(essays, eq(essays.id, shareLinks.essayId))
    .innerJoin(revisions, eq(revisions.id, shareLinks.revisionId))
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(
      and(
        eq(shareLinks.tokenHash, tokenHash),
        gt(shareLinks.endsAt, now),
        isNotNull(reports.correction),
      ),
    )
  return found
}
export type SharedRevision = NonNullable<Awaited<ReturnType<typeof findSharedRevision>>>
