/** The pupil's homework of one tab, what is to be done next first. */
import { and, asc, count, desc, eq, inArray, type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { getStudentHomework as call } from '@zhupi/contract/calls/homework.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { SUBMISSION_STATUS_NAMES, SUBMISSION_TABS } from '@zhupi/contract/terms/statuses.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../../db/schema/homework.ts'
import { reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { statement } from '../../db/statement.ts'
import { isOfListedClass } from '../../records/classroom.ts'
import { hasStarted, homeworkTitle, OWN_END } from '../../records/homework.ts'
import { aiUseFor, showsScore } from '../../domain/essay.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import { countUses } from '../../records/quota.ts'
import { refuse } from '../../domain/refuse.ts'
import type { Handler } from '../handler.ts'

export const getStudentHomework: Handler<typeof call> = async (
  { cpage, psize, status, classEntityId },
  { db, now, person },
) => {
  const list = LISTS[status] ?? refuse('notFound')
  const asked = { studentId: person.id, now, classroomId: classEntityId ?? null }
  const found = await list.page(db, {
    ...asked,
    limit: psize,
    offset: offsetOf({ cpage, psize }),
  })
  // Beyond the last page no row says how many there are.
  const total = found[0]?.total ?? (cpage === 1 ? 0 : ((await list.total(db, asked))[0]?.rows ?? 0))
  const ids = found.map(({ id }) => id)
  const uses = await countUses(db, ids)
  const cards = new Map((await cardsOf(db, { ids })).map((card) => [card.id, card]))
  const rows = ids.flatMap((id) => cards.get(id) ?? [])
  return {
    cpage,
    pcount: countPages(total, psize),
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
      isExtended: row.extendedTo?.getTime() === row.endsAt.getTime(),
      isExcused: row.excusedAt !== null,
      aiCounter: uses.get(row.id) ?? 0,
      characterCount: row.characters,
      minCharacterCount: row.minCharacters,
      allowPaste: row.allowPaste,
      rejectReason: row.rejectReason,
    })),
  }
}

const LISTS = SUBMISSION_TABS.map(({ statuses }, tab) => {
  const wanted = (asked: Record<'studentId' | 'now' | 'classroomId', Placeholder>) =>
    and(
      eq(submissions.studentId, asked.studentId),
      inArray(submissions.status, [...statuses]),
      hasStarted(asked.now),
      isOfListedClass(),
      sql`(${asked.classroomId}::bigint is null
        or ${homework.classroomId} = ${asked.classroomId}::bigint)`,
    )
  return {
    /** The page is cut first: what its cards show is read for its few homework alone. */
    page: statement(
      ['studentId', 'now', 'classroomId', 'limit', 'offset'],
      (db, { limit, offset, ...asked }) =>
        db
          .select({ id: submissions.id, total: sql<number>`(count(*) over ())::int` })
          .from(submissions)
          .innerJoin(homework, eq(homework.id, submissions.homeworkId))
          .where(wanted(asked))
          .orderBy(...orderOf(tab, asked.now))
          .limit(limit)
          .offset(offset),
    ),
    total: statement(['studentId', 'now', 'classroomId'], (db, asked) =>
      db
        .select({ rows: count() })
        .from(submissions)
        .innerJoin(homework, eq(homework.id, submissions.homeworkId))
        .where(wanted(asked)),
    ),
  }
})

/**
 * What may still be done comes first, what is due next at its top; what has ended is a section at
 * the end, the latest at its top. Elsewhere the latest act counts.
 */
function orderOf(tab: number, now: Placeholder): SQL[] {
  const latest = [
    submissions.savedAt,
    submissions.submittedAt,
    submissions.returnedAt,
    submissions.reviewedAt,
  ][tab]
  if (tab !== 0 && latest !== undefined)
    return [sql`${desc(latest)} nulls last`, desc(submissions.id)]
  const hasEnded = sql`${OWN_END} <= ${sql.param(now, homework.endsAt)}::timestamptz`
  return [
    asc(hasEnded),
    sql`case when ${hasEnded} then null else ${OWN_END} end asc`,
    sql`${OWN_END} desc`,
    desc(submissions.id),
  ]
}

const cardsOf = statement(['ids'], (db, { ids }) =>
  db
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
      endsAt: OWN_END,
      extendedTo: submissions.extendedTo,
      excusedAt: submissions.excusedAt,
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
    .where(sql`${submissions.id} = any(${ids}::bigint[])`),
)
