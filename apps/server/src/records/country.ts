/** Whether a person's school, or one of the pupil's classes' schools, is in Malaysia. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { schools } from '../db/schema/account.ts'
import { enrollments } from '../db/schema/classroom.ts'
import type { Person } from './session.ts'

export async function isInMalaysia(
  db: Db,
  person: Pick<Person, 'id' | 'role' | 'schoolId'>,
): Promise<boolean> {
  if (person.role === 'teacher') {
    if (person.schoolId === null) return false
    const [school] = await db
      .select({ country: schools.country })
      .from(schools)
      .where(eq(schools.id, person.schoolId))
    return school?.country === 'MY'
  }
  const [found] = await db
    .select({ id: schools.id })
    .from(enrollments)
    .innerJoin(schools, eq(schools.id, enrollments.schoolId))
    .where(and(eq(enrollments.studentId, person.id), eq(schools.country, 'MY')))
    .limit(1)
  return found !== undefined
}
