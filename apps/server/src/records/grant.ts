/**
 * Rights to corrections as they are given: by a promotion, a grading card, an entitlement code, a
 * payment.
 */
import { and, eq, isNotNull, max } from 'drizzle-orm'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { PROMOTION_DAYS, PROMOTION_USES, type GrantKind } from '@zhupi/contract/terms/membership.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { accounts, grants } from '../db/schema.ts'

/** `uses` null: it is not counted; it has a membership's limits. */
export type Grant = {
  id: number
  kind: GrantKind
  startsAt: Date
  endsAt: Date
  uses: number | null
  used: number
}

export const GRANT_COLUMNS = {
  id: grants.id,
  kind: grants.kind,
  startsAt: grants.startsAt,
  endsAt: grants.endsAt,
  uses: grants.uses,
  used: grants.used,
}

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

/**
 * A membership bought while another runs begins where that one ends: no paid day is lost. `db` is a
 * transaction.
 */
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

/**
 * The promotion's card, once a phone and role: removing the account and registering again brings no
 * second one. `db` is a transaction.
 */
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
