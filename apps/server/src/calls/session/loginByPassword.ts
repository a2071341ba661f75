/** Sign-in by phone and password (spec 1 §2.2, §7). An unknown phone and a wrong password answer alike, in like time. */
import { and, eq } from 'drizzle-orm'
import type { loginByPassword as call } from '@zhupi/contract/calls/session.ts'
import { roleOfType } from '@zhupi/contract/terms/roles.ts'
import { accounts } from '../../db/schema.ts'
import { isPassword, spendPasswordTime } from '../../records/password.ts'
import { refuse } from '../../records/refuse.ts'
import { signIn } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const loginByPassword: Handler<typeof call> = async ({ uname, pwd, t }, { db, now }) => {
  const role = roleOfType(t) ?? refuse('wrongPassword')
  const [account] = await db
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts).where(and(eq(accounts.phone, uname.trim()), eq(accounts.role, role)))
  if (account === undefined) {
    await spendPasswordTime(pwd)
    return refuse('wrongPassword')
  }
  if (!(await isPassword(pwd, account.passwordHash))) refuse('wrongPassword')
  return db.transaction((db) => signIn(db, account.id, now))
}
