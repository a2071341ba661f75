/** The teacher's own profile. */
import { desc, eq } from 'drizzle-orm'
import type { getTeacherInfo as call } from '@zhupi/contract/calls/account.ts'
import { CLASSES_LISTED_MAX } from '@zhupi/contract/terms/limits.ts'
import { onlyRow } from '../../db/database.ts'
import { accounts, schools } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { isTeacherOf } from '../../records/classroom.ts'
import { loadOwnProfile } from '../../records/profile.ts'
import { loadRights } from '../../records/rights.ts'
import type { Handler } from '../handler.ts'

export const getTeacherInfo: Handler<typeof call> = async (_request, { db, now, person }) => {
  const account = onlyRow(
    await db
      .select({
        jobNumber: accounts.jobNumber,
        verifiedAt: accounts.schoolVerifiedAt,
        schoolName: schools.name,
      })
      .from(accounts)
      .leftJoin(schools, eq(schools.id, accounts.schoolId))
      .where(eq(accounts.id, person.id)),
  )
  return {
    userId: String(person.id),
    name: person.name,
    mobile: person.phone ?? '',
    ...(await loadOwnProfile(db, person.id)),
    schoolName: account.schoolName ?? '',
    isSchoolVerified: account.schoolName !== null && account.verifiedAt !== null,
    jobNumber: account.jobNumber,
    classList: await db
      .select({ id: classrooms.id, code: classrooms.joinCode, name: classrooms.name })
      .from(classrooms)
      .where(isTeacherOf(person.id))
      .orderBy(desc(classrooms.id))
      .limit(CLASSES_LISTED_MAX),
    accountInfo: await loadRights(db, person.id, now),
  }
}
