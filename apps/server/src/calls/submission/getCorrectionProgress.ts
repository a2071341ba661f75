/** How far the correction has come, for the screen that waits for it. */
import { and, count, eq, lt } from 'drizzle-orm'
import type { getCorrectionProgress as call } from '@zhupi/contract/calls/submission.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { isReadableBy, revisionReadBy } from '../../records/submissionAccess.ts'
import type { Handler } from '../handler.ts'

export const getCorrectionProgress: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  const [found] = await db
    .select({ state: reports.state, stage: reports.stage, requestedAt: reports.requestedAt })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .leftJoin(reports, eq(reports.revisionId, revisionReadBy(person)))
    .where(and(eq(submissions.id, id), isReadableBy(person, now)))
  if (found === undefined) return refuse('notFound')
  if (found.state !== 'working') return { state: found.state ?? 'none', stage: null, ahead: 0 }
  const [waiting] =
    found.requestedAt === null
      ? []
      : await db
          .select({ ahead: count() })
          .from(reports)
          .where(and(eq(reports.state, 'working'), lt(reports.requestedAt, found.requestedAt)))
  return { state: 'working', stage: found.stage, ahead: waiting?.ahead ?? 0 }
}
