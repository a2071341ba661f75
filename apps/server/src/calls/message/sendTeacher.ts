/** A pupil writes to the teacher of a class they are in. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { sendTeacher as call } from '@zhupi/contract/calls/message.ts'
import { classrooms, enrollments } from '../../db/schema.ts'
import { notify } from '../../records/notification.ts'
import { refuse } from '../../records/refuse.ts'
import type { Handler } from '../handler.ts'

export const sendTeacher: Handler<typeof call> = async (
  { code, content, requestKey = randomUUID() },
  { db, now, person },
) => {
  const text = content.trim()
  // Blank text is ignored, not refused.
  if (text === '') return null
  const [found] = await db
    .select({ id: classrooms.id, name: classrooms.name, ownerId: classrooms.ownerId })
    .from(classrooms)
    .innerJoin(
      enrollments,
      and(eq(enrollments.classroomId, classrooms.id), eq(enrollments.studentId, person.id)),
    )
    .where(eq(classrooms.joinCode, code))
  if (found === undefined || found.ownerId === null) return refuse('notFound')
  const { ownerId, ...names } = found
  const data = { classroom: { ...names, code }, student: person, text, requestKey }
  await notify(db, [{ accountId: ownerId, notification: { kind: 'messageToTeacher', data } }], now)
  return null
}
