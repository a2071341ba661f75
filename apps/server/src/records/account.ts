/** Accounts: found by phone and role, changed by their owners. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '../db/database.ts'
import { isUniqueViolation } from '../db/isUniqueViolation.ts'
import { accounts } from '../db/schema/account.ts'
import { submissions } from '../db/schema/submission.ts'
import { readName, readPhone } from '../domain/personFields.ts'
import { refuse } from '../domain/refuse.ts'
import { writeSecurityEvent } from './securityJournal.ts'
import type { Person } from './session.ts'
import { redeemCode } from './smsCode.ts'

/** From the moment of its removal an account is there for nobody. */
export function isNotRemoved() {
  return isNull(accounts.removedAt)
}

/** For queries over submissions: essays of removed accounts are in no teacher's list. */
export function hasActiveStudent() {
  return sql`exists (
    select 1 from ${accounts}
    where ${accounts.id} = ${submissions.studentId} and ${accounts.removedAt} is null
  )`
}

export async function findAccount(
  db: Db,
  phone: string,
  role: Role,
): Promise<{ id: number; passwordHash: string } | undefined> {
  const [found] = await db
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.phone, phone), eq(accounts.role, role), isNotRemoved()))
  return found
}

/**
 * Whether the password that was right a moment ago is still the account's. Its row is locked until
 * the sign-in commits: a new password then ends that session too. A password that an operator set
 * is consumed: it signs in once, before it expires. `db` is a transaction.
 */
export async function consumePassword(
  db: Db,
  account: { id: number; passwordHash: string },
  now: Date,
): Promise<boolean> {
  const [current] = await db
    .select({ passwordHash: accounts.passwordHash, passwordEndsAt: accounts.passwordEndsAt })
    .from(accounts)
    .where(and(eq(accounts.id, account.id), isNotRemoved()))
    .for('update')
  if (current === undefined || current.passwordHash !== account.passwordHash) return false
  if (current.passwordEndsAt === null) return true
  if (current.passwordEndsAt <= now) return false
  await db.update(accounts).set({ passwordEndsAt: now }).where(eq(accounts.id, account.id))
  return true
}

export async function renamePerson(
  db: Db,
  person: Pick<Person, 'id'>,
  entered: string,
): Promise<void> {
  const name = readName(entered)
  await db
    .update(accounts)
    .set({ name })
    .where(and(eq(accounts.id, person.id), isNotRemoved()))
}

/**
 * Another phone, proved by a code that went to it; refuses one that has an account of this role.
 */
export async function changePhone(
  db: Db,
  person: Pick<Person, 'id' | 'phone'>,
  entered: { mobile: string; smscode: string },
  address: string,
  now: Date,
): Promise<void> {
  const phone = readPhone(entered.mobile)
  if (phone === person.phone) refuse('samePhone')
  // A wrong try must commit, to be counted: refuse afterwards.
  const event = { address, detail: 'changePhone', accountId: person.id }
  const hindrance = await db.transaction(async (db) => {
    if (!(await redeemCode(db, { phone, type: 'TYPE_FIND_PWD', code: entered.smscode }, now))) {
      await writeSecurityEvent(db, { kind: 'codeFailed', ...event }, now)
      return 'wrongSmsCode'
    }
    if (!(await updatePhone(db, person.id, phone))) return 'phoneTaken'
    await writeSecurityEvent(db, { kind: 'phoneChanged', ...event }, now)
    return undefined
  })
  if (hindrance === 'phoneTaken') refuse('phoneTaken', '这个手机号已经注册过了，请换一个')
  if (hindrance !== undefined) refuse(hindrance)
}

/** In a savepoint: where another account took the phone a moment ago, the code stays redeemed. */
async function updatePhone(db: Db, accountId: number, phone: string): Promise<boolean> {
  try {
    await db.transaction((db) =>
      db
        .update(accounts)
        .set({ phone })
        .where(and(eq(accounts.id, accountId), isNotRemoved())),
    )
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
