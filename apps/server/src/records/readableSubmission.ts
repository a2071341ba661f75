/** Who may read an essay: its pupil always, the class's teacher once it was handed in. Everyone else finds nothing. */
import { and, eq, inArray, or } from 'drizzle-orm'
import { classrooms, submissions } from '../db/schema.ts'

/** A condition for queries over submissions joined with classrooms. */
export function isReadableBy(personId: number) {
  return or(
    eq(submissions.studentId, personId),
    and(eq(classrooms.ownerId, personId), inArray(submissions.status, ['finish', 'remark', 'reject'])),
  )
}
