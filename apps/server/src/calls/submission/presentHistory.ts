/** The machine-grading history of an essay, the latest attempt first. */
import { and, desc, eq, isNull, lte, ne } from 'drizzle-orm'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { Db } from '../../db/database.ts'
import { revisions } from '../../db/schema/essay.ts'
import { reports } from '../../db/schema/report.ts'
import { statement } from '../../db/statement.ts'

const HISTORY_LENGTH = 20
/** No essay has so many attempts. */
const EVERY_NO = 2_147_483_647
const NO_ID = 0

const attemptsOf = statement(['essayId', 'upToNo'], (db, { essayId, upToNo }) =>
  db
    .select({ id: revisions.id, aiScore: reports.aiScore, createdAt: revisions.createdAt })
    .from(revisions)
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(and(eq(revisions.essayId, essayId), lte(revisions.revisionNo, upToNo)))
    .orderBy(desc(revisions.revisionNo))
    .limit(HISTORY_LENGTH),
)

const keptOf = statement(['essayId', 'handedInRevisionId'], (db, { essayId, handedInRevisionId }) =>
  db
    .select({ id: revisions.id, createdAt: revisions.createdAt })
    .from(revisions)
    .leftJoin(reports, eq(reports.revisionId, revisions.id))
    .where(
      and(
        eq(revisions.essayId, essayId),
        isNull(reports.revisionId),
        ne(revisions.id, handedInRevisionId),
      ),
    )
    .orderBy(desc(revisions.revisionNo))
    .limit(HISTORY_LENGTH),
)

/** For its writer alone: what was kept and never corrected, without the text that is handed in. */
export async function presentKept(db: Db, essayId: number, handedInRevisionId: number | null) {
  const rows = await keptOf(db, { essayId, handedInRevisionId: handedInRevisionId ?? NO_ID })
  return rows.map(({ id, createdAt }) => ({ id, time: formatWireTime(createdAt) }))
}

/** `upToNo`: the last attempt that the reader may see; null = all. */
export async function presentHistory(
  db: Db,
  essayId: number,
  { upToNo, showsScores }: { upToNo: number | null; showsScores: boolean },
) {
  const rows = await attemptsOf(db, { essayId, upToNo: upToNo ?? EVERY_NO })
  return rows.map((row) => ({
    id: row.id,
    score: showsScores ? row.aiScore : null,
    time: formatWireTime(row.createdAt),
  }))
}
