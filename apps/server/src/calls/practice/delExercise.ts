import { and, eq } from 'drizzle-orm'
import type { delExercise as call } from '@zhupi/contract/calls/practice.ts'
import { practiceEssays } from '../../db/schema/practice.ts'
import { refuse } from '../../domain/refuse.ts'
import { isOwnPractice } from '../../records/practice.ts'
import type { Handler } from '../handler.ts'

/** A correction under way goes on: what it says belongs to an essay that nobody sees any more. */
export const delExercise: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  const deleted = await db
    .update(practiceEssays)
    .set({ deletedAt: now })
    .where(and(eq(practiceEssays.id, id), isOwnPractice(person.id)))
    .returning({ id: practiceEssays.id })
  return deleted.length === 0 ? refuse('notFound') : null
}
