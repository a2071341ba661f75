/** Who teaches a class and who is in it. */
import { and, asc, count, eq, isNotNull, isNull, type Placeholder, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { assistants, classrooms, enrollments } from '../db/schema/classroom.ts'
import { homework } from '../db/schema/homework.ts'
import { submissions } from '../db/schema/submission.ts'
import { refuse } from '../domain/refuse.ts'

/** A deleted class is there for nobody, until its owner restores it. */
export function isNotDeletedClass() {
  return isNull(classrooms.deletedAt)
}

/**
 * For queries that have the classroom joined: its owner and its assistants. The teacher's classes
 * are found first, so that a list begins with them and not with everybody's.
 */
export function isTeacherOf(teacherId: number | Placeholder) {
  return sql`${classrooms.id} = any(array(
    select own.id from ${classrooms} own
    where own.owner_id = ${teacherId} and own.deleted_at is null
    union all
    select assisted.id from ${assistants} helping
    join ${classrooms} assisted on assisted.id = helping.classroom_id
    where helping.teacher_id = ${teacherId} and assisted.deleted_at is null
  ))`
}

/** For queries over submissions joined with their homework: the pupil is in the class. */
export function isEnrolled() {
  return sql<boolean>`exists (
    select 1 from ${enrollments}
    where ${enrollments.classroomId} = ${homework.classroomId}
      and ${enrollments.studentId} = ${submissions.studentId}
  )`
}

/**
 * For queries over submissions joined with their homework: who has left the class counts with what
 * was handed in, and with nothing else.
 */
export function isOfClass() {
  return sql`(${submissions.handedInRevisionId} is not null or ${isEnrolled()})`
}

/** For a pupil's list: of an archived class only what was handed in is left. */
export function isOfListedClass() {
  return sql`(${submissions.handedInRevisionId} is not null or (${isEnrolled()} and ${isOfOpenClass()}))`
}

/** For queries over homework: its class is not archived. */
export function isOfOpenClass() {
  return sql`exists (
    select 1 from ${classrooms} active
    where active.id = ${homework.classroomId} and active.archived_at is null
  )`
}

const COLUMNS = {
  id: classrooms.id,
  schoolId: classrooms.schoolId,
  name: classrooms.name,
  memo: classrooms.memo,
  code: classrooms.joinCode,
  ownerId: classrooms.ownerId,
  gradeLevel: classrooms.gradeLevel,
  isLocked: classrooms.isLocked,
  isArchived: sql<boolean>`${isNotNull(classrooms.archivedAt)}`,
}

/** A class that the person owns or assists, its row held; refuses notFound. */
export async function loadTaughtClass(db: Db, classroomId: number, teacherId: number) {
  const [found] = await db
    .select(COLUMNS)
    .from(classrooms)
    .where(and(eq(classrooms.id, classroomId), isTeacherOf(teacherId)))
    .for('update')
  return found ?? refuse('notFound')
}

/** As loadTaughtClass; refuses one that is archived: nothing new comes into it. */
export async function loadOpenClass(db: Db, classroomId: number, teacherId: number) {
  const found = await loadTaughtClass(db, classroomId, teacherId)
  return found.isArchived ? refuse('classArchived') : found
}

/** Refuses an assistant with the reason, everybody else with notFound. */
export async function loadOwnClass(db: Db, classroomId: number, teacherId: number) {
  const found = await loadTaughtClass(db, classroomId, teacherId)
  return found.ownerId === teacherId ? found : refuse('ownerOnly')
}

/** The caller holds the teacher's account, so that two new classes never overfill it. */
export async function countOwnClasses(db: Db, teacherId: number): Promise<number> {
  const [own] = await db
    .select({ classes: count() })
    .from(classrooms)
    .where(and(eq(classrooms.ownerId, teacherId), isNotDeletedClass()))
  return own?.classes ?? 0
}

export async function findEnrollment(db: Db, classroomId: number, studentId: number) {
  const [found] = await db
    .select({ studentNumber: enrollments.studentNumber })
    .from(enrollments)
    .where(and(eq(enrollments.classroomId, classroomId), eq(enrollments.studentId, studentId)))
  return found
}

/** Whoever is told of what happens in a class: its owner, then its assistants. */
export async function listTeacherIds(
  db: Db,
  classroom: { id: number; ownerId: number | null },
): Promise<number[]> {
  const helping = await db
    .select({ id: assistants.teacherId })
    .from(assistants)
    .where(eq(assistants.classroomId, classroom.id))
    .orderBy(asc(assistants.teacherId))
  return [classroom.ownerId, ...helping.map(({ id }) => id)].filter((id) => id !== null)
}
