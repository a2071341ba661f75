/** Sign-in by phone and SMS code. A phone without an account goes on to registration. */
import { refuse } from '../../domain/refuse.ts'
import type { loginBySms as call } from '@zhupi/contract/calls/session.ts'
import { roleOfType } from '@zhupi/contract/terms/roles.ts'
import { findAccount } from '../../records/account.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { signIn } from '../../records/session.ts'
import { redeemCode } from '../../records/smsCode.ts'
import type { Handler } from '../handler.ts'

export const loginBySms: Handler<typeof call> = async (
  { mobile, smscode, t },
  { db, device, isDemo, now, address },
) => {
  const role = roleOfType(t) ?? refuse('wrongSmsCode')
  const phone = mobile.trim()
  // A wrong try must commit, to be counted: refuse afterwards.
  const isRight = await db.transaction((db) =>
    redeemCode(db, { phone, type: 'TYPE_LOGIN', code: smscode }, now),
  )
  const account = await findAccount(db, phone, role)
  if (!isRight) {
    await writeSecurityEvent(
      db,
      { kind: 'signInFailed', address, detail: 'smsCode', accountId: account?.id, named: phone },
      now,
    )
    return refuse('wrongSmsCode')
  }
  if (account === undefined) return refuse('phoneUnknown')
  return db.transaction((db) => signIn(db, account.id, now, { isDemo, device }))
}
