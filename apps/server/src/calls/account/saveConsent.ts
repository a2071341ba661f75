/** A guardian agrees or refuses. Each answer is stored with version and time; the latest counts. */
import { eq } from 'drizzle-orm'
import type { saveConsent as call } from '@zhupi/contract/calls/account.ts'
import { isPhone } from '@zhupi/contract/rules/phone.ts'
import { CONSENT_VERSION } from '@zhupi/contract/terms/consent.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { accounts, consents } from '../../db/schema/account.ts'
import { refuse } from '../../domain/refuse.ts'
import { findConsent } from '../../records/consent.ts'
import { deleteShareLinksOf } from '../../records/shareLink.ts'
import type { Handler } from '../handler.ts'

export const saveConsent: Handler<typeof call> = async (
  { guardianPhone, isGiven, version },
  { db, now, person },
) => {
  const phone = guardianPhone.trim()
  // Who refuses need not say who they are.
  if (!isPhone(phone) && (isGiven || phone !== '')) refuse('badInput', MESSAGES.phoneWrong)
  if (version !== CONSENT_VERSION) refuse('badInput', '同意书已更新，请刷新后重新阅读')
  return db.transaction(async (db) => {
    await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, person.id))
      .for('update')
    const earlier = await findConsent(db, person.id)
    const isRepeat =
      earlier !== undefined &&
      earlier.isGiven === isGiven &&
      earlier.guardianPhone === phone &&
      earlier.version === version
    if (!isRepeat)
      await db
        .insert(consents)
        .values({ accountId: person.id, guardianPhone: phone, isGiven, version, saidAt: now })
    if (!isGiven) await deleteShareLinksOf(db, person.id)
    return null
  })
}
