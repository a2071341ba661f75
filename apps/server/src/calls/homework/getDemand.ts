import type { getDemand as call } from '@zhupi/contract/calls/homework.ts'
import { pupilSettings } from '@zhupi/contract/calls/homeworkSettings.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { homeworkTitle, listQuestions, loadVisible } from '../../records/homework.ts'
import type { Handler } from '../handler.ts'

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
    endTime: formatWireTime(homework.endsAt),
    ...pupilSettings.parse(homework.settings),
    reference:
      isHelped && homework.reference !== null
        ? { title: homework.reference.title, content: homework.reference.content }
        : null,
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
