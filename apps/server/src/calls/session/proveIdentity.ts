/** The ticket's owner proves to be the person, before a phone changes or an account goes. */
import type { proveIdentity as call } from '@zhupi/contract/calls/session.ts'
import { findOwnPassword } from '../../records/account.ts'
import { refuse } from '../../domain/refuse.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { storeProof } from '../../records/session.ts'
import { redeemCode } from '../../records/smsCode.ts'
import type { Handler } from '../handler.ts'

export const proveIdentity: Handler<typeof call> = async (
  { act, pwd, smscode },
  { db, now, person, address },
) => {
  const event = { address, detail: act, accountId: person.id }
  const knowsPassword =
    pwd !== undefined && (await findOwnPassword(db, person.id, pwd)) !== undefined
  // A wrong try must commit, to be counted: refuse afterwards.
  const isProven = await db.transaction(async (db) => {
    const isRight =
      pwd !== undefined
        ? knowsPassword
        : smscode !== undefined &&
          person.phone !== null &&
          (await redeemCode(db, { phone: person.phone, type: 'TYPE_FIND_PWD', code: smscode }, now))
    await writeSecurityEvent(db, { kind: isRight ? 'proofGiven' : 'proofFailed', ...event }, now)
    if (isRight) await storeProof(db, person.sessionHash, act, now)
    return isRight
  })
  if (!isProven)
    if (pwd !== undefined) refuse('wrongPassword', '密码不正确')
    else refuse('wrongSmsCode')
  return null
}
