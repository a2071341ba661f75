/**
 * Who has a card or a membership that ends within three days, and none that goes on after it, is
 * reminded, once.
 */
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { accounts, grants } from '../db/schema.ts'
import { notify, type Addressed } from '../records/notification.ts'

const DAYS_BEFORE = 3
const PAGE = 500
const later = alias(grants, 'later')

type Ending = {
  id: number
  accountId: number
  kind: string
  endsAt: Date
  uses: number | null
  used: number
}

export async function remindExpiry({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const now = clock()
  for (let after = 0; ;) {
    const page = await listEnding(db, now, after)
    await notify(db, page.map(messageOf), now)
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = last.id
  }
}

/** A used-up card has nothing to lose; of stacked memberships the last one counts. */
async function listEnding(db: Db, now: Date, after: number): Promise<Ending[]> {
  return db
    .select({
      id: grants.id,
      accountId: grants.accountId,
      kind: grants.kind,
      endsAt: grants.endsAt,
      uses: grants.uses,
      used: grants.used,
    })
    .from(grants)
    .innerJoin(accounts, and(eq(accounts.id, grants.accountId), isNull(accounts.removedAt)))
    .where(
      and(
        gt(grants.id, after),
        gt(grants.endsAt, now),
        lte(grants.endsAt, new Date(now.getTime() + DAYS_BEFORE * DAY_MS)),
        // A reminder of a few days' right would come on the day it is given.
        sql`${grants.endsAt} - ${grants.startsAt} > ${`${DAYS_BEFORE + 1} days`}::interval`,
        or(isNull(grants.uses), sql`${grants.used} < ${grants.uses}`),
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(
              and(
                eq(later.accountId, grants.accountId),
                gt(later.endsAt, grants.endsAt),
                sql`(${later.kind} = 'membership') = (${grants.kind} = 'membership')`,
                or(isNull(later.uses), sql`${later.used} < ${later.uses}`),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(grants.id))
    .limit(PAGE)
}

function messageOf({ id, accountId, kind, endsAt, uses, used }: Ending): Addressed {
  return {
    accountId,
    notification: {
      kind: 'rightEnding',
      data: {
        grantId: id,
        isMembership: kind === 'membership',
        endsAt,
        usesLeft: uses === null ? null : uses - used,
      },
    },
  }
}
