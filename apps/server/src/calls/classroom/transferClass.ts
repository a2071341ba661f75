/** A class with its homework and assistants becomes another teacher's; both are told. */
import { eq } from 'drizzle-orm'
import type { transferClass as call } from '@zhupi/contract/calls/classroom.ts'
import { CLASSES_PER_TEACHER_MAX } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { countOwnClasses, loadOwnClass } from '../../records/classroom.ts'
import { findNamedTeacher } from '../../records/namedTeacher.ts'
import { deleteMessagesOf, endAssistance } from '../../records/leaving.ts'
import { notify } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const transferClass: Handler<typeof call> = async (
  { id, transferName, transferMobile },
  { db, now, person },
) => {
  if (transferName.trim() === '') refuse('badInput', MESSAGES.transferNameMissing)
  if (transferMobile.trim() === '') refuse('badInput', MESSAGES.transferAccountMissing)
  return db.transaction(async (db) => {
    const classroom = await loadOwnClass(db, id, person.id)
    const receiver = await findNamedTeacher(db, transferName, transferMobile)
    if (receiver.id === person.id) refuse('ownAccount')
    if ((await countOwnClasses(db, receiver.id)) >= CLASSES_PER_TEACHER_MAX)
      refuse('teacherClassesFull')
    await endAssistance(db, id, receiver.id)
    await db
      .update(classrooms)
      .set({ ownerId: receiver.id, requestKey: null })
      .where(eq(classrooms.id, id))
    await deleteMessagesOf(db, id, person.id)
    await notify(
      db,
      [
        {
          accountId: receiver.id,
          notification: { kind: 'classReceived', data: { classroom, teacher: person, at: now } },
        },
        {
          accountId: person.id,
          notification: { kind: 'classHandedOver', data: { classroom, at: now } },
        },
      ],
      now,
    )
    return null
  })
}
