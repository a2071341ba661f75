/** A pupil leaves a class. */
import { and, eq } from 'drizzle-orm'
import type { quitClasses as call } from '@zhupi/contract/calls/enrollment.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { findEnrollment, isNotDeletedClass } from '../../records/classroom.ts'
import { leaveClass } from '../../records/leaving.ts'
import type { Handler } from '../handler.ts'

export const quitClasses: Handler<typeof call> = async ({ code }, { db, now, person }) => {
  const joinCode = code.trim().toUpperCase()
  if (joinCode === '') refuse('badInput', MESSAGES.joinCodeMissing)
  return db.transaction(async (db) => {
    const [classroom] = await db
      .select({ id: classrooms.id })
      .from(classrooms)
      .where(and(eq(classrooms.joinCode, joinCode), isNotDeletedClass()))
      .for('update')
    if (classroom === undefined) return refuse('notFound')
    if ((await findEnrollment(db, classroom.id, person.id)) === undefined) return refuse('notFound')
    await leaveClass(db, classroom.id, person.id, now)
    return null
  })
}
