/** A teacher writes to one pupil of a class that is the teacher's or assisted. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { sendStudentMessage as call } from '@zhupi/contract/calls/message.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { isTeacherOf } from '../../records/classroom.ts'
import { notify } from '../../records/notification.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const sendStudentMessage: Handler<typeof call> = async (
  { id, classId, msg, requestKey = randomUUID() },
  { db, now, person },
) => {
  const text = msg.trim()
  if (text === '') return refuse('messageEmpty')
  // Without a class named, the one that the pupil joined last.
  const [classroom] = await db
    .select({ id: classrooms.id, name: classrooms.name, code: classrooms.joinCode })
    .from(enrollments)
    .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
    .where(
      and(
        eq(enrollments.studentId, id),
        isTeacherOf(person.id),
        classId === undefined ? undefined : eq(classrooms.id, classId),
      ),
    )
    .orderBy(desc(enrollments.joinedAt), desc(classrooms.id))
    .limit(1)
  if (classroom === undefined) return refuse('notFound')
  const data = { classroom, teacher: person, text, requestKey }
  await notify(db, [{ accountId: id, notification: { kind: 'messageToStudent', data } }], now)
  return null
}
