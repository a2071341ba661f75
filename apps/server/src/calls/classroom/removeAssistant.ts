/** An assistant's rights in a class end at once; the other side is told. */
import type { removeAssistant as call } from '@zhupi/contract/calls/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { loadTaughtClass } from '../../records/classroom.ts'
import { deleteMessagesOf, endAssistance } from '../../records/leaving.ts'
import { notify } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const removeAssistant: Handler<typeof call> = async (
  { id, teacherId },
  { db, now, person },
) =>
  db.transaction(async (db) => {
    const classroom = await loadTaughtClass(db, id, person.id)
    // An assistant may stop helping, and remove nobody else.
    if (classroom.ownerId !== person.id && teacherId !== person.id) refuse('ownerOnly')
    if (!(await endAssistance(db, id, teacherId))) return refuse('notFound')
    await deleteMessagesOf(db, id, teacherId)
    if (teacherId !== person.id) {
      const data = { classroom, at: now }
      await notify(
        db,
        [{ accountId: teacherId, notification: { kind: 'assistantRemoved', data } }],
        now,
      )
    } else if (classroom.ownerId !== null) {
      const data = { classroom, teacher: person, at: now }
      await notify(
        db,
        [{ accountId: classroom.ownerId, notification: { kind: 'assistantLeft', data } }],
        now,
      )
    }
    return null
  })
