/** The classes that a teacher owns or assists, with how many pupils are in each. */
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { getTeacherClasses as call } from '@zhupi/contract/calls/classroom.ts'
import { CLASSES_LISTED_MAX } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { isTeacherOf } from '../../records/classroom.ts'
import type { Handler } from '../handler.ts'

export const getTeacherClasses: Handler<typeof call> = async (
  { archived = false },
  { db, person },
) => {
  const rows = await db
    .select({
      id: classrooms.id,
      code: classrooms.joinCode,
      name: classrooms.name,
      gradeId: classrooms.gradeLevel,
      memo: classrooms.memo,
      isLocked: classrooms.isLocked,
      ownerId: classrooms.ownerId,
      ownerName: accounts.name,
      count: count(enrollments.studentId),
    })
    .from(classrooms)
    .leftJoin(accounts, eq(accounts.id, classrooms.ownerId))
    .leftJoin(enrollments, eq(enrollments.classroomId, classrooms.id))
    .where(
      and(
        isTeacherOf(person.id),
        archived ? isNotNull(classrooms.archivedAt) : isNull(classrooms.archivedAt),
      ),
    )
    .groupBy(classrooms.id, accounts.id)
    .orderBy(desc(classrooms.id))
    .limit(CLASSES_LISTED_MAX)
  // `status` on the wire: 1 normal, 0 locked.
  return rows.map(({ isLocked, ownerId, ownerName, ...row }) => ({
    ...row,
    gradeText: gradeName(row.gradeId),
    status: isLocked ? 0 : 1,
    isOwner: ownerId === person.id,
    teacherName: ownerName ?? MESSAGES.teacherGone,
  }))
}
