/** Entitlement codes as they are printed in books: each bound once, to one account. */
import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { RefusalName } from '@zhupi/contract/terms/refusals.ts'
import type { Db } from '../db/database.ts'
import { accounts, entitlements } from '../db/schema.ts'
import { insertGrant } from './grant.ts'

/**
 * SHA-256, hex. A code is long and random, so that its hash needs no salt and can be looked up;
 * blanks, dashes and case do not count.
 */
export function hashEntitlementCode(code: string): string {
  return createHash('sha256').update(code.replaceAll(/[\s-]/gu, '').toUpperCase()).digest('hex')
}

/** undefined = there is no such code. */
export async function isEntitlementBound(db: Db, code: string): Promise<boolean | undefined> {
  const [found] = await db
    .select({ boundBy: entitlements.boundBy })
    .from(entitlements)
    .where(eq(entitlements.codeHash, hashEntitlementCode(code)))
  return found === undefined ? undefined : found.boundBy !== null
}

/**
 * `db` is a transaction: of many who bring the same code, one gets it. Its right counts from now.
 * @returns why it cannot be bound
 */
export async function bindEntitlement(
  db: Db,
  accountId: number,
  code: string,
  now: Date,
): Promise<Extract<RefusalName, 'noSuchEntitlement' | 'entitlementBound'> | undefined> {
  const [found] = await db
    .select({ id: entitlements.id, boundBy: entitlements.boundBy })
    .from(entitlements)
    .where(eq(entitlements.codeHash, hashEntitlementCode(code)))
    .for('update')
  if (found === undefined) return 'noSuchEntitlement'
  if (found.boundBy !== null) return 'entitlementBound'
  await db
    .update(entitlements)
    .set({ boundBy: accountId, boundAt: now })
    .where(eq(entitlements.id, found.id))
  await startEntitlements(db, accountId, now)
  return undefined
}

/**
 * Gives the account's bound codes their rights, from now; one that has its right already is left
 * alone. `db` is a transaction.
 */
export async function startEntitlements(db: Db, accountId: number, now: Date): Promise<void> {
  // The account's row is held: two that start the same code at once take turns.
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  const waiting = await db
    .select({ id: entitlements.id, days: entitlements.days, uses: entitlements.uses })
    .from(entitlements)
    .where(and(eq(entitlements.boundBy, accountId), isNull(entitlements.grantId)))
  for (const { id, days, uses } of waiting) {
    const grantId = await insertGrant(
      db,
      { accountId, kind: 'entitlement', startsAt: now, days, uses },
      now,
    )
    await db.update(entitlements).set({ grantId }).where(eq(entitlements.id, id))
  }
}
