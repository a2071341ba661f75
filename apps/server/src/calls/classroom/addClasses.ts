/** A pupil joins a class by its code and has its homework that has not ended yet at once. */
import { and, count, eq } from 'drizzle-orm'
import type { addClasses as call } from '@zhupi/contract/calls/classroom.ts'
import {
  CLASS_SIZE_MAX,
  CLASSES_PER_STUDENT_MAX,
  CONSENT_UNTIL_GRADE,
} from '@zhupi/contract/terms/limits.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isNotDeletedClass } from '../../records/classroom.ts'
import { findConsent } from '../../records/consent.ts'
import { notifyJoined } from '../../records/classroomNotifications.ts'
import { showMessagesAgain } from '../../records/leaving.ts'
import { openHomework } from '../../records/openSubmissions.ts'
import type { Handler } from '../handler.ts'

export const addClasses: Handler<typeof call> = async ({ code }, { db, now, person }) => {
  const joinCode = code.trim().toUpperCase()
  if (joinCode === '') refuse('badInput', MESSAGES.joinCodeMissing)
  return db.transaction(async (db) => {
    const classroom = await loadForJoining(db, joinCode)
    const own = await db
      .select({ classroomId: enrollments.classroomId })
      .from(enrollments)
      .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
      .where(and(eq(enrollments.studentId, person.id), isNotDeletedClass()))
    if (own.some((enrollment) => enrollment.classroomId === classroom.id)) refuse('alreadyInClass')
    if (own.length >= CLASSES_PER_STUDENT_MAX) refuse('tooManyClasses')
    if (classroom.archivedAt !== null) refuse('joinsArchived')
    if (classroom.isLocked) refuse('classLocked')
    const [members] = await db
      .select({ members: count() })
      .from(enrollments)
      .where(eq(enrollments.classroomId, classroom.id))
    if ((members?.members ?? 0) >= CLASS_SIZE_MAX) refuse('classFull')
    if (classroom.gradeLevel <= CONSENT_UNTIL_GRADE) await checkConsent(db, person.id)
    await lockAccount(db, person.id)
    await db.insert(enrollments).values({
      classroomId: classroom.id,
      studentId: person.id,
      schoolId: classroom.schoolId,
      studentNumber: '',
      joinedAt: now,
    })
    await openHomework(db, classroom.id, [person.id], now)
    await showMessagesAgain(db, classroom.id, person.id)
    await notifyJoined(db, classroom, person, now)
    return { id: classroom.id, name: classroom.name, teacherName: classroom.teacherName }
  })
}

/**
 * Asked for here because here the grade is first known, and last of all checks, so that no guardian
 * is asked in vain.
 */
async function checkConsent(db: Db, studentId: number): Promise<void> {
  const said = await findConsent(db, studentId)
  if (said === undefined) refuse('consentNeeded')
  if (!said.isGiven) refuse('consentRefused')
}

/** Refuses an account that is being removed at this moment. */
async function lockAccount(db: Db, studentId: number): Promise<void> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, studentId), isNotRemoved()))
    .for('share')
  if (account === undefined) refuse('accountRemoved')
}

/**
 * Locks the class's row: joining and posting homework take turns, so that no pupil misses a
 * homework and no class overflows.
 */
async function loadForJoining(db: Db, joinCode: string) {
  const [classroom] = await db
    .select({
      id: classrooms.id,
      schoolId: classrooms.schoolId,
      name: classrooms.name,
      code: classrooms.joinCode,
      ownerId: classrooms.ownerId,
      gradeLevel: classrooms.gradeLevel,
      isLocked: classrooms.isLocked,
      archivedAt: classrooms.archivedAt,
      teacherName: accounts.name,
    })
    .from(classrooms)
    .innerJoin(accounts, eq(accounts.id, classrooms.ownerId))
    .where(and(eq(classrooms.joinCode, joinCode), isNotRemoved(), isNotDeletedClass()))
    .for('update', { of: classrooms })
  return classroom ?? refuse('noSuchJoinCode')
}
