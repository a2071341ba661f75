/** The texts that were corrected or handed in, each kept once (decisions 21). */
import { createHash } from 'node:crypto'
import { and, eq, max } from 'drizzle-orm'
import { onlyRow, type Db } from '../db/database.ts'
import { revisions } from '../db/schema/submission.ts'

type Text = { questionNo: number; genre: string; title: string; content: string }

/** SHA-256, hex: what a review names so that a changed text is never scored by mistake (decisions 7). */
export function hashText(text: Text): string {
  return createHash('sha256')
    .update(JSON.stringify([text.questionNo, text.genre, text.title, text.content]))
    .digest('hex')
}

/** The submission's row is held by the caller, so numbers cannot collide. @returns the id of the revision with this very text */
export async function keepRevision(
  db: Db,
  submission: Text & { id: number; schoolId: number | null },
  now: Date,
): Promise<number> {
  const contentHash = hashText(submission)
  const [kept] = await db
    .select({ id: revisions.id })
    .from(revisions)
    .where(and(eq(revisions.submissionId, submission.id), eq(revisions.contentHash, contentHash)))
  if (kept !== undefined) return kept.id
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
