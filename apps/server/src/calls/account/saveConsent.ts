/**
 * A guardian agrees, with or without the services outside, or refuses. A yes is confirmed by a code to the guardian's phone; a no takes
 * effect at once. Each answer is stored with version and time; the latest counts.
 */
import { eq } from 'drizzle-orm'
import type { saveConsent as call } from '@zhupi/contract/calls/account.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { accounts, consents } from '../../db/schema/account.ts'
import { refuse } from '../../domain/refuse.ts'
import { cancelCorrectionsOf } from '../../records/cancelledCorrection.ts'
import { findConsent } from '../../records/consent.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { deleteShareLinksOf } from '../../records/shareLink.ts'
import { redeemCode } from '../../records/smsCode.ts'
import type { Handler } from '../handler.ts'

export const saveConsent: Handler<typeof call> = async (
  { guardianPhone, isGiven, isOutsideGiven: isOutsideWanted, version, smscode },
  { db, now, person, address, contact },
) => {
  const phone = guardianPhone.trim()
  const isOutsideGiven = isGiven && isOutsideWanted
  // Who refuses need not say who they are.
  if (!isPhone(phone) && (isGiven || phone !== '')) refuse('badInput', MESSAGES.phoneWrong)
  if (version !== contact.consentVersion) refuse('badInput', '同意书已更新，请刷新后重新阅读')
  // A wrong try must commit, to be counted: refuse afterwards.
  const isSaved = await db.transaction(async (db) => {
    await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, person.id))
      .for('update')
    const earlier = await findConsent(db, person.id)
    const isSame =
      earlier !== undefined &&
      earlier.isGiven === isGiven &&
      earlier.guardianPhone === phone &&
      earlier.version === version
    if (isSame && earlier.isOutsideGiven === isOutsideGiven) return true
    // Taking the services outside back is a no, too.
    const grantsMore = isGiven && !(isSame && !isOutsideGiven)
    if (grantsMore) {
      const code = smscode ?? refuse('badInput', MESSAGES.smsCodeMissing)
      if (!(await redeemCode(db, { phone, type: 'TYPE_GUARDIAN', code }, now))) {
        const event = { address, detail: 'saveConsent', accountId: person.id }
        await writeSecurityEvent(db, { kind: 'codeFailed', ...event }, now)
        return false
      }
    }
    await db.insert(consents).values({
      accountId: person.id,
      guardianPhone: phone,
      ...{ isGiven, isOutsideGiven, version },
      saidAt: now,
    })
    if (!isGiven) await deleteShareLinksOf(db, person.id)
    return true
  })
  if (!isSaved) refuse('wrongSmsCode')
  // After the no stands: whatever is asked for from now on is refused.
  if (!isGiven) await cancelCorrectionsOf(db, person.id, now)
  return null
}
