/**
 * A teacher gives a pupil of one of the classes a one-time password: the way back in for who has no phone
 * to receive a code. It has to be changed at the next sign-in, and the family is told.
 */
import { and, eq } from 'drizzle-orm'
import type { setStudentPassword as call } from '@zhupi/contract/calls/classroom.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { ONE_TIME_PASSWORD_DAYS } from '@zhupi/contract/terms/limits.ts'
import { SmsNotSent } from '../../adapters/sms/port.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { hashPassword } from '../../domain/password.ts'
import { checkNewPassword } from '../../domain/personFields.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isTeacherOf } from '../../records/classroom.ts'
import { writeSecurityEvent } from '../../records/securityJournal.ts'
import { endSessionsOf } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const setStudentPassword: Handler<typeof call> = async (
  { id, virtualClassEntityId, pwd },
  { db, now, person, address, sms },
) => {
  checkNewPassword(pwd, '')
  // Not hashed for nothing where the pupil is not the teacher's.
  await loadOwnPupil(db, id, virtualClassEntityId, person.id)
  const passwordHash = await hashPassword(pwd)
  const pupil = await db.transaction(async (db) => {
    const pupil = await loadOwnPupil(db, id, virtualClassEntityId, person.id)
    const passwordEndsAt = new Date(now.getTime() + ONE_TIME_PASSWORD_DAYS * DAY_MS)
    await db.update(accounts).set({ passwordHash, passwordEndsAt }).where(eq(accounts.id, id))
    await endSessionsOf(db, id, now)
    const event = { address, detail: 'setStudentPassword', accountId: id, actorId: person.id }
    await writeSecurityEvent(db, { kind: 'oneTimePasswordSet', ...event }, now)
    return pupil
  })
  const phone = pupil.phone ?? pupil.contactPhone
  if (phone !== null)
    await sms.sendNotice({ phone, notice: 'passwordSet' }).catch((error: unknown) => {
      // The password is set; that the carrier failed is in its own log.
      if (!(error instanceof SmsNotSent)) throw error
    })
  return null
}

/** In a transaction the account stays locked, so that a sign-in that began before cannot survive. */
async function loadOwnPupil(db: Db, studentId: number, classroomId: number, teacherId: number) {
  const [pupil] = await db
    .select({ phone: accounts.phone, contactPhone: accounts.contactPhone })
    .from(enrollments)
    .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
    .innerJoin(accounts, eq(accounts.id, enrollments.studentId))
    .where(
      and(
        eq(enrollments.studentId, studentId),
        eq(classrooms.id, classroomId),
        isTeacherOf(teacherId),
        isNotRemoved(),
      ),
    )
    .for('update', { of: accounts })
  return pupil ?? refuse('notFound')
}
