/** Puts a deleted homework back, with its essays and messages. */
import { and, eq } from 'drizzle-orm'
import type { restoreHomework as call } from '@zhupi/contract/calls/deletedHomework.ts'
import { homeworkTip } from '@zhupi/contract/terms/notifications.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { refuse } from '../../domain/refuse.ts'
import { isTeacherOf } from '../../records/classroom.ts'
import { isRestorable } from '../../records/deletedHomework.ts'
import { listQuestions } from '../../records/homework.ts'
import { showByTip } from '../../records/notification.ts'
import { openSubmissions } from '../../records/openSubmissions.ts'
import type { Handler } from '../handler.ts'

export const restoreHomework: Handler<typeof call> = async ({ id }, { db, now, person }) =>
  db.transaction(async (db) => {
    // The class's row too, so that joining and restoring take turns.
    const [found] = await db
      .select({
        classroomId: homework.classroomId,
        schoolId: homework.schoolId,
        endsAt: homework.endsAt,
        deletedAt: homework.deletedAt,
      })
      .from(homework)
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .where(and(eq(homework.id, id), isTeacherOf(person.id), isRestorable(now)))
      .for('update', { of: [classrooms, homework] })
    if (found?.deletedAt == null) return refuse('notFound')
    await db.update(homework).set({ deletedAt: null }).where(eq(homework.id, id))
    await showByTip(db, homeworkTip(id), found.deletedAt)
    // Whoever came into the class meanwhile has it to do as well, unless it is over.
    if (found.endsAt > now) {
      const members = await db
        .select({ id: enrollments.studentId })
        .from(enrollments)
        .where(eq(enrollments.classroomId, found.classroomId))
      await openSubmissions(
        db,
        { id, schoolId: found.schoolId },
        await listQuestions(db, id),
        members.map((member) => member.id),
      )
    }
    return null
  })
