/** Gone from every list at once with its homework; jobs/eraseDeleted erases it 30 days later. */
import { eq } from 'drizzle-orm'
import type { deleteClass as call } from '@zhupi/contract/calls/classroom.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { loadOwnClass } from '../../records/classroom.ts'
import { hideClass } from '../../records/leaving.ts'
import type { Handler } from '../handler.ts'

export const deleteClass: Handler<typeof call> = async ({ id }, { db, now, person }) =>
  db.transaction(async (db) => {
    await loadOwnClass(db, id, person.id)
    await hideClass(db, id, now)
    await db.update(classrooms).set({ deletedAt: now }).where(eq(classrooms.id, id))
    return null
  })
