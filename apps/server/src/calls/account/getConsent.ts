import type { getConsent as call } from '@zhupi/contract/calls/account.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import { findConsent } from '../../records/consent.ts'
import type { Handler } from '../handler.ts'

/** `version`: the current wording, which the next answer is about. */
export const getConsent: Handler<typeof call> = async (_request, { db, person }) => {
  const said = await findConsent(db, person.id)
  if (said === undefined)
    return { state: 'none', version: CONSENT_VERSION, guardianPhone: null, time: null }
  return {
    state: said.isGiven ? 'given' : 'refused',
    version: CONSENT_VERSION,
    guardianPhone: said.guardianPhone || null,
    time: formatWireTime(said.saidAt),
  }
}
