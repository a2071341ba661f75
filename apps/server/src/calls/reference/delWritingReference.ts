/** Homework that was given it keeps its copy. */
import { and, eq } from 'drizzle-orm'
import type { delWritingReference as call } from '@zhupi/contract/calls/reference.ts'
import { writingReferences } from '../../db/schema.ts'
import { refuse } from '../../records/refuse.ts'
import type { Handler } from '../handler.ts'

export const delWritingReference: Handler<typeof call> = async ({ id }, { db, person }) => {
  const deleted = await db
    .delete(writingReferences)
    .where(and(eq(writingReferences.id, id), eq(writingReferences.teacherId, person.id)))
    .returning({ id: writingReferences.id })
  return deleted.length === 0 ? refuse('notFound') : null
}
