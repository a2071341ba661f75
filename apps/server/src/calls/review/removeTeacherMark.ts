/** Takes a mark away that was made by hand: any teacher of the class may. */
import { and, eq } from 'drizzle-orm'
import type { removeTeacherMark as call } from '@zhupi/contract/calls/review.ts'
import { markVersion } from '@zhupi/contract/rules/teacherMark.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { submissions } from '../../db/schema/submission.ts'
import { teacherMarks } from '../../db/schema/teacherMark.ts'
import { refuse } from '../../domain/refuse.ts'
import { isTaughtBy } from '../../records/homework.ts'
import type { Handler } from '../handler.ts'

export const removeTeacherMark: Handler<typeof call> = async ({ id, seen }, { db, person }) =>
  db.transaction(async (db) => {
    const [mark] = await db
      .select({ kind: teacherMarks.kind, note: teacherMarks.note })
      .from(teacherMarks)
      .innerJoin(submissions, eq(submissions.id, teacherMarks.essayId))
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .where(and(eq(teacherMarks.id, id), isTaughtBy(person.id)))
      .for('update', { of: teacherMarks })
    if (mark === undefined) return refuse('notFound')
    if (seen !== undefined && seen !== markVersion(mark)) refuse('teacherMarkOvertaken')
    await db.delete(teacherMarks).where(eq(teacherMarks.id, id))
    return { id }
  })
