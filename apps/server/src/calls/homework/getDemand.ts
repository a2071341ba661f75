import { and, eq } from 'drizzle-orm'
import type { getDemand as call } from '@zhupi/contract/calls/homework.ts'
import { pupilSettings } from '@zhupi/contract/calls/homeworkSettings.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import type { Db } from '../../db/database.ts'
import { submissions } from '../../db/schema/submission.ts'
import { homeworkTitle, listQuestions, loadVisible } from '../../records/homework.ts'
import type { Handler } from '../handler.ts'

/** A pupil's own end, where the teacher gave one. */
async function findOwnEnd(db: Db, homeworkId: number, studentId: number, endsAt: Date) {
  const [own] = await db
    .select({ extendedTo: submissions.extendedTo })
    .from(submissions)
    .where(and(eq(submissions.homeworkId, homeworkId), eq(submissions.studentId, studentId)))
  return own?.extendedTo != null && own.extendedTo > endsAt ? own.extendedTo : endsAt
}

export const getDemand: Handler<typeof call> = async ({ homeworkId }, { db, now, person }) => {
  const homework = await loadVisible(db, homeworkId, person.id, now)
  const questions = await listQuestions(db, homeworkId)
  // Ideation and references are the writing assistant's; the teacher sees them either way.
  const isHelped = person.role === 'teacher' || homework.settings.allowWritingAssistant
  return {
    homeworkId,
    title: homeworkTitle(questions[0]),
    classEntityName: homework.classroomName,
    gradeId: homework.gradeLevel,
    startTime: formatWireTime(homework.startsAt),
    endTime: formatWireTime(await findOwnEnd(db, homeworkId, person.id, homework.endsAt)),
    ...pupilSettings.parse(homework.settings),
    reference:
      isHelped && homework.reference !== null
        ? { title: homework.reference.title, content: homework.reference.content }
        : null,
    goals: homework.goals,
    question: questions.map((question) => ({
      writingNo: question.questionNo,
      title: question.title,
      atText: genreName(question.genre),
      articleType: question.genre,
      demand: question.requirement,
      ideation: isHelped ? question.ideation : '',
      keywordList: isHelped ? question.keywords : [],
    })),
  }
}
