/** A teacher takes a pupil out of the class; the pupil is told. */
import type { removeStudent as call } from '@zhupi/contract/calls/enrollment.ts'
import { refuse } from '../../domain/refuse.ts'
import { findEnrollment, loadTaughtClass } from '../../records/classroom.ts'
import { leaveClass } from '../../records/leaving.ts'
import { notify } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const removeStudent: Handler<typeof call> = async ({ id, studentId }, { db, now, person }) =>
  db.transaction(async (db) => {
    const classroom = await loadTaughtClass(db, id, person.id)
    if ((await findEnrollment(db, id, studentId)) === undefined) return refuse('notFound')
    await leaveClass(db, id, studentId, now)
    const data = { classroom, at: now }
    await notify(
      db,
      [{ accountId: studentId, notification: { kind: 'removedFromClass', data } }],
      now,
    )
    return null
  })
