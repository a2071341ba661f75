import type { getConsent as call } from '@zhupi/contract/calls/account.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { findConsent, mayGoOutside } from '../../records/consent.ts'
import type { Handler } from '../handler.ts'

/** `version`: the current wording, which the next answer is about. */
export const getConsent: Handler<typeof call> = async (_request, { db, person, contact }) => {
  const { consentVersion: version, outsideServices } = contact
  const said = await findConsent(db, person.id)
  const wording = { version, outsideServices, mayLeave: await mayGoOutside(db, person, version) }
  if (said === undefined)
    return {
      ...wording,
      state: 'none',
      isCurrent: false,
      isOutsideGiven: false,
      guardianPhone: null,
      time: null,
    }
  return {
    ...wording,
    state: said.isGiven ? 'given' : 'refused',
    isCurrent: said.version === version,
    isOutsideGiven: said.isGiven && said.isOutsideGiven,
    guardianPhone: said.guardianPhone || null,
    time: formatWireTime(said.saidAt),
  }
}
