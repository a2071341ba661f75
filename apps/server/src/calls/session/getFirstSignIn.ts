/** What is still asked of somebody who signed in with a password that somebody else chose. */
import { and, eq, lte } from 'drizzle-orm'
import type { getFirstSignIn as call } from '@zhupi/contract/calls/session.ts'
import { CONSENT_UNTIL_GRADE } from '@zhupi/contract/terms/limits.ts'
import { onlyRow, type Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { findConsent } from '../../records/consent.ts'
import type { Person } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const getFirstSignIn: Handler<typeof call> = async (_request, { db, person }) => {
  const account = onlyRow(
    await db
      .select({ loginName: accounts.loginName, agreedAt: accounts.agreedAt })
      .from(accounts)
      .where(eq(accounts.id, person.id)),
  )
  return {
    name: person.name,
    loginName: account.loginName ?? '',
    needsOwnPassword: person.needsOwnPassword,
    needsAgreement: account.agreedAt === null,
    asksGuardian: await asksGuardian(db, person),
  }
}

async function asksGuardian(db: Db, { id, role }: Person): Promise<boolean> {
  if (role !== 'student' || (await findConsent(db, id)) !== undefined) return false
  const [young] = await db
    .select({ id: classrooms.id })
    .from(enrollments)
    .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
    .where(and(eq(enrollments.studentId, id), lte(classrooms.gradeLevel, CONSENT_UNTIL_GRADE)))
    .limit(1)
  return young !== undefined
}
