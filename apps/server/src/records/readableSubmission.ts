/** Who may read an essay: its pupil once the homework has started, the class's teacher once it is handed in. Everyone else finds nothing. */
import { and, eq, inArray, or } from 'drizzle-orm'
import { SUBMISSION_GROUPS } from '@zhupi/contract/terms/statuses.ts'
import { classrooms, submissions } from '../db/schema.ts'
import { hasStarted } from './homework.ts'

/** A condition for queries over submissions joined with homework and classrooms. */
export function isReadableBy(personId: number, now: Date) {
  return or(and(eq(submissions.studentId, personId), hasStarted(now)), and(eq(classrooms.ownerId, personId), isHandedIn()))
}

/** What a teacher may see of an essay: nothing of a draft, nor of a rewrite that was not handed in. */
export function isHandedIn() {
  return inArray(submissions.status, [...SUBMISSION_GROUPS.submitted, ...SUBMISSION_GROUPS.reviewed])
}
