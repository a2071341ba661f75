/** A pupil joins a class by its code (spec 2 §5). The homework of the class that has not ended yet becomes theirs at once (decisions 12). */
import { and, asc, count, eq, gt } from 'drizzle-orm'
import type { addClasses as call } from '@zhupi/contract/calls/classroom.ts'
import { CLASS_SIZE_MAX, CLASSES_PER_STUDENT_MAX } from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Db } from '../../db/database.ts'
import { accounts, classrooms, enrollments, homework } from '../../db/schema.ts'
import { isThere, listQuestions } from '../../records/homework.ts'
import { refuse } from '../../records/refuse.ts'
import { openSubmissions } from '../../records/openSubmissions.ts'
import type { Handler } from '../handler.ts'

export const addClasses: Handler<typeof call> = async ({ code }, { db, now, person }) => {
  const joinCode = code.trim().toUpperCase()
  if (joinCode === '') refuse('badInput', MESSAGES.joinCodeMissing)
  return db.transaction(async (db) => {
    const classroom = await loadForJoining(db, joinCode)
    const own = await db.select({ classroomId: enrollments.classroomId }).from(enrollments).where(eq(enrollments.studentId, person.id))
    if (own.some((enrollment) => enrollment.classroomId === classroom.id)) refuse('alreadyInClass')
    if (own.length >= CLASSES_PER_STUDENT_MAX) refuse('tooManyClasses')
    if (classroom.isLocked) refuse('classLocked')
    const [members] = await db.select({ members: count() }).from(enrollments).where(eq(enrollments.classroomId, classroom.id))
    if ((members?.members ?? 0) >= CLASS_SIZE_MAX) refuse('classFull')
    await db.insert(enrollments).values({ classroomId: classroom.id, studentId: person.id, schoolId: classroom.schoolId, studentNumber: '', joinedAt: now })
    const open = await db
      .select({ id: homework.id, schoolId: homework.schoolId })
      .from(homework).where(and(eq(homework.classroomId, classroom.id), isThere(), gt(homework.endsAt, now))).orderBy(asc(homework.id))
    for (const each of open) {
      await openSubmissions(db, each, await listQuestions(db, each.id), [person.id])
    }
    return { id: classroom.id, name: classroom.name, teacherName: classroom.teacherName }
  })
}

/** The class's row is held: joining and posting homework take turns, so no pupil misses a homework and no class overflows. */
async function loadForJoining(db: Db, joinCode: string) {
  const [classroom] = await db
    .select({ id: classrooms.id, schoolId: classrooms.schoolId, name: classrooms.name, isLocked: classrooms.isLocked, teacherName: accounts.name })
    .from(classrooms).innerJoin(accounts, eq(accounts.id, classrooms.ownerId))
    .where(eq(classrooms.joinCode, joinCode)).for('update', { of: classrooms })
  return classroom ?? refuse('noSuchJoinCode')
}
