/** Name, grade and memo. Homework keeps its grade; consent is asked for by the class's new one. */
import { eq } from 'drizzle-orm'
import type { renameClass as call } from '@zhupi/contract/calls/classroom.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { loadTaughtClass } from '../../records/classroom.ts'
import type { Handler } from '../handler.ts'

export const renameClass: Handler<typeof call> = async (
  { id, name, grade, memo },
  { db, person },
) => {
  const trimmed = name.trim()
  if (trimmed === '') refuse('badInput', MESSAGES.classNameMissing)
  return db.transaction(async (db) => {
    await loadTaughtClass(db, id, person.id)
    await db
      .update(classrooms)
      .set({ name: trimmed, gradeLevel: grade, ...(memo !== undefined && { memo }) })
      .where(eq(classrooms.id, id))
    return null
  })
}
