/** Registration of either role: the account that comes of a code on the phone. */
import { isNull } from 'drizzle-orm'
import { PROMOTION_CHANNEL } from '@zhupi/contract/terms/limits.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { hashPassword } from '../domain/password.ts'
import { checkNewPassword, readName, readPhone } from '../domain/personFields.ts'
import { refuse } from '../domain/refuse.ts'
import { givePromotion } from './grant.ts'
import { redeemCode } from './smsCode.ts'

export type Newcomer = {
  mobile: string
  name: string
  password: string
  smscode: string
  cid?: string | undefined
}

/** Refuses wrong fields, a wrong code, or a phone that has an account of this role. */
export async function register(
  db: Db,
  role: Role,
  newcomer: Newcomer,
  schoolId: number | null,
  now: Date,
): Promise<void> {
  const phone = readPhone(newcomer.mobile)
  const name = readName(newcomer.name)
  checkNewPassword(newcomer.password, phone)
  const passwordHash = await hashPassword(newcomer.password)
  // Code and account commit together. A wrong try must commit too, to be counted: refuse
  // afterwards.
  const hindrance = await db.transaction(async (db) => {
    if (!(await redeemCode(db, { phone, type: 'TYPE_REG', code: newcomer.smscode }, now)))
      return 'wrongSmsCode'
    const [account] = await db
      .insert(accounts)
      .values({
        role,
        phone,
        name,
        passwordHash,
        schoolId,
        channel: newcomer.cid || null,
        createdAt: now,
        agreedAt: now,
      })
      .onConflictDoNothing({
        target: [accounts.phone, accounts.role],
        where: isNull(accounts.removedAt),
      })
      .returning({ id: accounts.id })
    if (account === undefined) return 'phoneTaken'
    if (newcomer.cid === PROMOTION_CHANNEL)
      await givePromotion(db, account.id, { phone, role }, now)
    return undefined
  })
  if (hindrance !== undefined) refuse(hindrance)
}
