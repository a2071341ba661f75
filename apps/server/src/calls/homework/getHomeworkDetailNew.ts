/** A homework as its teacher set it. */
import { and, eq } from 'drizzle-orm'
import type { getHomeworkDetailNew as call } from '@zhupi/contract/calls/homework.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import {
  countGroups,
  hasReviews,
  homeworkTitle,
  isTaughtBy,
  listQuestions,
  phaseOf,
} from '../../records/homework.ts'
import { refuse } from '../../domain/refuse.ts'
import { hasVerdicts } from '../../records/goal.ts'
import { settingColumns } from '../../records/homeworkSettings.ts'
import type { Handler } from '../handler.ts'

export const getHomeworkDetailNew: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  const [found] = await db
    .select({
      classEntityId: classrooms.id,
      classEntityName: classrooms.name,
      grade: homework.gradeLevel,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
      settings: settingColumns,
      reference: homework.reference,
      goals: homework.goals,
    })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.id, id), isTaughtBy(person.id)))
  if (found === undefined) return refuse('notFound')
  const { startsAt, endsAt, settings, reference, goals, ...classroom } = found
  const questions = await listQuestions(db, id)
  const counts = (await countGroups(db, [id])).get(id)
  const phase = phaseOf(found, now)
  return {
    id,
    title: homeworkTitle(questions[0]),
    ...classroom,
    status: phase,
    notsubmit: counts?.notSubmitted ?? 0,
    notremarkcount: counts?.submitted ?? 0,
    remarkcount: counts?.reviewed ?? 0,
    startTime: formatWireTime(startsAt),
    endTime: formatWireTime(endsAt),
    ...settings,
    writingReferenceId: reference?.productId ?? null,
    selfWritingReferenceId: reference?.ownId ?? null,
    referenceTitle: reference?.title ?? null,
    goals,
    mayChangeGoals: !(await hasVerdicts(db, id)),
    mayChangeStart: phase === 1,
    mayChangeScale: !(await hasReviews(db, id)),
    questionList: questions.map((question) => ({
      writingNo: question.questionNo,
      articleType: question.genre,
      atText: genreName(question.genre),
      title: question.title,
      demand: question.requirement,
      ideation: question.ideation,
      keywordList: question.keywords,
    })),
  }
}
