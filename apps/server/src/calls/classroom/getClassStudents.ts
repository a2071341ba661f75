/** A class as its teachers see it: the pupils in it, and who else teaches it. */
import { and, asc, eq } from 'drizzle-orm'
import type { getClassStudents as call } from '@zhupi/contract/calls/classroom.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { ASSISTANTS_PER_CLASS_MAX, CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { assistants, classrooms, enrollments } from '../../db/schema/classroom.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isTeacherOf } from '../../records/classroom.ts'
import { syllablesOfName } from '../../domain/pinyin.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const getClassStudents: Handler<typeof call> = async ({ code }, { db, person }) => {
  const [classroom] = await db
    .select({
      id: classrooms.id,
      code: classrooms.joinCode,
      name: classrooms.name,
      gradeLevel: classrooms.gradeLevel,
      memo: classrooms.memo,
      isLocked: classrooms.isLocked,
      ownerId: classrooms.ownerId,
      archivedAt: classrooms.archivedAt,
    })
    .from(classrooms)
    .where(and(eq(classrooms.joinCode, code), isTeacherOf(person.id)))
  if (classroom === undefined) return refuse('notFound')
  const students = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      mobile: accounts.phone,
      studentNumber: enrollments.studentNumber,
      passwordEndsAt: accounts.passwordEndsAt,
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
    gradeId: classroom.gradeLevel,
    memo: classroom.memo,
    status: classroom.isLocked ? 0 : 1,
    isArchived: classroom.archivedAt !== null,
    isOwner: classroom.ownerId === person.id,
    assistants: await listAssistants(db, classroom.id),
    students: students.map(({ joinedAt, mobile, passwordEndsAt, ...student }) => ({
      ...student,
      mobile: mobile ?? '',
      hasOwnPassword: passwordEndsAt === null,
      pinyin: syllablesOfName(student.name),
      ctime: formatWireTime(joinedAt),
    })),
  }
}

async function listAssistants(db: Db, classroomId: number) {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(assistants)
    .innerJoin(accounts, eq(accounts.id, assistants.teacherId))
    .where(and(eq(assistants.classroomId, classroomId), isNotRemoved()))
    .orderBy(asc(assistants.addedAt), asc(accounts.id))
    .limit(ASSISTANTS_PER_CLASS_MAX)
}
