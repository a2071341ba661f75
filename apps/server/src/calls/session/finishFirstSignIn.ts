/**
 * An own password in place of one that somebody else chose. Who was registered by the school agrees
 * here to what others agree to when they register. The session goes on.
 */
import { eq } from 'drizzle-orm'
import type { finishFirstSignIn as call } from '@zhupi/contract/calls/session.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { onlyRow } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { hashPassword, isPassword } from '../../domain/password.ts'
import { checkNewPassword } from '../../domain/personFields.ts'
import { refuse } from '../../domain/refuse.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import type { Handler } from '../handler.ts'

export const finishFirstSignIn: Handler<typeof call> = async (
  { pwd, hasAgreed },
  { db, now, person, address },
) => {
  checkNewPassword(pwd, person.phone ?? '')
  const account = onlyRow(
    await db
      .select({ passwordHash: accounts.passwordHash, agreedAt: accounts.agreedAt })
      .from(accounts)
      .where(eq(accounts.id, person.id)),
  )
  const isSame = await isPassword(pwd, account.passwordHash)
  // A repeat of a request whose answer was lost.
  if (!person.needsOwnPassword) return isSame ? null : refuse('ownPasswordSet')
  if (isSame) refuse('samePassword')
  if (account.agreedAt === null && !hasAgreed) refuse('badInput', MESSAGES.agreementUnread)
  const passwordHash = await hashPassword(pwd)
  await db.transaction(async (db) => {
    const current = onlyRow(
      await db
        .select({ passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(eq(accounts.id, person.id))
        .for('update'),
    )
    // A teacher set another one meanwhile: this session has ended with it.
    if (current.passwordHash !== account.passwordHash) refuse('notSignedIn')
    await db
      .update(accounts)
      .set({ passwordHash, passwordEndsAt: null, agreedAt: account.agreedAt ?? now })
      .where(eq(accounts.id, person.id))
    const event = { address, detail: 'finishFirstSignIn', accountId: person.id }
    await writeSecurityEvent(db, { kind: 'passwordChanged', ...event }, now)
  })
  return null
}
