/**
 * Sign-in by account and password. An unknown account and a wrong password answer alike, in like time.
 */
import { isPassword, spendPasswordTime } from '../../domain/password.ts'
import { refuse } from '../../domain/refuse.ts'
import type { loginByPassword as call } from '@zhupi/contract/calls/session.ts'
import { roleOfType } from '@zhupi/contract/terms/roles.ts'
import { findAccountByName, holdPassword } from '../../records/account.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { signIn } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const loginByPassword: Handler<typeof call> = async (
  { uname, pwd, t },
  { db, now, address },
) => {
  const role = roleOfType(t) ?? refuse('wrongPassword')
  const account = await findAccountByName(db, uname, role)
  if (account === undefined) await spendPasswordTime(pwd)
  else if (await isPassword(pwd, account.passwordHash)) {
    const ticket = await db.transaction(async (db) =>
      (await holdPassword(db, account, now)) ? signIn(db, account.id, now) : undefined,
    )
    if (ticket !== undefined) return ticket
  }
  await writeSecurityEvent(
    db,
    { kind: 'signInFailed', address, detail: 'password', accountId: account?.id, named: uname },
    now,
  )
  return refuse('wrongPassword')
}
