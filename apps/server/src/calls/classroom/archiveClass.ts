/** A class whose year is over leaves the daily lists, with all that is in it, or comes back. */
import { eq } from 'drizzle-orm'
import type { archiveClass as call } from '@zhupi/contract/calls/classroom.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { loadOwnClass } from '../../records/classroom.ts'
import type { Handler } from '../handler.ts'

export const archiveClass: Handler<typeof call> = async ({ id, archived }, { db, now, person }) =>
  db.transaction(async (db) => {
    const { isArchived } = await loadOwnClass(db, id, person.id)
    if (isArchived !== archived)
      await db
        .update(classrooms)
        .set({ archivedAt: archived ? now : null })
        .where(eq(classrooms.id, id))
    return null
  })
