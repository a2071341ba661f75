/**
 * Who leaves a class: the class, its homework that was not handed in and its messages are out of
 * that person's lists at once. Nothing that was written is lost, and all of it is there again for
 * whoever comes back. `db` is a transaction that holds the class's row.
 */
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { classTip, homeworkTip, type NotificationTip } from '@zhupi/contract/terms/notifications.ts'
import type { Db } from '../db/database.ts'
import { assistants, enrollments } from '../db/schema/classroom.ts'
import { homework } from '../db/schema/homework.ts'
import { notifications } from '../db/schema/message.ts'
import { submissions } from '../db/schema/submission.ts'
import { isNotDeleted } from './homework.ts'

/** Handed-in essays stay with both sides, and so do the messages about them. */
export async function leaveClass(
  db: Db,
  classroomId: number,
  studentId: number,
  now: Date,
): Promise<void> {
  await db
    .delete(enrollments)
    .where(and(eq(enrollments.classroomId, classroomId), eq(enrollments.studentId, studentId)))
  const open = await db
    .select({ id: homework.id })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .where(
      and(
        eq(homework.classroomId, classroomId),
        eq(submissions.studentId, studentId),
        isNull(submissions.handedInRevisionId),
      ),
    )
  await db
    .update(notifications)
    .set({ hiddenAt: now })
    .where(
      and(
        eq(notifications.accountId, studentId),
        inArray(notifications.tip, [
          classTip(classroomId),
          ...open.map(({ id }) => homeworkTip(id)),
        ]),
        isNull(notifications.hiddenAt),
      ),
    )
}

/** The pupil is in the class again. */
export async function showMessagesAgain(
  db: Db,
  classroomId: number,
  studentId: number,
): Promise<void> {
  await db
    .update(notifications)
    .set({ hiddenAt: null })
    .where(
      and(
        eq(notifications.accountId, studentId),
        isNotNull(notifications.hiddenAt),
        inArray(notifications.tip, await listTips(db, classroomId)),
      ),
    )
}

/** Of a former owner or assistant: they name pupils whom this teacher no longer teaches. */
export async function deleteMessagesOf(
  db: Db,
  classroomId: number,
  teacherId: number,
): Promise<void> {
  await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.accountId, teacherId),
        inArray(notifications.tip, await listTips(db, classroomId)),
      ),
    )
}

/** @returns whether the teacher was an assistant of the class */
export async function endAssistance(
  db: Db,
  classroomId: number,
  teacherId: number,
): Promise<boolean> {
  const ended = await db
    .delete(assistants)
    .where(and(eq(assistants.classroomId, classroomId), eq(assistants.teacherId, teacherId)))
    .returning({ id: assistants.teacherId })
  return ended.length > 0
}

/** The groups of messages about a class and about its homework. */
async function listTips(db: Db, classroomId: number): Promise<NotificationTip[]> {
  const posted = await db
    .select({ id: homework.id })
    .from(homework)
    .where(and(eq(homework.classroomId, classroomId), isNotDeleted()))
  return [classTip(classroomId), ...posted.map(({ id }) => homeworkTip(id))]
}

/** All of a class goes at one moment, by which a restoration knows what went with it. */
export async function hideClass(db: Db, classroomId: number, at: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ hiddenAt: at })
    .where(
      and(
        inArray(notifications.tip, await listTips(db, classroomId)),
        isNull(notifications.hiddenAt),
      ),
    )
  await db
    .update(homework)
    .set({ deletedAt: at })
    .where(and(eq(homework.classroomId, classroomId), isNotDeleted()))
}

/** Homework that was deleted before the class stays deleted. */
export async function showClass(db: Db, classroomId: number, hiddenAt: Date): Promise<void> {
  await db
    .update(homework)
    .set({ deletedAt: null })
    .where(and(eq(homework.classroomId, classroomId), eq(homework.deletedAt, hiddenAt)))
  await db
    .update(notifications)
    .set({ hiddenAt: null })
    .where(
      and(
        inArray(notifications.tip, await listTips(db, classroomId)),
        eq(notifications.hiddenAt, hiddenAt),
      ),
    )
}
