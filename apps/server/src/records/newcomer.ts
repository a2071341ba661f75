/** Registration of either role: what is checked, and the account that comes of it (spec 1 §2.3, §5). */
import { isNull } from 'drizzle-orm'
import { isPhone, isPlainName } from '@zhupi/contract/rules/phone.ts'
import { PASSWORD_MIN_LENGTH, PROMOTION_CHANNEL } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema.ts'
import { hashPassword } from './password.ts'
import { refuse } from './refuse.ts'
import { givePromotion } from './grant.ts'
import { useCode } from './smsCode.ts'

export type Newcomer = {
  mobile: string
  name: string
  password: string
  smscode: string
  cid?: string | undefined
}

/** Refuses what is wrong with the fields, a wrong code, or a phone that has an account of this role. */
export async function register(
  db: Db,
  role: Role,
  newcomer: Newcomer,
  schoolId: number | null,
  now: Date,
): Promise<void> {
  const { phone, name } = { phone: newcomer.mobile.trim(), name: newcomer.name.trim() }
  if (!isPhone(phone)) refuse('badInput', MESSAGES.phoneWrong)
  if (name === '') refuse('badInput', MESSAGES.nameMissing)
  if (!isPlainName(name)) refuse('badInput', MESSAGES.nameSpecial)
  if (newcomer.password.length < PASSWORD_MIN_LENGTH) refuse('badInput', MESSAGES.passwordShort)
  const passwordHash = await hashPassword(newcomer.password)
  // Code and account together; a wrong try is counted all the same, so the refusal waits until this has committed.
  const hindrance = await db.transaction(async (db) => {
    if (!(await useCode(db, { phone, type: 'TYPE_REG', code: newcomer.smscode }, now)))
      return 'wrongSmsCode'
    const added = await db
      .insert(accounts)
      .values({
        role,
        phone,
        name,
        passwordHash,
        schoolId,
        channel: newcomer.cid || null,
        createdAt: now,
      })
      .onConflictDoNothing({
        target: [accounts.phone, accounts.role],
        where: isNull(accounts.removedAt),
      })
      .returning({ id: accounts.id })
    const [account] = added
    if (account === undefined) return 'phoneTaken'
    if (newcomer.cid === PROMOTION_CHANNEL)
      await givePromotion(db, account.id, { phone, role }, now)
    return undefined
  })
  if (hindrance !== undefined) refuse(hindrance)
}
