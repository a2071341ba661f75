/** The owner of a class gives another teacher nearly all rights in it; that teacher is told. */
import { and, count, eq, or } from 'drizzle-orm'
import type { addAssistant as call } from '@zhupi/contract/calls/classroom.ts'
import { ASSISTANTS_PER_CLASS_MAX, CLASSES_PER_TEACHER_MAX } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Db } from '../../db/database.ts'
import { assistants, classrooms } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { isTeacherOf, loadOwnClass } from '../../records/classroom.ts'
import { findNamedTeacher } from '../../records/namedTeacher.ts'
import { notify } from '../../records/notification.ts'
import type { Handler } from '../handler.ts'

export const addAssistant: Handler<typeof call> = async (
  { id, assistantName, assistantMobile },
  { db, now, person },
) => {
  if (assistantName.trim() === '') refuse('badInput', MESSAGES.assistantNameMissing)
  if (assistantMobile.trim() === '') refuse('badInput', MESSAGES.assistantAccountMissing)
  return db.transaction(async (db) => {
    const classroom = await loadOwnClass(db, await findClassId(db, id, person.id), person.id)
    const teacher = await findNamedTeacher(db, assistantName, assistantMobile)
    if (teacher.id === person.id) refuse('ownAccount')
    const helping = await db
      .select({ teacherId: assistants.teacherId })
      .from(assistants)
      .where(eq(assistants.classroomId, classroom.id))
    if (helping.some(({ teacherId }) => teacherId === teacher.id)) refuse('alreadyAssistant')
    if (helping.length >= ASSISTANTS_PER_CLASS_MAX) refuse('tooManyAssistants')
    const [assisted] = await db
      .select({ classes: count() })
      .from(assistants)
      .where(eq(assistants.teacherId, teacher.id))
    if ((assisted?.classes ?? 0) >= CLASSES_PER_TEACHER_MAX) refuse('teacherClassesFull')
    await db
      .insert(assistants)
      .values({ classroomId: classroom.id, teacherId: teacher.id, addedAt: now })
    const data = { classroom, teacher: person, at: now }
    await notify(
      db,
      [{ accountId: teacher.id, notification: { kind: 'assistantAdded', data } }],
      now,
    )
    return { code: classroom.code }
  })
}

/** A class's code may consist of digits alone, so the code counts before the id. */
async function findClassId(db: Db, named: string, teacherId: number): Promise<number> {
  const code = named.trim().toUpperCase()
  const asId = /^[1-9]\d{0,14}$/.test(code) ? Number(code) : undefined
  const found = await db
    .select({ id: classrooms.id, code: classrooms.joinCode })
    .from(classrooms)
    .where(
      and(
        or(eq(classrooms.joinCode, code), asId === undefined ? undefined : eq(classrooms.id, asId)),
        isTeacherOf(teacherId),
      ),
    )
  const [classroom] = [...found.filter((each) => each.code === code), ...found]
  return classroom?.id ?? refuse('notFound')
}
