/**
 * Who may read an essay: its pupil once the homework has started, the class's teacher once it was
 * handed in. Everyone else finds nothing.
 */
import { and, eq, isNotNull, or, type Placeholder } from 'drizzle-orm'
import { submissions } from '../db/schema/submission.ts'
import { hasActiveStudent } from './account.ts'
import { hasStarted, isTaughtBy } from './homework.ts'
import type { Person } from './session.ts'

/** A condition for queries over submissions joined with homework and classrooms. */
export function isReadableBy(person: { id: number | Placeholder }, now: Date | Placeholder) {
  return or(
    and(eq(submissions.studentId, person.id), hasStarted(now)),
    and(isTaughtBy(person.id), isNotNull(submissions.handedInRevisionId), hasActiveStudent()),
  )
}

/**
 * Pupils read their latest text; teachers what was handed in, whatever was written since a return.
 */
export function revisionReadBy(person: Pick<Person, 'role'>) {
  return person.role === 'teacher' ? submissions.handedInRevisionId : submissions.revisionId
}
