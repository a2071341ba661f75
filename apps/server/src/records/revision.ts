/** Texts that were corrected or handed in, each stored once. */
import { and, eq, max } from 'drizzle-orm'
import { onlyRow, type Db } from '../db/database.ts'
import { revisions } from '../db/schema/essay.ts'
import { statement } from '../db/statement.ts'
import { hashEssay, type EssayText } from '../domain/essay.ts'

const revisionWith = statement(['essayId', 'contentHash'], (db, { essayId, contentHash }) =>
  db
    .select({ id: revisions.id })
    .from(revisions)
    .where(and(eq(revisions.essayId, essayId), eq(revisions.contentHash, contentHash))),
)

/**
 * The caller has locked the essay's row, so numbers cannot collide.
 * @returns the id of the revision with this very text, found or new
 */
export async function saveRevision(
  db: Db,
  essay: EssayText & { id: number; schoolId: number | null },
  now: Date,
): Promise<number> {
  const contentHash = hashEssay(essay)
  const [existing] = await revisionWith(db, { essayId: essay.id, contentHash })
  if (existing !== undefined) return existing.id
  const [last] = await db
    .select({ no: max(revisions.revisionNo) })
    .from(revisions)
    .where(eq(revisions.essayId, essay.id))
  const inserted = onlyRow(
    await db
      .insert(revisions)
      .values({
        schoolId: essay.schoolId,
        essayId: essay.id,
        revisionNo: (last?.no ?? 0) + 1,
        questionNo: essay.questionNo,
        gradeLevel: essay.gradeLevel ?? null,
        genre: essay.genre,
        title: essay.title,
        content: essay.content,
        contentHash,
        createdAt: now,
      })
      .returning({ id: revisions.id }),
  )
  return inserted.id
}
