/** The teacher's homework of one phase, what starts or is due next first. */
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { getTeacherHomework as call } from '@zhupi/contract/calls/homework.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../../db/schema/homework.ts'
import { isTeacherOf } from '../../records/classroom.ts'
import { countGroups, homeworkTitle, isInPhase } from '../../records/homework.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import type { Handler } from '../handler.ts'

export const getTeacherHomework: Handler<typeof call> = async (
  { cpage, psize, status, classEntityId },
  { db, now, person },
) => {
  const wanted = and(
    isTeacherOf(person.id),
    isInPhase(status, now),
    classEntityId === undefined
      ? isNull(classrooms.archivedAt)
      : eq(homework.classroomId, classEntityId),
  )
  const [total] = await db
    .select({ rows: count() })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(wanted)
  // The page is cut first: what its cards show is read for its few homework alone.
  const page = await db
    .select({ id: homework.id })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(wanted)
    .orderBy(...orderOf(status))
    .limit(psize)
    .offset(offsetOf({ cpage, psize }))
  const ids = page.map(({ id }) => id)
  const rows = await db
    .select({
      id: homework.id,
      scoreScale: homework.scoreScale,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
      classroomName: classrooms.name,
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
      genre: homeworkQuestions.genre,
    })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(
      homeworkQuestions,
      and(eq(homeworkQuestions.homeworkId, homework.id), eq(homeworkQuestions.questionNo, 1)),
    )
    .where(inArray(homework.id, ids))
    .orderBy(...orderOf(status))
  const counts = await countGroups(db, ids)
  return {
    cpage,
    pcount: countPages(total?.rows ?? 0, psize),
    items: rows.map((row) => {
      const { notSubmitted = 0, submitted = 0, reviewed = 0 } = counts.get(row.id) ?? {}
      return {
        id: row.id,
        title: homeworkTitle(row),
        articleType: row.genre,
        atText: genreName(row.genre),
        scoreKind: row.scoreScale,
        demand: row.requirement,
        classEntityName: row.classroomName,
        notsubmit: notSubmitted,
        notremarkcount: submitted,
        remarkcount: reviewed,
        stime: formatWireTime(row.startsAt),
        etime: formatWireTime(row.endsAt),
      }
    }),
  }
}

/** What has not begun by its start, what is under way by its end, what has ended the latest first. */
function orderOf(phase: number) {
  if (phase === 1) return [asc(homework.startsAt), desc(homework.id)]
  return phase === 2
    ? [asc(homework.endsAt), desc(homework.id)]
    : [desc(homework.endsAt), desc(homework.id)]
}
