import { and, asc, eq } from 'drizzle-orm'
import type { getClassStudents as call } from '@zhupi/contract/calls/classroom.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const getClassStudents: Handler<typeof call> = async ({ code }, { db, person }) => {
  const [classroom] = await db
    .select({
      id: classrooms.id,
      code: classrooms.joinCode,
      name: classrooms.name,
      gradeLevel: classrooms.gradeLevel,
    })
    .from(classrooms)
    .where(and(eq(classrooms.joinCode, code), eq(classrooms.ownerId, person.id)))
  if (classroom === undefined) return refuse('notFound')
  const students = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      mobile: accounts.phone,
      studentNumber: enrollments.studentNumber,
      joinedAt: enrollments.joinedAt,
    })
    .from(enrollments)
    .innerJoin(accounts, eq(accounts.id, enrollments.studentId))
    .where(eq(enrollments.classroomId, classroom.id))
    .orderBy(asc(enrollments.joinedAt), asc(accounts.id))
    .limit(CLASS_SIZE_MAX)
  return {
    id: classroom.id,
    code: classroom.code,
    name: classroom.name,
    gradeText: gradeName(classroom.gradeLevel),
    students: students.map(({ joinedAt, mobile, ...student }) => ({
      ...student,
      mobile: mobile ?? '',
      ctime: formatWireTime(joinedAt),
    })),
  }
}
