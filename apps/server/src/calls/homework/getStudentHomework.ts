/** The pupil's homework of one tab, what is to be done next first. */
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { getStudentHomework as call } from '@zhupi/contract/calls/homework.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import {
  SUBMISSION_STATUS_NAMES,
  SUBMISSION_TABS,
  type SubmissionStatus,
} from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../../db/database.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../../db/schema/homework.ts'
import { reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { hasStarted, homeworkTitle } from '../../records/homework.ts'
import { aiUseFor, showsScore } from '../../domain/essay.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import { countUses } from '../../records/quota.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const getStudentHomework: Handler<typeof call> = async (
  { cpage, psize, status, classEntityId },
  { db, now, person },
) => {
  const statuses: readonly SubmissionStatus[] =
    SUBMISSION_TABS[status]?.statuses ?? refuse('notFound')
  const wanted = and(
    eq(submissions.studentId, person.id),
    inArray(submissions.status, [...statuses]),
    hasStarted(now),
    classEntityId === undefined ? undefined : eq(homework.classroomId, classEntityId),
  )
  const [total] = await db
    .select({ rows: count() })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .where(wanted)
  const rows = await listRows(db, wanted, orderOf(status, now), {
    psize,
    offset: offsetOf({ cpage, psize }),
  })
  const uses = await countUses(
    db,
    rows.map((row) => row.id),
  )
  return {
    cpage,
    pcount: countPages(total?.rows ?? 0, psize),
    items: rows.map((row) => ({
      id: row.id,
      homeworkId: row.homeworkId,
      title: homeworkTitle(row),
      demand: row.requirement,
      status: row.status,
      statuscn: SUBMISSION_STATUS_NAMES[row.status],
      teacherScore: row.teacherScore,
      machineScore: showsScore(aiUseFor(person, row), row) ? row.aiScore : null,
      correction: row.reportState ?? 'none',
      scoreKind: row.scoreScale,
      stime: formatWireTime(row.startsAt),
      etime: formatWireTime(row.endsAt),
      classEntityName: row.classroomName,
      articleType: row.genre,
      atText: genreName(row.genre),
      isEnded: row.endsAt <= now,
      aiCounter: uses.get(row.id) ?? 0,
      characterCount: row.characters,
      minCharacterCount: row.minCharacters,
      allowPaste: row.allowPaste,
      rejectReason: row.rejectReason,
    })),
  }
}

/**
 * What may still be done comes first, what is due next at its top; what has ended is a section at
 * the end, the latest at its top. Elsewhere the latest act counts.
 */
function orderOf(status: number, now: Date): SQL[] {
  const latest = [
    submissions.savedAt,
    submissions.submittedAt,
    submissions.returnedAt,
    submissions.reviewedAt,
  ][status]
  if (status !== 0 && latest !== undefined)
    return [sql`${desc(latest)} nulls last`, desc(submissions.id)]
  const hasEnded = sql`${homework.endsAt} <= ${now.toISOString()}::timestamptz`
  return [
    asc(hasEnded),
    sql`case when ${hasEnded} then null else ${homework.endsAt} end asc`,
    desc(homework.endsAt),
    desc(submissions.id),
  ]
}

/** The page is cut first: what its cards show is read for its few homework alone. */
async function listRows(
  db: Db,
  wanted: SQL | undefined,
  order: SQL[],
  page: { psize: number; offset: number },
) {
  const ids = (
    await db
      .select({ id: submissions.id })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .where(wanted)
      .orderBy(...order)
      .limit(page.psize)
      .offset(page.offset)
  ).map(({ id }) => id)
  if (ids.length === 0) return []
  return db
    .select({
      id: submissions.id,
      homeworkId: homework.id,
      status: submissions.status,
      revisionId: submissions.revisionId,
      handedInRevisionId: submissions.handedInRevisionId,
      aiUse: homework.aiUse,
      lowestScore: homework.lowestScore,
      teacherScore: submissions.teacherScore,
      aiScore: reports.aiScore,
      reportState: reports.state,
      characters: submissions.characters,
      scoreScale: homework.scoreScale,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
      minCharacters: homework.minCharacters,
      allowPaste: homework.allowPaste,
      rejectReason: submissions.rejectReason,
      classroomName: classrooms.name,
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      genre: homeworkQuestions.genre,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(
      homeworkQuestions,
      and(eq(homeworkQuestions.homeworkId, homework.id), eq(homeworkQuestions.questionNo, 1)),
    )
    .leftJoin(reports, eq(reports.revisionId, submissions.revisionId))
    .where(inArray(submissions.id, ids))
    .orderBy(...order)
}
