/** Texts that were corrected or handed in, each stored once. */
import { and, eq, max } from 'drizzle-orm'
import { onlyRow, type Db } from '../db/database.ts'
import { revisions } from '../db/schema/submission.ts'
import { hashEssay, type EssayText } from '../domain/essay.ts'

/**
 * The caller has locked the submission's row, so numbers cannot collide.
 * @returns the id of the revision with this very text, found or new
 */
export async function saveRevision(
  db: Db,
  submission: EssayText & { id: number; schoolId: number | null },
  now: Date,
): Promise<number> {
  const contentHash = hashEssay(submission)
  const [existing] = await db
    .select({ id: revisions.id })
    .from(revisions)
    .where(and(eq(revisions.submissionId, submission.id), eq(revisions.contentHash, contentHash)))
  if (existing !== undefined) return existing.id
  const [last] = await db
    .select({ no: max(revisions.revisionNo) })
    .from(revisions)
    .where(eq(revisions.submissionId, submission.id))
  const inserted = onlyRow(
    await db
      .insert(revisions)
      .values({
        schoolId: submission.schoolId,
        submissionId: submission.id,
        revisionNo: (last?.no ?? 0) + 1,
        questionNo: submission.questionNo,
        genre: submission.genre,
        title: submission.title,
        content: submission.content,
        contentHash,
        createdAt: now,
      })
      .returning({ id: revisions.id }),
  )
  return inserted.id
}
