/**
 * Sign-in by account and password. An unknown account and a wrong password answer alike, in like
 * time; many wrong ones make the next try wait.
 */
import { isPassword, spendPasswordTime } from '../../domain/password.ts'
import { refuse } from '../../domain/refuse.ts'
import type { loginByPassword as call } from '@zhupi/contract/calls/session.ts'
import { readAccountName } from '@zhupi/contract/rules/accountName.ts'
import { roleOfType } from '@zhupi/contract/terms/roles.ts'
import { findAccountByName, holdPassword } from '../../records/account.ts'
import { beginPasswordTry } from '../../records/passwordTries.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { signIn } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const loginByPassword: Handler<typeof call> = async (
  { uname, pwd, t },
  { db, address, device, isDemo, now },
) => {
  const role = roleOfType(t) ?? refuse('wrongPassword')
  const account = await findAccountByName(db, uname, role)
  const passwordTry = await beginPasswordTry(
    db,
    {
      // Spellings of one name are one account, also where there is none.
      account:
        account === undefined
          ? `${role} ${JSON.stringify(readAccountName(uname))}`
          : `account ${account.id}`,
      accountId: account?.id,
      address,
      device,
    },
    now,
  )
  if (account === undefined) await spendPasswordTime(pwd)
  else if (await isPassword(pwd, account.passwordHash)) {
    await passwordTry.wasRight()
    const ticket = await db.transaction(async (db) =>
      (await holdPassword(db, account, now))
        ? signIn(db, account.id, now, { isDemo, device })
        : undefined,
    )
    if (ticket !== undefined) return ticket
  }
  await passwordTry.wasWrong()
  await writeSecurityEvent(
    db,
    { kind: 'signInFailed', address, detail: 'password', accountId: account?.id, named: uname },
    now,
  )
  return refuse('wrongPassword')
}
