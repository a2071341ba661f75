/** The teacher's homework of one phase, the latest posted first. */
import { and, count, desc, eq } from 'drizzle-orm'
import type { getTeacherHomework as call } from '@zhupi/contract/calls/homework.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { classrooms, homework, homeworkQuestions } from '../../db/schema.ts'
import { countGroups, homeworkTitle, isInPhase } from '../../records/homework.ts'
import { countPages, offsetOf } from '../../records/page.ts'
import type { Handler } from '../handler.ts'

export const getTeacherHomework: Handler<typeof call> = async (
  { cpage, psize, status, classEntityId },
  { db, now, person },
) => {
  const wanted = and(
    eq(homework.teacherId, person.id),
    eq(classrooms.ownerId, person.id),
    isInPhase(status, now),
    classEntityId === undefined ? undefined : eq(homework.classroomId, classEntityId),
  )
  const [total] = await db
    .select({ rows: count() })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(wanted)
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
    .where(wanted)
    .orderBy(desc(homework.id))
    .limit(psize)
    .offset(offsetOf({ cpage, psize }))
  const counts = await countGroups(
    db,
    rows.map((row) => row.id),
  )
  return {
    cpage,
    pcount: countPages(total?.rows ?? 0, psize),
    items: rows.map((row) => {
      const { notSubmitted = 0, submitted = 0, reviewed = 0 } = counts.get(row.id) ?? {}
      return {
        id: row.id,
        title: homeworkTitle(row),
        articleType: genreName(row.genre),
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
