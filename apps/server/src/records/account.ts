/** Accounts: found by phone and role, changed by their owners. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { readAccountName } from '@zhupi/contract/rules/accountName.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { Db } from '../db/database.ts'
import { isUniqueViolation } from '../db/isUniqueViolation.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { submissions } from '../db/schema/submission.ts'
import { isPassword } from '../domain/password.ts'
import { readName, readPhone } from '../domain/personFields.ts'
import { refuse } from '../domain/refuse.ts'
import { writeSecurityEvent } from './securityJournal.ts'
import { checkProof, endProof, type Person } from './session.ts'
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

type FoundAccount = { id: number; passwordHash: string }

export async function findAccount(
  db: Db,
  phone: string,
  role: Role,
): Promise<FoundAccount | undefined> {
  const [found] = await db
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.phone, phone), eq(accounts.role, role), isNotRemoved()))
  return found
}

/**
 * By whatever a person may type to name the account: a phone, and for pupils the printed account
 * name, or the class's code and the number there.
 */
export async function findAccountByName(
  db: Db,
  typed: string,
  role: Role,
): Promise<FoundAccount | undefined> {
  const name = readAccountName(typed)
  if (name.kind === 'phone') return findAccount(db, name.phone, role)
  if (role !== 'student') return undefined
  const columns = { id: accounts.id, passwordHash: accounts.passwordHash }
  const isPupil = and(eq(accounts.role, 'student'), isNotRemoved())
  const [found] =
    name.kind === 'loginName'
      ? await db
          .select(columns)
          .from(accounts)
          .where(and(eq(accounts.loginName, name.loginName), isPupil))
      : await db
          .select(columns)
          .from(classrooms)
          .innerJoin(enrollments, eq(enrollments.classroomId, classrooms.id))
          .innerJoin(accounts, eq(accounts.id, enrollments.studentId))
          .where(
            and(
              eq(classrooms.joinCode, name.joinCode),
              eq(enrollments.studentNumber, name.studentNumber),
              // With the condition of the partial index, so that it is used.
              ne(enrollments.studentNumber, ''),
              isPupil,
            ),
          )
  return found
}

/**
 * Whether the password that was right a moment ago is still the account's. Its row is locked until
 * the sign-in commits: a new password then ends that session too. One that somebody else chose is
 * good until it expires or the person sets an own one. `db` is a transaction.
 */
export async function holdPassword(db: Db, account: FoundAccount, now: Date): Promise<boolean> {
  const [current] = await db
    .select({ passwordHash: accounts.passwordHash, passwordEndsAt: accounts.passwordEndsAt })
    .from(accounts)
    .where(and(eq(accounts.id, account.id), isNotRemoved()))
    .for('update')
  if (current === undefined || current.passwordHash !== account.passwordHash) return false
  return current.passwordEndsAt === null || current.passwordEndsAt > now
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
 * Another phone, or the first one. The person has proved to be the one, and a code went to the
 * phone; refuses one that has an account of this role.
 */
export async function changePhone(
  db: Db,
  person: Person,
  entered: { mobile: string; smscode: string },
  address: string,
  now: Date,
): Promise<void> {
  const phone = readPhone(entered.mobile)
  if (phone === person.phone) refuse('samePhone')
  // Before the code is consumed.
  await checkProof(db, person.sessionHash, 'changePhone', now)
  // A wrong try must commit, to be counted: refuse afterwards.
  const event = { address, detail: 'changePhone', accountId: person.id }
  const hindrance = await db.transaction(async (db) => {
    if (!(await redeemCode(db, { phone, type: 'TYPE_FIND_PWD', code: entered.smscode }, now))) {
      await writeSecurityEvent(db, { kind: 'codeFailed', ...event }, now)
      return 'wrongSmsCode'
    }
    if (!(await updatePhone(db, person.id, phone))) return 'phoneTaken'
    await endProof(db, person.sessionHash)
    await writeSecurityEvent(db, { kind: 'phoneChanged', ...event }, now)
    return undefined
  })
  if (hindrance === 'phoneTaken')
    refuse(
      'phoneTaken',
      person.phone === null ? TAKEN_AT_BINDING : '这个手机号已经注册过了，请换一个',
    )
  if (hindrance !== undefined) refuse(hindrance)
}

const TAKEN_AT_BINDING =
  '这个手机号已经有一个账号了，不能再绑定。这个账号和里面的作文都还在，请换一个手机号，' +
  '或者继续用学号、账号名登录'

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

/**
 * For somebody who is signed in and says the password again. @returns its hash as it is stored,
 * undefined where it is wrong
 */
export async function findOwnPassword(
  db: Db,
  accountId: number,
  password: string,
): Promise<string | undefined> {
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotRemoved()))
  if (account === undefined) return undefined
  return (await isPassword(password, account.passwordHash)) ? account.passwordHash : undefined
}
