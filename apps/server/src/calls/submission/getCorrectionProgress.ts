/** How far the correction has come, for the screen that waits for it. */
import { and, count, eq, ne, or, sql } from 'drizzle-orm'
import type { getCorrectionProgress as call } from '@zhupi/contract/calls/submission.ts'
import type { Db } from '../../db/database.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { practiceEssays } from '../../db/schema/practice.ts'
import { reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { isOwnPractice } from '../../records/practice.ts'
import type { Person } from '../../records/session.ts'
import { isReadableBy, revisionReadBy } from '../../records/submissionAccess.ts'
import type { Handler } from '../handler.ts'

export const getCorrectionProgress: Handler<typeof call> = async (
  { id, ishomework },
  { db, now, person },
) => {
  const found =
    ishomework === 1 ? await findHomework(db, id, person, now) : await findPractice(db, id, person)
  if (found === undefined) return refuse('notFound')
  if (found.state !== 'working') return { state: found.state ?? 'none', stage: null, ahead: 0 }
  const [waiting] =
    found.stage !== 'queued' || found.turn === null
      ? []
      : await db
          .select({ ahead: count() })
          .from(reports)
          .where(
            and(
              eq(reports.state, 'working'),
              or(
                ne(reports.stage, 'queued'),
                sql`(${reports.turn}, ${reports.requestedAt}) < (${found.turn}, ${found.requestedAt})`,
              ),
            ),
          )
  return { state: 'working', stage: found.stage, ahead: waiting?.ahead ?? 0 }
}

const PROGRESS = {
  state: reports.state,
  stage: reports.stage,
  turn: reports.turn,
  requestedAt: reports.requestedAt,
} as const

async function findHomework(db: Db, id: number, person: Person, now: Date) {
  const [found] = await db
    .select(PROGRESS)
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .leftJoin(reports, eq(reports.revisionId, revisionReadBy(person)))
    .where(and(eq(submissions.id, id), isReadableBy(person, now)))
  return found
}

async function findPractice(db: Db, id: number, person: Person) {
  const [found] = await db
    .select(PROGRESS)
    .from(practiceEssays)
    .leftJoin(reports, eq(reports.revisionId, practiceEssays.revisionId))
    .where(and(eq(practiceEssays.id, id), isOwnPractice(person.id)))
  return found
}
