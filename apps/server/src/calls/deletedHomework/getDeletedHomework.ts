/** 最近删除: the teacher's deleted homework that may still be restored, deleted last first. */
import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import type { getDeletedHomework as call } from '@zhupi/contract/calls/deletedHomework.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import type { Db } from '../../db/database.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework, homeworkQuestions } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { countPages, offsetOf } from '../../domain/pagination.ts'
import { isTeacherOf } from '../../records/classroom.ts'
import { eraseTimeOf, isRestorable } from '../../records/deletedHomework.ts'
import { homeworkTitle, isFirstQuestion } from '../../records/homework.ts'
import type { Handler } from '../handler.ts'

export const getDeletedHomework: Handler<typeof call> = async (page, { db, now, person }) => {
  const wanted = and(isTeacherOf(person.id), isRestorable(now))
  const [total] = await db
    .select({ rows: count() })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(wanted)
  const rows = await db
    .select({
      id: homework.id,
      classroomName: classrooms.name,
      deletedAt: homework.deletedAt,
      title: homeworkQuestions.title,
      requirement: homeworkQuestions.requirement,
    })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(homeworkQuestions, isFirstQuestion())
    .where(wanted)
    .orderBy(desc(homework.deletedAt), desc(homework.id))
    .limit(page.psize)
    .offset(offsetOf(page))
  const essays = await countEssays(
    db,
    rows.map(({ id }) => id),
  )
  return {
    cpage: page.cpage,
    pcount: countPages(total?.rows ?? 0, page.psize),
    items: rows.flatMap(({ id, classroomName, deletedAt, ...question }) =>
      deletedAt === null
        ? []
        : [
            {
              id,
              title: homeworkTitle(question),
              classEntityName: classroomName,
              essayCount: essays.get(id) ?? 0,
              deletedTime: formatWireTime(deletedAt),
              eraseTime: formatWireTime(eraseTimeOf(deletedAt)),
            },
          ],
    ),
  }
}

async function countEssays(db: Db, homeworkIds: readonly number[]): Promise<Map<number, number>> {
  if (homeworkIds.length === 0) return new Map()
  const rows = await db
    .select({ id: submissions.homeworkId, essays: count() })
    .from(submissions)
    .where(
      and(inArray(submissions.homeworkId, [...homeworkIds]), ne(submissions.status, 'notStart')),
    )
    .groupBy(submissions.homeworkId)
  return new Map(rows.map(({ id, essays }) => [id, essays]))
}
