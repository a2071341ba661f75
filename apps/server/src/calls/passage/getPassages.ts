/** The passages that a homework's teacher asked for, and those that may be worth asking for. */
import { and, eq } from 'drizzle-orm'
import type { getPassages as call } from '@zhupi/contract/calls/passage.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { listGoodPassages } from '../../domain/goodPassages.ts'
import { withoutAnswered } from '../../domain/markKey.ts'
import { createMask } from '../../domain/maskNames.ts'
import { refuse } from '../../domain/refuse.ts'
import { listAnsweredMarks } from '../../records/answeredMark.ts'
import { homeworkTitle, isTaughtBy, listQuestions } from '../../records/homework.ts'
import { listNamesAround, listPassagesOf, listReportsOf } from '../../records/passage.ts'
import type { Handler } from '../handler.ts'

export const getPassages: Handler<typeof call> = async ({ homeworkId }, { db, person }) => {
  const [found] = await db
    .select({ classEntityName: classrooms.name, classroomId: homework.classroomId })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.id, homeworkId), isTaughtBy(person.id)))
  if (found === undefined) return refuse('notFound')
  const essays = await listReportsOf(db, homeworkId)
  const asked = await listPassagesOf(db, homeworkId)
  const answeredIn = await listAnsweredMarks(
    db,
    essays.map(({ id }) => id),
  )
  const mask = createMask(await listNamesAround(db, found.classroomId))
  const read = essays.flatMap(({ paragraphs, marks, ...writer }) =>
    paragraphs === null || marks === null
      ? []
      : [{ writer, ...withoutAnswered({ paragraphs, marks }, answeredIn(writer.id)) }],
  )
  const isAsked = (revisionId: number, paragraph: number) =>
    asked.some((each) => each.revisionId === revisionId && each.paragraph === paragraph)
  return {
    homeworkId,
    title: homeworkTitle((await listQuestions(db, homeworkId))[0]),
    classEntityName: found.classEntityName,
    passages: asked.map(({ id, studentHomeworkId, studentName, text, answer, hasConsent }) => ({
      id,
      studentHomeworkId,
      studentName,
      text: mask(text),
      state: answer ?? ('asked' as const),
      isShown: hasConsent && (answer === 'named' || answer === 'anonymous'),
      needsGuardian: !hasConsent,
      byline: answer === 'named' ? studentName : null,
    })),
    candidates: listGoodPassages(read)
      .filter(({ writer, paragraph }) => !isAsked(writer.revisionId, paragraph))
      .map(({ writer, paragraph, text, strengths }) => ({
        studentHomeworkId: writer.id,
        revisionId: writer.revisionId,
        paragraph,
        studentName: writer.studentName,
        text: mask(text),
        strengths,
        needsGuardian: !writer.hasConsent,
      })),
  }
}
