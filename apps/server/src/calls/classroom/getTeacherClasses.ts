import { count, desc, eq } from 'drizzle-orm'
import type { getTeacherClasses as call } from '@zhupi/contract/calls/classroom.ts'
import { CLASSES_PER_TEACHER_MAX } from '@zhupi/contract/terms/limits.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import type { Handler } from '../handler.ts'

export const getTeacherClasses: Handler<typeof call> = async (_request, { db, person }) => {
  const rows = await db
    .select({
      id: classrooms.id,
      code: classrooms.joinCode,
      name: classrooms.name,
      gradeId: classrooms.gradeLevel,
      memo: classrooms.memo,
      isLocked: classrooms.isLocked,
      count: count(enrollments.studentId),
    })
    .from(classrooms)
    .leftJoin(enrollments, eq(enrollments.classroomId, classrooms.id))
    .where(eq(classrooms.ownerId, person.id))
    .groupBy(classrooms.id)
    .orderBy(desc(classrooms.id))
    .limit(CLASSES_PER_TEACHER_MAX)
  // `status` on the wire: 1 normal, 0 locked.
  return rows.map(({ isLocked, ...row }) => ({
    ...row,
    gradeText: gradeName(row.gradeId),
    status: isLocked ? 0 : 1,
  }))
}
