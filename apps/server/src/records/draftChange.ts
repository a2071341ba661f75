/** What a draft changed against an earlier one of the same essay. */
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Correction, DraftChange } from '@zhupi/engine/types.ts'
import type { Db } from '../db/database.ts'
import { revisions } from '../db/schema/essay.ts'
import { draftChanges, reports } from '../db/schema/report.ts'
import { statement } from '../db/statement.ts'

/** The latest earlier draft of the essay with a finished report. */
export async function findEarlierDraft(
  db: Db,
  { essayId, revisionNo }: { essayId: number; revisionNo: number },
): Promise<
  | {
      revisionId: number
      title: string
      content: string
      correction: Correction
      writtenFor: string | null
    }
  | undefined
> {
  const [found] = await db
    .select({
      revisionId: revisions.id,
      title: revisions.title,
      content: revisions.content,
      correction: reports.correction,
      writtenFor: reports.writtenFor,
    })
    .from(revisions)
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(
      and(
        eq(revisions.essayId, essayId),
        lt(revisions.revisionNo, revisionNo),
        eq(reports.state, 'done'),
      ),
    )
    .orderBy(desc(revisions.revisionNo))
    .limit(1)
  return found?.correction == null ? undefined : { ...found, correction: found.correction }
}

export type StoredChange = { earlierId: number; earlierNo: number; change: DraftChange }

export async function findChange(
  db: Db,
  revisionId: number | null,
): Promise<StoredChange | undefined> {
  if (revisionId === null) return undefined
  const [found] = await changeOf(db, { revisionId })
  return found
}

const changeOf = statement(['revisionId'], (db, { revisionId }) =>
  db
    .select({
      earlierId: draftChanges.earlierRevisionId,
      earlierNo: revisions.revisionNo,
      change: draftChanges.change,
    })
    .from(draftChanges)
    .innerJoin(revisions, eq(revisions.id, draftChanges.earlierRevisionId))
    .where(eq(draftChanges.revisionId, revisionId)),
)
