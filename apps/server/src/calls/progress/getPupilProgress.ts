/** How one pupil of a class came along over the homework of this term. */
import type { getPupilProgress as call } from '@zhupi/contract/calls/progress.ts'
import { formatWireDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { countEssays, groupByHomework } from '../../domain/classProgress.ts'
import { startOfTerm } from '../../domain/learning.ts'
import { refuse } from '../../domain/refuse.ts'
import { homeworkTitle } from '../../records/homework.ts'
import { findMember, listEssaysOfTerm } from '../../records/progress.ts'
import type { Handler } from '../handler.ts'

export const getPupilProgress: Handler<typeof call> = async (
  { code, studentId },
  { db, now, person },
) => {
  const member = await findMember(db, code, studentId, person.id)
  if (member === undefined) return refuse('notFound')
  const since = startOfTerm(now)
  const rows = await listEssaysOfTerm(db, code, person.id, { since, now })
  const { homework, isCut } = groupByHomework(rows)
  return {
    studentId,
    name: member.name,
    studentNumber: member.studentNumber,
    classEntityName: member.classroomName,
    since: formatWireDay(since),
    isCut,
    homework: homework.flatMap((each) => {
      const own = each.essays.find((essay) => essay.studentId === studentId)
      if (own === undefined) return []
      const { scoreCount, median } = countEssays(each)
      return [
        {
          homeworkId: each.id,
          studentHomeworkId: own.id,
          title: homeworkTitle(each),
          day: formatWireDay(each.startsAt),
          articleType: genreName(each.genre),
          status: own.status,
          isExcused: own.isLetOff,
          score: own.score,
          isTeacherScore: own.isTeacherScore,
          scoreCount,
          median,
          itemScoreMap: own.traits,
        },
      ]
    }),
  }
}
