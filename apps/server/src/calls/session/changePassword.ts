/** Another password by the present one. Who has a phone may also reset it (resetPassword). */
import { and, eq } from 'drizzle-orm'
import type { changePassword as call } from '@zhupi/contract/calls/session.ts'
import { accounts } from '../../db/schema/account.ts'
import { hashPassword } from '../../domain/password.ts'
import { checkNewPassword } from '../../domain/personFields.ts'
import { refuse } from '../../domain/refuse.ts'
import { findOwnPassword } from '../../records/account.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import type { Handler } from '../handler.ts'

const WRONG = '原密码不正确'

export const changePassword: Handler<typeof call> = async (
  { oldPwd, pwd },
  { db, now, person, address },
) => {
  checkNewPassword(pwd, person.phone ?? '')
  const event = { address, detail: 'changePassword', accountId: person.id }
  const oldHash = await findOwnPassword(db, person.id, oldPwd)
  if (oldHash === undefined) {
    await writeSecurityEvent(db, { kind: 'proofFailed', ...event }, now)
    return refuse('wrongPassword', WRONG)
  }
  if (pwd === oldPwd) refuse('samePassword')
  const passwordHash = await hashPassword(pwd)
  await db.transaction(async (db) => {
    const changed = await db
      .update(accounts)
      .set({ passwordHash })
      // A teacher or an operator set another one meanwhile: theirs stays.
      .where(and(eq(accounts.id, person.id), eq(accounts.passwordHash, oldHash)))
      .returning({ id: accounts.id })
    if (changed.length === 0) refuse('wrongPassword', WRONG)
    await writeSecurityEvent(db, { kind: 'passwordChanged', ...event }, now)
  })
  return null
}
