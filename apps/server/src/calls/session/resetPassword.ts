/**
 * A forgotten or changed password. The phone proves who it is; every session of the account ends.
 */
import { eq } from 'drizzle-orm'
import type { resetPassword as call } from '@zhupi/contract/calls/session.ts'
import { accounts } from '../../db/schema/account.ts'
import { hashPassword } from '../../domain/password.ts'
import { checkNewPassword, readPhone } from '../../domain/personFields.ts'
import { refuse } from '../../domain/refuse.ts'
import { findAccount } from '../../records/account.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { forgetPasswordTries } from '../../records/passwordTries.ts'
import { endSessionsOf } from '../../records/session.ts'
import { redeemCode } from '../../records/smsCode.ts'
import type { Handler } from '../handler.ts'

export const resetPassword: Handler<typeof call> = async (
  { mobile, pwd, smscode, isteacher },
  { db, now, address, device },
) => {
  const phone = readPhone(mobile)
  checkNewPassword(pwd, phone)
  // Before the code is checked: a known and an unknown phone take the same time.
  const passwordHash = await hashPassword(pwd)
  // A wrong try must commit, to be counted: refuse afterwards.
  const hindrance = await db.transaction(async (db) => {
    const account = await findAccount(db, phone, isteacher ? 'teacher' : 'student')
    const event = { address, detail: 'resetPassword', accountId: account?.id, named: phone }
    if (!(await redeemCode(db, { phone, type: 'TYPE_FIND_PWD', code: smscode }, now))) {
      await writeSecurityEvent(db, { kind: 'codeFailed', ...event }, now)
      return 'wrongSmsCode'
    }
    // Whoever has the phone may know whether it has an account.
    if (account === undefined) return 'noAccountForPhone'
    await db
      .update(accounts)
      .set({ passwordHash, passwordEndsAt: null })
      .where(eq(accounts.id, account.id))
    await endSessionsOf(db, account.id, now)
    await forgetPasswordTries(db, { accountId: account.id, address, device })
    await writeSecurityEvent(db, { kind: 'passwordReset', ...event }, now)
    return undefined
  })
  if (hindrance === 'noAccountForPhone')
    refuse('noAccountForPhone', `这个手机号还没有注册${isteacher ? '老师' : '学生'}账号，请先注册`)
  if (hindrance !== undefined) refuse(hindrance)
  return null
}
