/** Name, grade and memo. Homework keeps its grade; consent is asked for by the class's new one. */
import { eq } from 'drizzle-orm'
import type { renameClass as call } from '@zhupi/contract/calls/classroom.ts'
import { classVersion } from '@zhupi/contract/rules/classVersion.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { loadTaughtClass } from '../../records/classroom.ts'
import type { Handler } from '../handler.ts'

export const renameClass: Handler<typeof call> = async (
  { id, name, grade, memo, seen },
  { db, person },
) => {
  const trimmed = name.trim()
  if (trimmed === '') refuse('badInput', MESSAGES.classNameMissing)
  return db.transaction(async (db) => {
    const { gradeLevel, ...found } = await loadTaughtClass(db, id, person.id)
    const now = { name: found.name, gradeId: gradeLevel, memo: found.memo }
    const wanted = { name: trimmed, gradeId: grade, memo: memo ?? found.memo }
    // A repeat whose answer was lost finds what it wanted.
    if (classVersion(wanted) === classVersion(now)) return null
    if (seen !== undefined && seen !== classVersion(now)) refuse('classOvertaken')
    await db
      .update(classrooms)
      .set({ name: trimmed, gradeLevel: grade, memo: wanted.memo })
      .where(eq(classrooms.id, id))
    return null
  })
}
