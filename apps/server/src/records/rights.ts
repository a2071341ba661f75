/**
 * The rights that an account has: which of them a correction uses, and what its owner is shown of
 * them.
 */
import { desc, eq } from 'drizzle-orm'
import type { getUserinfo } from '@zhupi/contract/calls/account.ts'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { Db } from '../db/database.ts'
import { grants } from '../db/schema.ts'
import { GRANT_COLUMNS, type Grant } from './grant.ts'
import { hasCounted, loadInEffect } from './rightsInEffect.ts'

/** All rights of the account that were ever given, those that end last first. */
export async function listRights(db: Db, accountId: number): Promise<Grant[]> {
  return db
    .select(GRANT_COLUMNS)
    .from(grants)
    .where(eq(grants.accountId, accountId))
    .orderBy(desc(grants.endsAt), desc(grants.id))
}

/** `grantId` null = the trial. */
export type ChosenRight = { grantId: number | null; isCounted: boolean }

/**
 * Which right a correction of this essay uses now; undefined where none is left. An essay that a
 * membership has counted already is revised under it, for that takes nothing more. Otherwise what
 * ends first is used first, so that as little as possible is lost; where two end together, the
 * trial comes last. `essayId` undefined = an essay that was never corrected.
 */
export async function chooseRight(
  db: Db,
  accountId: number,
  essayId: number | undefined,
  now: Date,
): Promise<ChosenRight | undefined> {
  const { trial, counted, memberships, hasRevisionsToday } = await loadInEffect(db, accountId, now)
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

/**
 * Whether a correction may be asked for at all: a member whose essays are used up may still revise
 * those that were counted.
 */
export async function mayCorrect(db: Db, accountId: number, now: Date): Promise<boolean> {
  const { trial, counted, memberships, hasRevisionsToday } = await loadInEffect(db, accountId, now)
  return (
    trial.usesLeft > 0 ||
    counted.some(({ uses, used }) => uses > used) ||
    (hasRevisionsToday && memberships.length > 0)
  )
}

/**
 * Cards, promotions and codes are “billing cards” on the wire, bought memberships “recharge”. The
 * days on which they end are given when they are over too.
 */
export async function loadRights(
  db: Db,
  accountId: number,
  now: Date,
): Promise<EntityOf<typeof getUserinfo>['accountInfo']> {
  const rights = await listRights(db, accountId)
  const { trial, counted, memberships } = await loadInEffect(db, accountId, now)
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
