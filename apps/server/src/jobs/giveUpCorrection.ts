/** After the last try: the report has failed, its use is given back, no hand-in waits for it. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { RequestedReport } from '../db/queue.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import { giveUseBack } from '../records/quota.ts'
import { findByRevisionForUpdate } from '../records/submission.ts'

export async function giveUpCorrection(
  { revisionId, requestedAt }: RequestedReport,
  { db, clock }: { db: Db; clock: () => Date },
): Promise<void> {
  const now = clock()
  await db.transaction(async (db) => {
    const submission = await findByRevisionForUpdate(db, revisionId)
    const [failed] = await db
      .update(reports)
      .set({ state: 'failed', finishedAt: now })
      .where(
        and(
          eq(reports.revisionId, revisionId),
          eq(reports.state, 'working'),
          eq(reports.requestedAt, new Date(requestedAt)),
        ),
      )
      .returning({ revisionId: reports.revisionId })
    if (failed === undefined) return
    await giveUseBack(db, revisionId, now)
    if (submission?.handingInRevisionId === revisionId)
      await db
        .update(submissions)
        .set({ handingInRevisionId: null })
        .where(eq(submissions.id, submission.id))
  })
}
