/** How a class came along over the homework of this term. */
import type { getClassProgress as call } from '@zhupi/contract/calls/progress.ts'
import { formatWireDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import {
  countEssays,
  groupByHomework,
  meanTraits,
  scoresOf,
  type HomeworkOfTerm,
} from '../../domain/classProgress.ts'
import { startOfTerm } from '../../domain/learning.ts'
import { refuse } from '../../domain/refuse.ts'
import { meanOf, quartilesOf } from '../../domain/scores.ts'
import { homeworkTitle } from '../../records/homework.ts'
import { listEssaysOfTerm } from '../../records/progress.ts'
import type { Handler } from '../handler.ts'

export const getClassProgress: Handler<typeof call> = async ({ code }, { db, now, person }) => {
  const since = startOfTerm(now)
  const rows = await listEssaysOfTerm(db, code, person.id, { since, now })
  const [classroom] = rows
  if (classroom === undefined) return refuse('notFound')
  const { homework, isCut } = groupByHomework(rows)
  return {
    id: classroom.classroomId,
    code,
    name: classroom.classroomName,
    since: formatWireDay(since),
    isCut,
    homework: homework.map(presentHomework),
    students: listStudents(homework),
  }
}

function presentHomework(homework: HomeworkOfTerm) {
  const scores = scoresOf(homework.essays)
  const [lowerQuartile, upperQuartile] = quartilesOf(scores) ?? [null, null]
  return {
    homeworkId: homework.id,
    title: homeworkTitle(homework),
    day: formatWireDay(homework.startsAt),
    articleType: genreName(homework.genre),
    ...countEssays(homework),
    mean: meanOf(scores),
    lowerQuartile,
    upperQuartile,
    reportCount: homework.essays.filter(({ traits }) => Object.keys(traits).length > 0).length,
    itemAvgScoreMap: meanTraits(homework.essays),
  }
}

/** By their numbers where they have any, so that the list stands as the teacher's own. */
function listStudents(homework: readonly HomeworkOfTerm[]) {
  const essays = homework.flatMap((each) => each.essays)
  const students = [...new Map(essays.map((essay) => [essay.studentId, essay])).values()]
  return students
    .map(({ studentId, name, studentNumber }) => {
      const own = essays.filter((each) => each.studentId === studentId)
      return {
        id: studentId,
        name,
        studentNumber: studentNumber ?? '',
        isMember: studentNumber !== null,
        studentCount: own.filter(({ isLetOff }) => !isLetOff).length,
        finishCount: own.filter(({ isHandedIn }) => isHandedIn).length,
        scores: homework.map(
          (each) => each.essays.find((essay) => essay.studentId === studentId)?.score ?? null,
        ),
      }
    })
    .toSorted(
      (a, b) =>
        a.studentNumber.localeCompare(b.studentNumber, 'en', { numeric: true }) || a.id - b.id,
    )
}
