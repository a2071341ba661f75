/** The pupil's homework of one tab, the latest posted first. */
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { getStudentHomework as call } from '@zhupi/contract/calls/homework.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import {
  SUBMISSION_STATUS_NAMES,
  SUBMISSION_TABS,
  type SubmissionStatus,
} from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../../db/database.ts'
import { classrooms, homework, homeworkQuestions, reports, submissions } from '../../db/schema.ts'
import { hasStarted, homeworkTitle } from '../../records/homework.ts'
import { countPages, offsetOf } from '../../records/page.ts'
import { countUses } from '../../records/quota.ts'
import { refuse } from '../../records/refuse.ts'
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
  const rows = await listRows(db, wanted, { psize, offset: offsetOf({ cpage, psize }) })
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
      machineScore: row.aiScore,
      correction: row.reportState ?? 'none',
      scoreKind: row.scoreScale,
      stime: formatWireTime(row.startsAt),
      etime: formatWireTime(row.endsAt),
      classEntityName: row.classroomName,
      articleType: genreName(row.genre),
      aiCounter: uses.get(row.id) ?? 0,
      characterCount: row.characters,
      minCharacterCount: row.minCharacters,
      allowPaste: row.allowPaste,
      rejectReason: row.rejectReason,
    })),
  }
}

async function listRows(db: Db, wanted: SQL | undefined, page: { psize: number; offset: number }) {
  return db
    .select({
      id: submissions.id,
      homeworkId: homework.id,
      status: submissions.status,
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
    .where(wanted)
    .orderBy(desc(submissions.id))
    .limit(page.psize)
    .offset(page.offset)
}
