/** Rights to corrections: the trial, promotion and grading cards, entitlement codes, memberships; which of them a correction uses (decisions 20). */
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
} from 'drizzle-orm'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getUserinfo } from '@zhupi/contract/calls/account.ts'
import { formatWireTime, startOfDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { TRIAL_CORRECTIONS, TRIAL_DAYS } from '@zhupi/contract/terms/limits.ts'
import {
  PROMOTION_DAYS,
  PROMOTION_USES,
  VIP_ESSAYS_PER_PERIOD,
  VIP_PERIOD_DAYS,
  VIP_REVISIONS_PER_DAY,
  type GrantKind,
} from '@zhupi/contract/terms/membership.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { accounts, correctionCharges, grants, revisions } from '../db/schema.ts'

export async function insertGrant(
  db: Db,
  grant: { accountId: number; kind: GrantKind; startsAt: Date; days: number; uses: number | null },
  now: Date,
): Promise<number> {
  const { days, ...rest } = grant
  const endsAt = new Date(grant.startsAt.getTime() + days * DAY_MS)
  return onlyRow(
    await db
      .insert(grants)
      .values({ ...rest, endsAt, createdAt: now })
      .returning({ id: grants.id }),
  ).id
}

/** A membership bought while another runs begins where that one ends: no paid day is lost. `db` is a transaction. */
export async function insertMembership(
  db: Db,
  accountId: number,
  days: number,
  now: Date,
): Promise<number> {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  const [last] = await db
    .select({ endsAt: max(grants.endsAt) })
    .from(grants)
    .where(and(eq(grants.accountId, accountId), eq(grants.kind, 'membership')))
  const startsAt = last?.endsAt != null && last.endsAt > now ? last.endsAt : now
  return insertGrant(db, { accountId, kind: 'membership', startsAt, days, uses: null }, now)
}

/** The promotion's card (spec 1 §2.4), once a phone and role: removing the account and registering again brings no second one. `db` is a transaction. */
export async function givePromotion(
  db: Db,
  accountId: number,
  owner: { phone: string; role: Role },
  now: Date,
): Promise<void> {
  const [earlier] = await db
    .select({ id: grants.id })
    .from(grants)
    .innerJoin(accounts, eq(accounts.id, grants.accountId))
    .where(
      and(
        eq(accounts.phone, owner.phone),
        eq(accounts.role, owner.role),
        isNotNull(accounts.removedAt),
        eq(grants.kind, 'promotion'),
      ),
    )
    .limit(1)
  if (earlier === undefined)
    await insertGrant(
      db,
      { accountId, kind: 'promotion', startsAt: now, days: PROMOTION_DAYS, uses: PROMOTION_USES },
      now,
    )
}

type Grant = {
  id: number
  kind: GrantKind
  startsAt: Date
  endsAt: Date
  uses: number | null
  used: number
}

/** All rights of the account that were ever given, those that end last first. */
export async function listRights(db: Db, accountId: number): Promise<Grant[]> {
  return db
    .select({
      id: grants.id,
      kind: grants.kind,
      startsAt: grants.startsAt,
      endsAt: grants.endsAt,
      uses: grants.uses,
      used: grants.used,
    })
    .from(grants)
    .where(eq(grants.accountId, accountId))
    .orderBy(desc(grants.endsAt), desc(grants.id))
}

/** `grantId` null = the trial. */
export type ChosenRight = { grantId: number | null; isCounted: boolean }

/**
 * Which right a correction of this essay uses now; undefined where none is left. An essay that a membership has counted already is revised
 * under it, for that takes nothing more. Otherwise what ends first is used first, so that as little as possible is lost; where two end
 * together, the trial comes last. `essayId` undefined = an essay that was never corrected.
 */
export async function chooseRight(
  db: Db,
  accountId: number,
  essayId: number | undefined,
  now: Date,
): Promise<ChosenRight | undefined> {
  const { trial, counted, memberships, hasRevisionsToday } = await loadStanding(db, accountId, now)
  const open = hasRevisionsToday ? memberships : []
  if (essayId !== undefined) {
    for (const each of open) {
      if (await hasCounted(db, each, essayId)) return { grantId: each.grant.id, isCounted: false }
    }
  }
  const choices = [
    ...counted
      .filter(({ uses, used }) => uses > used)
      .map(({ id, endsAt }) => ({ grantId: id, isCounted: true, endsAt })),
    ...open
      .filter(({ essaysLeft }) => essaysLeft > 0)
      .map(({ grant }) => ({ grantId: grant.id, isCounted: false, endsAt: grant.endsAt })),
    ...(trial.usesLeft > 0 ? [{ grantId: null, isCounted: false, endsAt: trial.endsAt }] : []),
  ]
  const [first] = choices.sort(
    (a, b) =>
      a.endsAt.getTime() - b.endsAt.getTime() ||
      Number(a.grantId === null) - Number(b.grantId === null),
  )
  return first && { grantId: first.grantId, isCounted: first.isCounted }
}

/** Whether a correction may be asked for at all (spec 2 §7 getEvaCount): a member whose essays are used up may still revise those that were counted. */
export async function mayCorrect(db: Db, accountId: number, now: Date): Promise<boolean> {
  const { trial, counted, memberships, hasRevisionsToday } = await loadStanding(db, accountId, now)
  return (
    trial.usesLeft > 0 ||
    counted.some(({ uses, used }) => uses > used) ||
    (hasRevisionsToday && memberships.length > 0)
  )
}

/** Cards, promotions and codes are “billing cards” on the wire, bought memberships “recharge” (spec 2 §3). The days on which they end are told when they are over too. */
export async function loadRights(
  db: Db,
  accountId: number,
  now: Date,
): Promise<EntityOf<typeof getUserinfo>['accountInfo']> {
  const rights = await listRights(db, accountId)
  const { trial, counted, memberships } = await loadStanding(db, accountId, now)
  const isValid = (right: Grant) =>
    right.startsAt <= now && right.endsAt > now && (right.uses === null || right.used < right.uses)
  const cards = rights.filter(({ kind }) => kind !== 'membership')
  const bought = rights.filter(({ kind }) => kind === 'membership')
  const lastCard = cards.find(isValid) ?? cards[0]
  const hasUses = trial.isOpen || counted.length > 0
  return {
    validBillingCardUser: cards.some(isValid),
    validRechargeUser: bought.some(isValid),
    billingCardExpiryDate: lastCard === undefined ? null : formatWireTime(lastCard.endsAt),
    rechargeExpiryTime: bought[0] === undefined ? null : formatWireTime(bought[0].endsAt),
    usesLeft: hasUses ? trial.usesLeft + sum(counted.map(({ uses, used }) => uses - used)) : null,
    essaysLeft:
      memberships.length > 0 ? sum(memberships.map(({ essaysLeft }) => essaysLeft)) : null,
  }
}

type Membership = { grant: Grant; periodStart: Date; essaysLeft: number }

/** What is in effect now and how much of it is left. `memberships`: every right with a membership's limits, wherever it comes from. */
async function loadStanding(db: Db, accountId: number, now: Date) {
  const inEffect = await db
    .select({
      id: grants.id,
      kind: grants.kind,
      startsAt: grants.startsAt,
      endsAt: grants.endsAt,
      uses: grants.uses,
      used: grants.used,
    })
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

/** Each 30 days count from the right's own start (spec 2 §1: a month counts as 30 days). */
function startOfPeriod(startsAt: Date, now: Date): Date {
  const periodMs = VIP_PERIOD_DAYS * DAY_MS
  return new Date(
    startsAt.getTime() + Math.floor((now.getTime() - startsAt.getTime()) / periodMs) * periodMs,
  )
}

async function countEssays(db: Db, grantId: number, from: Date): Promise<number> {
  const [found] = await db
    .select({ essays: countDistinct(revisions.submissionId) })
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

async function hasCounted(
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
        eq(revisions.submissionId, essayId),
        eq(correctionCharges.grantId, grant.id),
        gte(correctionCharges.chargedAt, periodStart),
        isNull(correctionCharges.refundedAt),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** A person's revisions under memberships, Shanghai's day: two memberships do not make it 200. */
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
  return { isOpen: true, usesLeft: Math.max(0, TRIAL_CORRECTIONS - (taken?.uses ?? 0)), endsAt }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
