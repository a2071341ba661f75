/**
 * New slips for pupils of a class: what a slip said is nowhere to be read again, so each gets another
 * password. They come from the teacher's browser, which prints them: where an answer is lost, the
 * repeat sets the same ones.
 */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { setFirstPasswords as call } from '@zhupi/contract/calls/enrollment.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { FIRST_PASSWORD_DAYS, ONE_TIME_PASSWORD_DAYS } from '@zhupi/contract/terms/limits.ts'
import { SmsNotSent, type SmsPort } from '../../adapters/sms/port.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { enrollments } from '../../db/schema/classroom.ts'
import { hashPassword } from '../../domain/password.ts'
import { checkNewPassword } from '../../domain/personFields.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { loadTaughtClass } from '../../records/classroom.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { endSessionsOf } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const setFirstPasswords: Handler<typeof call> = async (
  { id, students },
  { db, now, person, address, sms },
) => {
  for (const { password } of students) checkNewPassword(password, '')
  const ids = students.map((student) => student.id)
  // Not hashed for nothing where a pupil is not the teacher's.
  await db.transaction((db) => loadOwnPupils(db, id, ids, person.id))
  const hashes = await Promise.all(
    students.map(async ({ id, password }) => [id, await hashPassword(password)] as const),
  )
  const pupils = await db.transaction(async (db) => {
    const pupils = await loadOwnPupils(db, id, ids, person.id)
    for (const [accountId, passwordHash] of hashes) {
      const passwordEndsAt = endOf(pupils.get(accountId), now)
      await db
        .update(accounts)
        .set({ passwordHash, passwordEndsAt })
        .where(eq(accounts.id, accountId))
      await endSessionsOf(db, accountId, now)
      const event = { address, detail: 'setFirstPasswords', accountId, actorId: person.id }
      await writeSecurityEvent(db, { kind: 'oneTimePasswordSet', ...event }, now)
    }
    return pupils
  })
  await tellFamilies([...pupils.values()], sms)
  return ids.flatMap((accountId) => {
    const pupil = pupils.get(accountId)
    if (pupil === undefined) return []
    const { studentNumber, name, loginName } = pupil
    const endsTime = formatWireTime(endOf(pupil, now))
    return { studentNumber, name, loginName: loginName ?? '', endsTime }
  })
}

/** Whoever has never been in gets as long as with the very first slip. */
function endOf(pupil: { agreedAt: Date | null } | undefined, now: Date): Date {
  const days = pupil?.agreedAt === null ? FIRST_PASSWORD_DAYS : ONE_TIME_PASSWORD_DAYS
  return new Date(now.getTime() + days * DAY_MS)
}

type Told = { phone: string | null; contactPhone: string | null; passwordEndsAt: Date | null }

/** Those alone whose own password has ended: a slip for a lost slip is no news. */
async function tellFamilies(pupils: readonly Told[], sms: SmsPort): Promise<void> {
  const phones = pupils
    .filter(({ passwordEndsAt }) => passwordEndsAt === null)
    .map(({ phone, contactPhone }) => phone ?? contactPhone)
    .filter((phone) => phone !== null)
  await Promise.all(
    phones.map((phone) =>
      sms.sendNotice({ phone, notice: 'passwordSet' }).catch((error: unknown) => {
        // The password is set; that the carrier failed is in its own log.
        if (!(error instanceof SmsNotSent)) throw error
      }),
    ),
  )
}

/**
 * By their ids; refuses where one is not in the class. The accounts stay locked in one order, so that
 * a sign-in that began before cannot survive and two teachers never deadlock.
 */
async function loadOwnPupils(
  db: Db,
  classroomId: number,
  studentIds: readonly number[],
  teacherId: number,
) {
  await loadTaughtClass(db, classroomId, teacherId)
  const pupils = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      loginName: accounts.loginName,
      studentNumber: enrollments.studentNumber,
      phone: accounts.phone,
      contactPhone: accounts.contactPhone,
      agreedAt: accounts.agreedAt,
      passwordEndsAt: accounts.passwordEndsAt,
    })
    .from(enrollments)
    .innerJoin(accounts, eq(accounts.id, enrollments.studentId))
    .where(
      and(
        inArray(enrollments.studentId, [...studentIds]),
        eq(enrollments.classroomId, classroomId),
        isNotRemoved(),
      ),
    )
    .orderBy(asc(accounts.id))
    .for('update', { of: accounts })
  if (pupils.length !== studentIds.length) return refuse('pupilsGone')
  return new Map(pupils.map((pupil) => [pupil.id, pupil]))
}
