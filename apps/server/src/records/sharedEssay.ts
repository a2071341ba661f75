/** What is around a shared text: its writer, its homework, and the names that strangers must not read. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts, schools } from '../db/schema/account.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { homework } from '../db/schema/homework.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { submissions } from '../db/schema/submission.ts'
import type { KnownNames } from '../domain/maskNames.ts'
import { isNotRemoved } from './account.ts'
import { hasStarted } from './homework.ts'
import { isOwnPractice } from './practice.ts'
import { isTeacherOf } from './classroom.ts'

export async function findSharer(db: Db, accountId: number) {
  const [found] = await db
    .select({ role: accounts.role, name: accounts.name, nickname: accounts.nickname })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotRemoved()))
  return found
}

/** Undefined once the homework is deleted. */
export async function findSharedHomework(db: Db, submissionId: number, now: Date) {
  const [found] = await db
    .select({
      homeworkId: homework.id,
      classroomId: homework.classroomId,
      gradeLevel: classrooms.gradeLevel,
      scoreScale: homework.scoreScale,
      lowestScore: homework.lowestScore,
      aiUse: homework.aiUse,
      handedInRevisionId: submissions.handedInRevisionId,
      teacherScore: submissions.teacherScore,
      remark: submissions.remark,
      isRemarkDrafted: submissions.isRemarkDrafted,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(submissions.id, submissionId), hasStarted(now)))
  return found
}

/** Undefined once the essay is deleted. */
export async function findSharedPractice(db: Db, practiceId: number, accountId: number) {
  const [found] = await db
    .select({ scoreScale: practiceEssays.scoreScale, author: practiceEssays.author })
    .from(practiceEssays)
    .where(and(eq(practiceEssays.id, practiceId), isOwnPractice(accountId)))
  return found
}

/**
 * The writer, whoever shares a class with the writer, and for homework whoever had it to do and
 * taught it.
 */
export async function listNamesAround(
  db: Db,
  accountId: number,
  homeworkId?: number,
): Promise<KnownNames> {
  const classIds = await listClassesAround(db, accountId, homeworkId)
  const pupils = await db
    .select({ name: accounts.name })
    .from(enrollments)
    .innerJoin(accounts, eq(accounts.id, enrollments.studentId))
    .where(inArray(enrollments.classroomId, classIds))
  const sameTask =
    homeworkId === undefined
      ? []
      : await db
          .select({ name: accounts.name })
          .from(submissions)
          .innerJoin(accounts, eq(accounts.id, submissions.studentId))
          .where(eq(submissions.homeworkId, homeworkId))
  const places = await db
    .select({ classroom: classrooms.name, teacher: accounts.name, school: schools.name })
    .from(classrooms)
    .leftJoin(accounts, eq(accounts.id, classrooms.ownerId))
    .leftJoin(schools, eq(schools.id, accounts.schoolId))
    .where(inArray(classrooms.id, classIds))
  const [own] = await db
    .select({ name: accounts.name, role: accounts.role, school: schools.name })
    .from(accounts)
    .leftJoin(schools, eq(schools.id, accounts.schoolId))
    .where(eq(accounts.id, accountId))
  const teachers = [
    ...places.map(({ teacher }) => teacher),
    own?.role === 'teacher' ? own.name : null,
  ].filter((name) => name !== null)
  return {
    people: [own?.name ?? '', ...[...pupils, ...sameTask].map(({ name }) => name), ...teachers],
    teachers,
    places: [
      ...places.flatMap(({ classroom, school }) => [classroom, school ?? '']),
      own?.school ?? '',
    ],
  }
}

async function listClassesAround(
  db: Db,
  accountId: number,
  homeworkId: number | undefined,
): Promise<number[]> {
  const joined = await db
    .select({ id: enrollments.classroomId })
    .from(enrollments)
    .where(eq(enrollments.studentId, accountId))
  const taught = await db
    .select({ id: classrooms.id })
    .from(classrooms)
    .where(isTeacherOf(accountId))
  const ofTask =
    homeworkId === undefined
      ? []
      : await db
          .select({ id: homework.classroomId })
          .from(homework)
          .where(eq(homework.id, homeworkId))
  return [...new Set([...joined, ...taught, ...ofTask].map(({ id }) => id))]
}
