/** Own classes that can still be restored, the latest deletion first. */
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { getDeletedClasses as call } from '@zhupi/contract/calls/classroom.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { DAY_MS } from '@zhupi/contract/terms/durations.ts'
import { CLASSES_PER_TEACHER_MAX, DELETED_KEPT_DAYS } from '@zhupi/contract/terms/limits.ts'
import { gradeName } from '@zhupi/contract/terms/stages.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import type { Handler } from '../handler.ts'

export const getDeletedClasses: Handler<typeof call> = async (_request, { db, now, person }) => {
  const rows = await db
    .select({
      id: classrooms.id,
      name: classrooms.name,
      gradeLevel: classrooms.gradeLevel,
      deletedAt: classrooms.deletedAt,
      count: sql<number>`(
        select count(*)::int from ${enrollments}
        where ${enrollments.classroomId} = "classrooms"."id"
      )`,
      homeworkCount: sql<number>`(
        select count(*)::int from ${homework}
        where ${homework.classroomId} = "classrooms"."id"
          and ${homework.deletedAt} = "classrooms"."deleted_at"
      )`,
    })
    .from(classrooms)
    .where(
      and(
        eq(classrooms.ownerId, person.id),
        gt(classrooms.deletedAt, new Date(now.getTime() - DELETED_KEPT_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(classrooms.deletedAt), desc(classrooms.id))
    .limit(CLASSES_PER_TEACHER_MAX)
  return rows.flatMap(({ deletedAt, gradeLevel, ...row }) =>
    deletedAt === null
      ? []
      : {
          ...row,
          gradeText: gradeName(gradeLevel),
          deletedTime: formatWireTime(deletedAt),
          days: Math.ceil(DELETED_KEPT_DAYS - (now.getTime() - deletedAt.getTime()) / DAY_MS),
        },
  )
}
