/** A teacher writes to one pupil of an own class (spec 3 §5 Class message, §7). */
import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { sendStudentMessage as call } from '@zhupi/contract/calls/message.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { classTip, linkTo, tell } from '../../records/notification.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const sendStudentMessage: Handler<typeof call> = async (
  { id, classId, msg, requestKey = randomUUID() },
  { db, now, person },
) => {
  const words = msg.trim()
  if (words === '') return refuse('messageEmpty')
  // Without a class named, the one that the pupil joined last.
  const [found] = await db
    .select({ id: classrooms.id, name: classrooms.name, code: classrooms.joinCode })
    .from(enrollments)
    .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
    .where(
      and(
        eq(enrollments.studentId, id),
        eq(classrooms.ownerId, person.id),
        classId === undefined ? undefined : eq(classrooms.id, classId),
      ),
    )
    .orderBy(desc(enrollments.joinedAt), desc(classrooms.id))
    .limit(1)
  if (found === undefined) return refuse('notFound')
  await tell(
    db,
    [
      {
        accountId: id,
        category: 'ClassEntity',
        title: found.name,
        content: `${person.name}：${words}`,
        tip: classTip(found.id),
        link: linkTo('classroom', { code: found.code, classId: found.id }),
        eventKey: `message ${person.id} ${requestKey}`,
      },
    ],
    now,
  )
  return null
}
