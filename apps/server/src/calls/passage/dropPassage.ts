/** Takes the asking for a passage back, whether it was agreed to or not answered yet. */
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { dropPassage as call } from '@zhupi/contract/calls/passage.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { passages } from '../../db/schema/passage.ts'
import { submissions } from '../../db/schema/submission.ts'
import { refuse } from '../../domain/refuse.ts'
import { isTaughtBy } from '../../records/homework.ts'
import type { Handler } from '../handler.ts'

export const dropPassage: Handler<typeof call> = async ({ id }, { db, person }) => {
  const taught = db
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(submissions.id, passages.essayId), isTaughtBy(person.id)))
  const [dropped] = await db
    .delete(passages)
    .where(
      and(
        eq(passages.id, id),
        or(isNull(passages.answer), ne(passages.answer, 'refused')),
        inArray(passages.essayId, taught),
      ),
    )
    .returning({ id: passages.id })
  return dropped ?? refuse('notFound')
}
