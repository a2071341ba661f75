/** The grade a person has to do with: of the latest class, else of the latest practice. */
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { classrooms, enrollments } from '../db/schema/classroom.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { isNotDeletedClass, isTeacherOf } from './classroom.ts'
import type { Person } from './session.ts'

export async function findOwnGrade(
  db: Db,
  person: Pick<Person, 'id' | 'role'>,
): Promise<number | null> {
  const [classroom] =
    person.role === 'teacher'
      ? await db
          .select({ gradeLevel: classrooms.gradeLevel })
          .from(classrooms)
          .where(isTeacherOf(person.id))
          .orderBy(desc(classrooms.id))
          .limit(1)
      : await db
          .select({ gradeLevel: classrooms.gradeLevel })
          .from(enrollments)
          .innerJoin(classrooms, eq(classrooms.id, enrollments.classroomId))
          .where(and(eq(enrollments.studentId, person.id), isNotDeletedClass()))
          .orderBy(desc(enrollments.joinedAt))
          .limit(1)
  if (classroom !== undefined) return classroom.gradeLevel
  const [practised] = await db
    .select({ gradeLevel: practiceEssays.gradeLevel })
    .from(practiceEssays)
    .where(
      and(
        eq(practiceEssays.accountId, person.id),
        isNull(practiceEssays.deletedAt),
        isNotNull(practiceEssays.gradeLevel),
      ),
    )
    .orderBy(desc(practiceEssays.savedAt), desc(practiceEssays.id))
    .limit(1)
  return practised?.gradeLevel ?? null
}
