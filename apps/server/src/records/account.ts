/** Accounts: found by phone and role, changed by their owners (spec 2 §2 settings; decisions 9). */
import { and, eq, isNull, sql } from 'drizzle-orm'
import { isPhone, isPlainName } from '@zhupi/contract/rules/phone.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '../db/database.ts'
import { isUniqueViolation } from '../db/isUniqueViolation.ts'
import { accounts } from '../db/schema/account.ts'
import { submissions } from '../db/schema/submission.ts'
import { refuse } from '../domain/refuse.ts'
import type { Person } from './session.ts'
import { useCode } from './smsCode.ts'

/** A removed account is there for nobody, from the moment of its removal. */
export function isNotRemoved() {
  return isNull(accounts.removedAt)
}

/** The essay's pupil has an account still: for queries over submissions, so that essays of removed accounts stand in no teacher's list. */
export function isBySomeone() {
  return sql`exists (select 1 from ${accounts} where ${accounts.id} = ${submissions.studentId} and ${accounts.removedAt} is null)`
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
 * Whether the password that was found right a moment ago is so still: its account's row is held, so that a new password ends every session,
 * one that begins at the same time too. A password that an operator set signs in once, and only until its end.
 */
export async function usePassword(
  db: Db,
  account: { id: number; passwordHash: string },
  now: Date,
): Promise<boolean> {
  const [held] = await db
    .select({ passwordHash: accounts.passwordHash, passwordEndsAt: accounts.passwordEndsAt })
    .from(accounts)
    .where(and(eq(accounts.id, account.id), isNotRemoved()))
    .for('update')
  if (held === undefined || held.passwordHash !== account.passwordHash) return false
  if (held.passwordEndsAt === null) return true
  if (held.passwordEndsAt <= now) return false
  await db.update(accounts).set({ passwordEndsAt: now }).where(eq(accounts.id, account.id))
  return true
}

export async function renamePerson(
  db: Db,
  person: Pick<Person, 'id'>,
  wanted: string,
): Promise<void> {
  const name = wanted.trim()
  if (name === '') refuse('badInput', MESSAGES.nameMissing)
  if (!isPlainName(name)) refuse('badInput', MESSAGES.nameSpecial)
  await db
    .update(accounts)
    .set({ name })
    .where(and(eq(accounts.id, person.id), isNotRemoved()))
}

/** Another phone, proved by a code that went to it; refuses one that has an account of this role already. */
export async function changePhone(
  db: Db,
  person: Pick<Person, 'id' | 'phone'>,
  wanted: { mobile: string; smscode: string },
  now: Date,
): Promise<void> {
  const phone = wanted.mobile.trim()
  if (!isPhone(phone)) refuse('badInput', MESSAGES.phoneWrong)
  if (phone === person.phone) refuse('samePhone')
  // A wrong try is counted all the same, so the refusal waits until this has committed.
  const hindrance = await db.transaction(async (db) => {
    if (!(await useCode(db, { phone, type: 'TYPE_FIND_PWD', code: wanted.smscode }, now)))
      return 'wrongSmsCode'
    return (await takePhone(db, person.id, phone)) ? undefined : 'phoneTaken'
  })
  if (hindrance === 'phoneTaken') refuse('phoneTaken', '这个手机号已经注册过了，请换一个')
  if (hindrance !== undefined) refuse(hindrance)
}

/** In a savepoint of its own: a phone that another took a moment ago must not undo the code's use. */
async function takePhone(db: Db, accountId: number, phone: string): Promise<boolean> {
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
