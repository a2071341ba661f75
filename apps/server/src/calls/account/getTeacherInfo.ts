import { eq } from 'drizzle-orm'
import type { getTeacherInfo as call } from '@zhupi/contract/calls/account.ts'
import { schools } from '../../db/schema.ts'
import type { Handler } from '../handler.ts'

export const getTeacherInfo: Handler<typeof call> = async (_request, { db, person }) => {
  const [school] = person.schoolId === null ? [] : await db.select({ name: schools.name }).from(schools).where(eq(schools.id, person.schoolId))
  return { userId: String(person.id), name: person.name, mobile: person.phone, schoolName: school?.name ?? '' }
}
