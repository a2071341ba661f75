/** Whether the phone's code is right, told before a new password is typed. */
import type { checkResetCode as call } from '@zhupi/contract/calls/session.ts'
import { readPhone } from '../../domain/personFields.ts'
import { refuse } from '../../domain/refuse.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { checkCode } from '../../records/smsCode.ts'
import type { Handler } from '../handler.ts'

export const checkResetCode: Handler<typeof call> = async (
  { mobile, smscode },
  { db, now, address },
) => {
  const phone = readPhone(mobile)
  // A wrong try must commit, to be counted: refuse afterwards.
  const isRight = await db.transaction(async (db) => {
    if (await checkCode(db, { phone, type: 'TYPE_FIND_PWD', code: smscode }, now)) return true
    const event = { kind: 'codeFailed' as const, address, detail: 'checkResetCode', named: phone }
    await writeSecurityEvent(db, event, now)
    return false
  })
  if (!isRight) refuse('wrongSmsCode')
  return null
}
