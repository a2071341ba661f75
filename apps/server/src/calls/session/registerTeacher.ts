/** A claimed school gives no rights: a teacher sees the own classes only. */
import { eq } from 'drizzle-orm'
import type { registerTeacher as call } from '@zhupi/contract/calls/session.ts'
import { schools } from '../../db/schema/account.ts'
import { refuse } from '../../domain/refuse.ts'
import { register } from '../../records/registration.ts'
import type { Handler } from '../handler.ts'

export const registerTeacher: Handler<typeof call> = async (
  { schoolId, ...newcomer },
  { db, now },
) => {
  if (schoolId !== undefined) {
    const [school] = await db
      .select({ id: schools.id })
      .from(schools)
      .where(eq(schools.id, schoolId))
    if (school === undefined) refuse('noSuchSchool')
  }
  await register(db, 'teacher', newcomer, schoolId ?? null, now)
  return null
}
