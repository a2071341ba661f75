/** Signs in an existing account by SMS and binds a book's code to it, both or neither. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { loginEntitlement as call } from '@zhupi/contract/calls/session.ts'
import { accounts } from '../../db/schema/account.ts'
import { refuse } from '../../domain/refuse.ts'
import { bindEntitlement } from '../../records/entitlement.ts'
import { signIn } from '../../records/session.ts'
import { redeemCode } from '../../records/smsCode.ts'
import type { Handler } from '../handler.ts'

export const loginEntitlement: Handler<typeof call> = async (
  { mobile, smscode, bookCode, cid },
  { db, device, isDemo, now },
) => {
  const phone = mobile.trim()
  // A wrong try must commit, to be counted: refuse afterwards.
  const result = await db.transaction(async (db) => {
    if (!(await redeemCode(db, { phone, type: 'TYPE_LOGIN', code: smscode }, now)))
      return 'wrongSmsCode'
    // A phone with both roles: books are for pupils, and 'student' sorts first.
    const [account] = await db
      .select({ id: accounts.id, role: accounts.role })
      .from(accounts)
      .where(and(eq(accounts.phone, phone), isNull(accounts.removedAt)))
      .orderBy(asc(accounts.role))
      .limit(1)
    if (account === undefined) return 'noAccountForPhone'
    const hindrance = await bindEntitlement(db, account.id, bookCode, now)
    if (hindrance !== undefined) return hindrance
    if (cid)
      await db
        .update(accounts)
        .set({ channel: cid })
        .where(and(eq(accounts.id, account.id), isNull(accounts.channel)))
    return {
      ...(await signIn(db, account.id, now, { isDemo, device })),
      isStudent: account.role === 'student',
    }
  })
  return typeof result === 'string' ? refuse(result) : result
}
