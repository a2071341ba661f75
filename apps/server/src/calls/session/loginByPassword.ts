/**
 * Sign-in by phone and password. An unknown phone and a wrong password answer alike, in like time.
 */
import { isPassword, spendPasswordTime } from '../../domain/password.ts'
import { refuse } from '../../domain/refuse.ts'
import type { loginByPassword as call } from '@zhupi/contract/calls/session.ts'
import { roleOfType } from '@zhupi/contract/terms/roles.ts'
import { findAccount, consumePassword } from '../../records/account.ts'
import { signIn } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const loginByPassword: Handler<typeof call> = async ({ uname, pwd, t }, { db, now }) => {
  const role = roleOfType(t) ?? refuse('wrongPassword')
  const account = await findAccount(db, uname.trim(), role)
  if (account === undefined) {
    await spendPasswordTime(pwd)
    return refuse('wrongPassword')
  }
  if (!(await isPassword(pwd, account.passwordHash))) refuse('wrongPassword')
  return db.transaction(async (db) => {
    if (!(await consumePassword(db, account, now))) refuse('wrongPassword')
    return signIn(db, account.id, now)
  })
}
