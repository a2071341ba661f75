/** What a class gets wrong together, from the stored reports; names nobody. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { getCommonFaults as call } from '@zhupi/contract/calls/statistics.ts'
import { CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import type { Correction } from '@zhupi/engine/types.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { listCommonFaults } from '../../domain/commonFaults.ts'
import { withoutAnswered } from '../../domain/markKey.ts'
import { createMask } from '../../domain/maskNames.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { listAnsweredMarks } from '../../records/answeredMark.ts'
import { isOfClass } from '../../records/classroom.ts'
import { homeworkTitle, isTaughtBy, listQuestions } from '../../records/homework.ts'
import type { Handler } from '../handler.ts'

export const getCommonFaults: Handler<typeof call> = async ({ homeworkId }, { db, person }) => {
  const [found] = await db
    .select({ classEntityName: classrooms.name })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.id, homeworkId), isTaughtBy(person.id)))
  if (found === undefined) return refuse('notFound')
  const rows = await listMarks(db, homeworkId)
  const answeredIn = await listAnsweredMarks(
    db,
    rows.map(({ id }) => id),
  )
  const essays = rows.flatMap(({ id, paragraphs, marks }) =>
    paragraphs === null || marks === null
      ? []
      : [withoutAnswered({ paragraphs, marks }, answeredIn(id))],
  )
  const mask = createMask({
    people: rows.map(({ name }) => name),
    teachers: [person.name],
    places: [found.classEntityName],
  })
  return {
    homeworkId,
    title: homeworkTitle((await listQuestions(db, homeworkId))[0]),
    ...found,
    essays: essays.length,
    items: listCommonFaults(essays, mask),
  }
}

/** Every pupil's name, and the marks of what was handed in. */
function listMarks(db: Db, homeworkId: number) {
  return db
    .select({
      id: submissions.id,
      name: accounts.name,
      paragraphs: sql<Correction['paragraphs'] | null>`${reports.correction} -> 'paragraphs'`,
      marks: sql<Correction['marks'] | null>`${reports.correction} -> 'marks'`,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .leftJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
    .where(and(eq(submissions.homeworkId, homeworkId), isNotRemoved(), isOfClass()))
    .orderBy(asc(submissions.id))
    .limit(CLASS_SIZE_MAX)
}
