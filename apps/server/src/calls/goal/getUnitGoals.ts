/** The unit goals of an essay's homework, with what the teacher says of each. */
import { and, eq } from 'drizzle-orm'
import type { getUnitGoals as call } from '@zhupi/contract/calls/goal.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { readVerdicts, VERDICTS_SHOWN_IN } from '../../records/goal.ts'
import { isReadableBy } from '../../records/submissionAccess.ts'
import type { Handler } from '../handler.ts'

export const getUnitGoals: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  const [found] = await db
    .select({
      goals: homework.goals,
      status: submissions.status,
      revisionId: submissions.handedInRevisionId,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .where(and(eq(submissions.id, id), isReadableBy(person, now)))
  if (found === undefined) return refuse('notFound')
  const isShown =
    person.role === 'teacher' || VERDICTS_SHOWN_IN.some((status) => status === found.status)
  const verdicts =
    found.revisionId === null || !isShown
      ? new Map<number, boolean>()
      : await readVerdicts(db, found.revisionId)
  return {
    goals: found.goals.map((text, index) => ({
      goalNo: index + 1,
      text,
      isMet: verdicts.get(index + 1) ?? null,
    })),
  }
}
