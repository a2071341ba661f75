/** Who may read an essay: its pupil once the homework has started, the class's teacher once it was handed in. Everyone else finds nothing. */
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import { submissions } from '../db/schema/submission.ts'
import { isBySomeone } from './account.ts'
import { hasStarted, isTaughtBy } from './homework.ts'
import type { Person } from './session.ts'

/** A condition for queries over submissions joined with homework and classrooms. */
export function isReadableBy(person: Pick<Person, 'id'>, now: Date) {
  return or(
    and(eq(submissions.studentId, person.id), hasStarted(now)),
    and(isTaughtBy(person.id), isNotNull(submissions.handedInRevisionId), isBySomeone()),
  )
}

/** The text a person reads: the pupil's latest, the teacher's as it was handed in, whatever has been written since a return. */
export function revisionReadBy(person: Pick<Person, 'role'>) {
  return person.role === 'teacher' ? submissions.handedInRevisionId : submissions.revisionId
}

/** How much of the report a person sees: the homework's limit holds for its pupil, for a text that was never handed in (decisions 16). */
export function withheldUse(
  person: Pick<Person, 'role'>,
  essay: { aiUse: AiUse; revisionId: number | null; handedInRevisionId: number | null },
): AiUse {
  return person.role === 'teacher' || essay.revisionId === essay.handedInRevisionId
    ? 'full'
    : essay.aiUse
}
