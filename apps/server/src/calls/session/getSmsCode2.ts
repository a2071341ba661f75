/** Sends a code to a phone. It reads no account: known and unknown phones get the same answer. */
import type { getSmsCode2 as call } from '@zhupi/contract/calls/session.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { decryptPhone } from '@zhupi/contract/rules/phoneCipher.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { SmsNotSent } from '../../adapters/sms/port.ts'
import { countedAddress } from '../../domain/network.ts'
import { refuse } from '../../domain/refuse.ts'
import { deleteCode, createCode } from '../../records/smsCode.ts'
import type { Handler } from '../handler.ts'

export const getSmsCode2: Handler<typeof call> = async (
  { type, mobile },
  { db, sms, smsPerDay, address, now },
) => {
  const phone = decryptPhone(mobile)
  if (phone === undefined || !isPhone(phone)) return refuse('badInput', MESSAGES.phoneWrong)
  const { id, code } = await db.transaction((db) =>
    createCode(db, { phone, type, address: countedAddress(address) }, smsPerDay, now),
  )
  try {
    return await sms.send({ phone, code, type })
  } catch (error) {
    await deleteCode(db, id)
    if (!(error instanceof SmsNotSent)) throw error
    return refuse('smsFailed')
  }
}
