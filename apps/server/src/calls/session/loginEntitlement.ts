/** Signs in an existing account by SMS and binds the book's code to it, together (spec 1 §2.6, §7). No account is made. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { loginEntitlement as call } from '@zhupi/contract/calls/session.ts'
import { accounts } from '../../db/schema/account.ts'
import { bindEntitlement } from '../../records/entitlement.ts'
import { refuse } from '../../domain/refuse.ts'
import { signIn } from '../../records/session.ts'
import { useCode } from '../../records/smsCode.ts'
import type { Handler } from '../handler.ts'

export const loginEntitlement: Handler<typeof call> = async (
  { mobile, smscode, bookCode, cid },
  { db, now },
) => {
  const phone = mobile.trim()
  // The try is counted even where it ends in a refusal: what stands in the way is told after the commit.
  const result = await db.transaction(async (db) => {
    if (!(await useCode(db, { phone, type: 'TYPE_LOGIN', code: smscode }, now)))
      return 'wrongSmsCode'
    // A phone with both roles: books are for pupils ('student' comes first).
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
    return { ...(await signIn(db, account.id, now)), isStudent: account.role === 'student' }
  })
  return typeof result === 'string' ? refuse(result) : result
}
