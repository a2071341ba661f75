import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { getStdClasses as call } from '@zhupi/contract/calls/classroom.ts'
import { CLASSES_PER_STUDENT_MAX } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isNotDeletedClass } from '../../records/classroom.ts'
import type { Handler } from '../handler.ts'

const IS_ARCHIVED = sql<boolean>`${isNotNull(classrooms.archivedAt)}`

/** Archived ones at the end. */
export const getStdClasses: Handler<typeof call> = async (_request, { db, person }) => {
  const rows = await db
    .select({
      id: classrooms.id,
      code: classrooms.joinCode,
      name: classrooms.name,
      gradeLevel: classrooms.gradeLevel,
      teacherName: accounts.name,
      isArchived: IS_ARCHIVED,
    })
    .from(enrollments)
    .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
    .leftJoin(accounts, and(eq(accounts.id, classrooms.ownerId), isNotRemoved()))
    .where(and(eq(enrollments.studentId, person.id), isNotDeletedClass()))
    .orderBy(asc(IS_ARCHIVED), desc(enrollments.joinedAt))
    .limit(CLASSES_PER_STUDENT_MAX)
  return rows.map(({ gradeLevel, teacherName, ...row }) => ({
    ...row,
    teacherName: teacherName ?? MESSAGES.teacherGone,
    grade: gradeName(gradeLevel),
  }))
}
