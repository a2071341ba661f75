/** Who may ask for a correction, and that each (essay, revision) is charged once (decisions 20, 21). Memberships come with the shop; until then the trial. */
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { TRIAL_CORRECTIONS, TRIAL_DAYS } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import { accounts, correctionCharges, revisions } from '../db/schema.ts'

const TRIAL_MS = TRIAL_DAYS * 86_400_000

/** Takes one use for the revision. The account's row is held, so two requests cannot take the same last use. @returns false where none is left */
export async function takeUse(db: Db, accountId: number, revisionId: number, now: Date): Promise<boolean> {
  const [account] = await db.select({ createdAt: accounts.createdAt }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (account === undefined) return false
  const [earlier] = await db.select({ refundedAt: correctionCharges.refundedAt }).from(correctionCharges).where(eq(correctionCharges.revisionId, revisionId))
  if (earlier?.refundedAt === null) return true
  const [used] = await db.select({ uses: count() }).from(correctionCharges).where(and(eq(correctionCharges.accountId, accountId), isNull(correctionCharges.refundedAt)))
  const isTrialOver = now.getTime() >= account.createdAt.getTime() + TRIAL_MS
  if (isTrialOver || (used?.uses ?? 0) >= TRIAL_CORRECTIONS) return false
  await db.insert(correctionCharges).values({ revisionId, accountId, chargedAt: now, refundedAt: null })
    .onConflictDoUpdate({ target: correctionCharges.revisionId, set: { chargedAt: now, refundedAt: null } })
  return true
}

/** How often each of these essays was corrected at its pupil's asking. */
export async function countUses(db: Db, submissionIds: readonly number[]): Promise<Map<number, number>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await db
    .select({ submissionId: revisions.submissionId, uses: count() })
    .from(revisions).innerJoin(correctionCharges, and(eq(correctionCharges.revisionId, revisions.id), isNull(correctionCharges.refundedAt)))
    .where(inArray(revisions.submissionId, [...submissionIds])).groupBy(revisions.submissionId)
  return new Map(rows.map((row) => [row.submissionId, row.uses]))
}

/** A correction that failed gives its use back (decisions 20). */
export async function giveUseBack(db: Db, revisionId: number, now: Date): Promise<void> {
  await db.update(correctionCharges).set({ refundedAt: now }).where(and(eq(correctionCharges.revisionId, revisionId), isNull(correctionCharges.refundedAt)))
}
