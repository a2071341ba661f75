/**
 * Each revision that is corrected is charged once, to one right, and given back where its
 * correction failed. Which right: rights.ts.
 */
import { and, count, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import { startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { correctionCharges, grants } from '../db/schema/membership.ts'
import { statement } from '../db/statement.ts'
import { revisions } from '../db/schema/essay.ts'
import { reports } from '../db/schema/report.ts'
import { chooseRight } from './rights.ts'

/**
 * Takes one use for the revision. `db` is a transaction; the account's row is held, so two requests
 * cannot take the same last use.
 * @returns false where none is left
 */
export async function takeUse(
  db: Db,
  accountId: number,
  revisionId: number,
  now: Date,
): Promise<boolean> {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  const [earlier] = await db
    .select({ refundedAt: correctionCharges.refundedAt })
    .from(correctionCharges)
    .where(eq(correctionCharges.revisionId, revisionId))
  if (earlier?.refundedAt === null) return true
  const [revision] = await db
    .select({ essayId: revisions.essayId })
    .from(revisions)
    .where(eq(revisions.id, revisionId))
  const right = await chooseRight(db, accountId, revision?.essayId, now)
  if (right === undefined) return false
  if (right.isCounted && right.grantId !== null)
    await db
      .update(grants)
      .set({ used: sql`${grants.used} + 1` })
      .where(eq(grants.id, right.grantId))
  const charge = { accountId, grantId: right.grantId, chargedAt: now, refundedAt: null }
  await db
    .insert(correctionCharges)
    .values({ revisionId, ...charge })
    .onConflictDoUpdate({ target: correctionCharges.revisionId, set: charge })
  return true
}

/**
 * How many reports of this essay were begun today (Shanghai's day) that nobody was charged for.
 * Those that failed told nothing and do not count.
 */
export async function countFreeReportsToday(db: Db, essayId: number, now: Date): Promise<number> {
  const [found] = await db
    .select({ reports: count() })
    .from(revisions)
    .innerJoin(reports, eq(reports.revisionId, revisions.id))
    .leftJoin(
      correctionCharges,
      and(eq(correctionCharges.revisionId, revisions.id), isNull(correctionCharges.refundedAt)),
    )
    .where(
      and(
        eq(revisions.essayId, essayId),
        ne(reports.state, 'failed'),
        gte(reports.requestedAt, startOfDay(now)),
        isNull(correctionCharges.revisionId),
      ),
    )
  return found?.reports ?? 0
}

/** How often each of these essays was corrected at its writer's asking. */
export async function countUses(db: Db, essayIds: readonly number[]): Promise<Map<number, number>> {
  if (essayIds.length === 0) return new Map()
  const rows = await usesOf(db, { essayIds: [...essayIds] })
  return new Map(rows.map((row) => [row.essayId, row.uses]))
}

const usesOf = statement(['essayIds'], (db, { essayIds }) =>
  db
    .select({ essayId: revisions.essayId, uses: count() })
    .from(revisions)
    .innerJoin(
      correctionCharges,
      and(eq(correctionCharges.revisionId, revisions.id), isNull(correctionCharges.refundedAt)),
    )
    .where(sql`${revisions.essayId} = any(${essayIds}::bigint[])`)
    .groupBy(revisions.essayId),
)

/** A correction that failed gives its use back to the right it came from. */
export async function giveUseBack(db: Db, revisionId: number, now: Date): Promise<void> {
  const [charge] = await db
    .update(correctionCharges)
    .set({ refundedAt: now })
    .where(and(eq(correctionCharges.revisionId, revisionId), isNull(correctionCharges.refundedAt)))
    .returning({ grantId: correctionCharges.grantId })
  if (charge === undefined || charge.grantId === null) return
  await db
    .update(grants)
    .set({ used: sql`${grants.used} - 1` })
    .where(and(eq(grants.id, charge.grantId), sql`${grants.uses} is not null`))
}
