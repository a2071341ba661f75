/** Pupils whom the school makes: accounts without a phone, in their class with a student number. */
import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import { onlyRow, type Db } from '../db/database.ts'
import { accounts } from '../db/schema/account.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { isNotRemoved } from './account.ts'
import { isNotDeletedClass } from './classroom.ts'
import { openHomework } from './openSubmissions.ts'

export type SchoolPupil = {
  classroomId: number
  studentNumber: string
  name: string
  loginName: string
  contactPhone: string | null
  passwordHash: string
  passwordEndsAt: Date
}

export type PupilClass = {
  id: number
  name: string
  joinCode: string
  /** Taken already; '' for pupils without one. */
  studentNumbers: readonly string[]
}

/** Classes by their codes, with who is in them; of unknown codes and ownerless classes none. */
export async function listPupilClasses(
  db: Db,
  joinCodes: readonly string[],
): Promise<PupilClass[]> {
  if (joinCodes.length === 0) return []
  const found = await db
    .select({
      id: classrooms.id,
      name: classrooms.name,
      joinCode: classrooms.joinCode,
    })
    .from(classrooms)
    .innerJoin(accounts, eq(accounts.id, classrooms.ownerId))
    .where(and(inArray(classrooms.joinCode, [...joinCodes]), isNotRemoved(), isNotDeletedClass()))
    .orderBy(asc(classrooms.id))
  const members = await db
    .select({ classroomId: enrollments.classroomId, studentNumber: enrollments.studentNumber })
    .from(enrollments)
    .where(
      inArray(
        enrollments.classroomId,
        found.map(({ id }) => id),
      ),
    )
  return found.map((classroom) => ({
    ...classroom,
    studentNumbers: members
      .filter(({ classroomId }) => classroomId === classroom.id)
      .map(({ studentNumber }) => studentNumber),
  }))
}

/** Pupils of the class with these numbers who sign in with a first password still. */
export async function listMadePupils(
  db: Db,
  classroomId: number,
  studentNumbers: readonly string[],
): Promise<{ studentNumber: string; name: string; loginName: string; passwordHash: string }[]> {
  if (studentNumbers.length === 0) return []
  const rows = await db
    .select({
      studentNumber: enrollments.studentNumber,
      name: accounts.name,
      loginName: accounts.loginName,
      passwordHash: accounts.passwordHash,
    })
    .from(enrollments)
    .innerJoin(accounts, eq(accounts.id, enrollments.studentId))
    .where(
      and(
        eq(enrollments.classroomId, classroomId),
        inArray(enrollments.studentNumber, [...studentNumbers]),
        isNotNull(accounts.passwordEndsAt),
        isNotRemoved(),
      ),
    )
  return rows.flatMap(({ loginName, ...row }) => (loginName === null ? [] : { ...row, loginName }))
}

/** Which of the names an account has already. */
export async function listTakenLoginNames(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const taken = await db
    .select({ loginName: accounts.loginName })
    .from(accounts)
    .where(inArray(accounts.loginName, [...names]))
  return taken.flatMap(({ loginName }) => loginName ?? [])
}

/**
 * Makes the accounts, puts them into their classes and gives them the homework that is still open.
 * Takes turns with joining and posting, so that no class overflows and nobody misses a homework;
 * throws where a class is full or a number was taken meanwhile. `db` is a transaction.
 */
export async function insertSchoolPupils(
  db: Db,
  pupils: readonly SchoolPupil[],
  now: Date,
): Promise<void> {
  const byClass = [...Map.groupBy(pupils, ({ classroomId }) => classroomId)]
  for (const [classroomId, members] of byClass.toSorted(([a], [b]) => a - b))
    await insertIntoClass(db, classroomId, members, now)
}

async function insertIntoClass(
  db: Db,
  classroomId: number,
  pupils: readonly SchoolPupil[],
  now: Date,
): Promise<void> {
  const classroom = onlyRow(
    await db
      .select({ schoolId: classrooms.schoolId })
      .from(classrooms)
      .where(eq(classrooms.id, classroomId))
      .for('update'),
  )
  const [members] = await db
    .select({ count: count() })
    .from(enrollments)
    .where(eq(enrollments.classroomId, classroomId))
  if ((members?.count ?? 0) + pupils.length > CLASS_SIZE_MAX) throw new Error('the class is full')
  const made = await db
    .insert(accounts)
    .values(
      pupils.map(({ classroomId: _, studentNumber: __, ...account }) => ({
        ...account,
        role: 'student' as const,
        createdAt: now,
      })),
    )
    .returning({ id: accounts.id, loginName: accounts.loginName })
  const ids = new Map(made.map(({ id, loginName }) => [loginName, id]))
  const idOf = ({ loginName }: SchoolPupil) => {
    const id = ids.get(loginName)
    if (id === undefined) throw new Error(`${loginName} was not made`)
    return id
  }
  await db.insert(enrollments).values(
    pupils.map((pupil) => ({
      classroomId,
      studentId: idOf(pupil),
      schoolId: classroom.schoolId,
      studentNumber: pupil.studentNumber,
      joinedAt: now,
    })),
  )
  await openHomework(db, classroomId, pupils.map(idOf), now)
}
