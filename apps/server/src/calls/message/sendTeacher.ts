/** A pupil writes to the teachers of a class they are in. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { sendTeacher as call } from '@zhupi/contract/calls/message.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { isNotDeletedClass, listTeacherIds } from '../../records/classroom.ts'
import { notify } from '../../records/notification.ts'
import { refuse } from '../../domain/refuse.ts'
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
    .where(and(eq(classrooms.joinCode, code), isNotDeletedClass()))
  if (found === undefined) return refuse('notFound')
  const { ownerId, ...names } = found
  const teachers = await listTeacherIds(db, { id: found.id, ownerId })
  if (teachers.length === 0) return refuse('notFound')
  const data = { classroom: { ...names, code }, student: person, text, requestKey }
  const notification = { kind: 'messageToTeacher' as const, data }
  await notify(
    db,
    teachers.map((accountId) => ({ accountId, notification })),
    now,
  )
  return null
}
