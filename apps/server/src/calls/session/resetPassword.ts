/** A forgotten or changed password (spec 1 §2.5, §4). The phone proves who it is; every session of the account ends. */
import { eq } from 'drizzle-orm'
import type { resetPassword as call } from '@zhupi/contract/calls/session.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { PASSWORD_MIN_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { accounts } from '../../db/schema/account.ts'
import { findAccount } from '../../records/account.ts'
import { hashPassword } from '../../domain/password.ts'
import { refuse } from '../../domain/refuse.ts'
import { endSessionsOf } from '../../records/session.ts'
import { useCode } from '../../records/smsCode.ts'
import type { Handler } from '../handler.ts'

export const resetPassword: Handler<typeof call> = async (
  { mobile, pwd, smscode, isteacher },
  { db, now },
) => {
  const phone = mobile.trim()
  if (!isPhone(phone)) refuse('badInput', MESSAGES.phoneWrong)
  if (pwd.length < PASSWORD_MIN_LENGTH) refuse('badInput', MESSAGES.passwordShort)
  // Before the code is looked at, so that a known and an unknown phone take alike.
  const passwordHash = await hashPassword(pwd)
  // A wrong try is counted all the same, so the refusal waits until this has committed.
  const hindrance = await db.transaction(async (db) => {
    if (!(await useCode(db, { phone, type: 'TYPE_FIND_PWD', code: smscode }, now)))
      return 'wrongSmsCode'
    // Whoever has the phone in hand may know whether it has an account.
    const account = await findAccount(db, phone, isteacher ? 'teacher' : 'student')
    if (account === undefined) return 'noAccountForPhone'
    await db
      .update(accounts)
      .set({ passwordHash, passwordEndsAt: null })
      .where(eq(accounts.id, account.id))
    await endSessionsOf(db, account.id, now)
    return undefined
  })
  if (hindrance === 'noAccountForPhone')
    refuse('noAccountForPhone', `这个手机号还没有注册${isteacher ? '老师' : '学生'}账号，请先注册`)
  if (hindrance !== undefined) refuse(hindrance)
  return null
}
