/** All classes of a teacher at a glance. */
import type { getClassesProgress as call } from '@zhupi/contract/calls/progress.ts'
import { formatWireDay } from '@zhupi/contract/rules/shanghaiTime.ts'
import { startOfTerm } from '../../domain/learning.ts'
import { toDecimal } from '../../domain/scores.ts'
import { homeworkTitle } from '../../records/homework.ts'
import { listHomeworkOfClasses } from '../../records/progress.ts'
import type { Handler } from '../handler.ts'

type Row = Awaited<ReturnType<typeof listHomeworkOfClasses>>[number]

export const getClassesProgress: Handler<typeof call> = async (_request, { db, now, person }) => {
  const since = startOfTerm(now)
  const rows = await listHomeworkOfClasses(db, person.id, { since, now })
  const classrooms = Map.groupBy(rows, ({ id }) => id)
  return {
    since: formatWireDay(since),
    classes: [...classrooms.values()].flatMap((own) =>
      own.slice(0, 1).map(({ id, code, name, students }) => ({
        id,
        code,
        name,
        studentCount: students,
        waitingCount: own.reduce((sum, row) => sum + (row.waitingCount ?? 0), 0),
        homework: own.flatMap(presentHomework),
      })),
    ),
  }
}

function presentHomework(row: Row) {
  if (row.homeworkId === null || row.startsAt === null) return []
  return [
    {
      homeworkId: row.homeworkId,
      title: homeworkTitle({ title: row.title ?? '', requirement: row.requirement ?? '' }),
      day: formatWireDay(row.startsAt),
      studentCount: row.studentCount ?? 0,
      finishCount: row.finishCount ?? 0,
      scoreCount: row.scoreCount ?? 0,
      median: row.median === null ? null : toDecimal(row.median),
    },
  ]
}
