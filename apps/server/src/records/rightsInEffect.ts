/**
 * The rights of an account that count now, and what is left of them by the corrections charged to
 * them.
 */
import { and, asc, count, countDistinct, eq, gt, gte, inArray, isNull, lte } from 'drizzle-orm'
import { startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { TRIAL_CORRECTIONS, TRIAL_DAYS } from '@zhupi/contract/terms/limits.ts'
import {
  VIP_ESSAYS_PER_PERIOD,
  VIP_PERIOD_DAYS,
  VIP_REVISIONS_PER_DAY,
} from '@zhupi/contract/terms/membership.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { correctionCharges, grants } from '../db/schema/membership.ts'
import { revisions } from '../db/schema/essay.ts'
import { GRANT_COLUMNS, type Grant } from './grant.ts'

/** A right with a membership's limits, wherever it comes from. */
export type Membership = { grant: Grant; periodStart: Date; essaysLeft: number }

/** What is in effect now, and how much of it is left. */
export async function loadInEffect(db: Db, accountId: number, now: Date) {
  const inEffect = await db
    .select(GRANT_COLUMNS)
    .from(grants)
    .where(and(eq(grants.accountId, accountId), gt(grants.endsAt, now), lte(grants.startsAt, now)))
    .orderBy(asc(grants.endsAt), asc(grants.id))
  const counted = inEffect.flatMap(({ uses, ...rest }) =>
    uses === null ? [] : [{ ...rest, uses }],
  )
  const memberships: Membership[] = []
  for (const grant of inEffect.filter(({ uses }) => uses === null)) {
    const periodStart = startOfPeriod(grant.startsAt, now)
    memberships.push({
      grant,
      periodStart,
      essaysLeft: Math.max(
        0,
        VIP_ESSAYS_PER_PERIOD - (await countEssays(db, grant.id, periodStart)),
      ),
    })
  }
  const hasRevisionsToday =
    memberships.length > 0 &&
    (await countRevisionsToday(
      db,
      accountId,
      memberships.map(({ grant }) => grant.id),
      now,
    )) < VIP_REVISIONS_PER_DAY
  return { trial: await loadTrial(db, accountId, now), counted, memberships, hasRevisionsToday }
}

/** A month counts as 30 days, and they count from the right's own start. */
function startOfPeriod(startsAt: Date, now: Date): Date {
  const periodMs = VIP_PERIOD_DAYS * DAY_MS
  return new Date(
    startsAt.getTime() + Math.floor((now.getTime() - startsAt.getTime()) / periodMs) * periodMs,
  )
}

async function countEssays(db: Db, grantId: number, from: Date): Promise<number> {
  const [found] = await db
    .select({ essays: countDistinct(revisions.essayId) })
    .from(correctionCharges)
    .innerJoin(revisions, eq(revisions.id, correctionCharges.revisionId))
    .where(
      and(
        eq(correctionCharges.grantId, grantId),
        gte(correctionCharges.chargedAt, from),
        isNull(correctionCharges.refundedAt),
      ),
    )
  return found?.essays ?? 0
}

/** Whether the membership has counted this essay already. */
export async function hasCounted(
  db: Db,
  { grant, periodStart }: Membership,
  essayId: number,
): Promise<boolean> {
  const [found] = await db
    .select({ id: revisions.id })
    .from(correctionCharges)
    .innerJoin(revisions, eq(revisions.id, correctionCharges.revisionId))
    .where(
      and(
        eq(revisions.essayId, essayId),
        eq(correctionCharges.grantId, grant.id),
        gte(correctionCharges.chargedAt, periodStart),
        isNull(correctionCharges.refundedAt),
      ),
    )
    .limit(1)
  return found !== undefined
}

/**
 * A person's revisions under memberships, Shanghai's day: two memberships do not double their
 * number.
 */
async function countRevisionsToday(
  db: Db,
  accountId: number,
  grantIds: readonly number[],
  now: Date,
): Promise<number> {
  const [found] = await db
    .select({ charges: count() })
    .from(correctionCharges)
    .where(
      and(
        eq(correctionCharges.accountId, accountId),
        gte(correctionCharges.chargedAt, startOfDay(now)),
        inArray(correctionCharges.grantId, [...grantIds]),
        isNull(correctionCharges.refundedAt),
      ),
    )
  return found?.charges ?? 0
}

async function loadTrial(
  db: Db,
  accountId: number,
  now: Date,
): Promise<{ isOpen: boolean; usesLeft: number; endsAt: Date }> {
  const [account] = await db
    .select({ createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  const endsAt = new Date((account?.createdAt.getTime() ?? 0) + TRIAL_DAYS * DAY_MS)
  if (now >= endsAt) return { isOpen: false, usesLeft: 0, endsAt }
  const usesLeft = Math.max(0, TRIAL_CORRECTIONS - (await countTrialUses(db, accountId)))
  return { isOpen: true, usesLeft, endsAt }
}

/** Corrections that were charged to no right, given back ones aside. */
export async function countTrialUses(db: Db, accountId: number): Promise<number> {
  const [taken] = await db
    .select({ uses: count() })
    .from(correctionCharges)
    .where(
      and(
        eq(correctionCharges.accountId, accountId),
        isNull(correctionCharges.grantId),
        isNull(correctionCharges.refundedAt),
      ),
    )
  return taken?.uses ?? 0
}
