/** A pupil writes to the teacher of a class they are in (spec 2 §5, §7). */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { sendTeacher as call } from '@zhupi/contract/calls/message.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { classTip, linkTo, tell } from '../../records/notification.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const sendTeacher: Handler<typeof call> = async (
  { code, content, requestKey = randomUUID() },
  { db, now, person },
) => {
  const words = content.trim()
  // Blank text is ignored (spec 2 §5).
  if (words === '') return null
  const [found] = await db
    .select({ id: classrooms.id, name: classrooms.name, ownerId: classrooms.ownerId })
    .from(classrooms)
    .innerJoin(
      enrollments,
      and(eq(enrollments.classroomId, classrooms.id), eq(enrollments.studentId, person.id)),
    )
    .where(eq(classrooms.joinCode, code))
  if (found === undefined || found.ownerId === null) return refuse('notFound')
  await tell(
    db,
    [
      {
        accountId: found.ownerId,
        category: 'ClassEntity',
        title: found.name,
        content: `${person.name}：${words}`,
        tip: classTip(found.id),
        link: linkTo('student', { code, classId: found.id, studentId: person.id }),
        eventKey: `message ${person.id} ${requestKey}`,
      },
    ],
    now,
  )
  return null
}
