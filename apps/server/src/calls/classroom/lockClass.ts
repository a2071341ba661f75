/** Locked, nobody joins the class any more; everything else stays as it is. */
import { eq } from 'drizzle-orm'
import type { lockClass as call } from '@zhupi/contract/calls/classroom.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { loadOwnClass } from '../../records/classroom.ts'
import type { Handler } from '../handler.ts'

export const lockClass: Handler<typeof call> = async ({ id, locked }, { db, person }) =>
  db.transaction(async (db) => {
    await loadOwnClass(db, id, person.id)
    await db.update(classrooms).set({ isLocked: locked }).where(eq(classrooms.id, id))
    return null
  })
