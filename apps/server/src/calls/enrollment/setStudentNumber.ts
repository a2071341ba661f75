/** A pupil's number in the class: with the class's code it also names the account at sign-in. */
import { and, eq } from 'drizzle-orm'
import type { setStudentNumber as call } from '@zhupi/contract/calls/enrollment.ts'
import { readStudentNumber } from '@zhupi/contract/rules/accountName.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { isUniqueViolation } from '../../db/isUniqueViolation.ts'
import { enrollments } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { findEnrollment, loadTaughtClass } from '../../records/classroom.ts'
import type { Handler } from '../handler.ts'

export const setStudentNumber: Handler<typeof call> = async (
  { id, virtualClassEntityId: classroomId, sn },
  { db, person },
) => {
  if (sn.trim() === '') refuse('badInput', MESSAGES.studentNumberMissing)
  const studentNumber = readStudentNumber(sn) ?? refuse('studentNumberWrong')
  return db
    .transaction(async (db) => {
      await loadTaughtClass(db, classroomId, person.id)
      if ((await findEnrollment(db, classroomId, id)) === undefined) return refuse('notFound')
      await db
        .update(enrollments)
        .set({ studentNumber })
        .where(and(eq(enrollments.classroomId, classroomId), eq(enrollments.studentId, id)))
      return { studentNumber }
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return refuse('studentNumberTaken')
      throw error
    })
}
