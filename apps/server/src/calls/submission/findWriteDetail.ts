/** The draft as the editor opens it, for its own writer only. */
import { and, eq } from 'drizzle-orm'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { findWriteDetail as call } from '@zhupi/contract/calls/submission.ts'
import type { Db } from '../../db/database.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { practiceEssays } from '../../db/schema/practice.ts'
import { reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { statement } from '../../db/statement.ts'
import { refuse } from '../../domain/refuse.ts'
import { isConsentRefused } from '../../records/consent.ts'
import { hasStarted } from '../../records/homework.ts'
import { isOwnPractice, PRACTICE_PROCESS, presentTask } from '../../records/practice.ts'
import { countUses } from '../../records/quota.ts'
import type { Person } from '../../records/session.ts'
import { PROCESS_RECORD } from '../../records/submission.ts'
import type { Handler } from '../handler.ts'

export const findWriteDetail: Handler<typeof call> = async (
  { id, ishomework },
  { db, now, person },
) => (ishomework === 1 ? findHomework(db, id, person, now) : findPractice(db, id, person))

async function findHomework(
  db: Db,
  id: number,
  person: Person,
  now: Date,
): Promise<EntityOf<typeof call>> {
  const [found] = await ownHomework(db, { id, studentId: person.id, now })
  if (found === undefined) return refuse('notFound')
  const { classGrade, ...detail } = found
  return {
    ishomework: 1,
    author: person.name,
    ...detail,
    isConsentRefused: await isConsentRefused(db, person, classGrade),
  }
}

const ownHomework = statement(['id', 'studentId', 'now'], (db, { id, studentId, now }) =>
  db
    .select({
      id: submissions.id,
      homeworkId: homework.id,
      title: submissions.title,
      content: submissions.content,
      articleType: submissions.genre,
      writingNo: submissions.questionNo,
      grade: homework.gradeLevel,
      classGrade: classrooms.gradeLevel,
      scoreKind: homework.scoreScale,
      status: submissions.status,
      rejectReason: submissions.rejectReason,
      version: submissions.version,
      process: PROCESS_RECORD,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(submissions.id, id), eq(submissions.studentId, studentId), hasStarted(now))),
)

async function findPractice(db: Db, id: number, person: Person): Promise<EntityOf<typeof call>> {
  const [found] = await db
    .select({
      id: practiceEssays.id,
      title: practiceEssays.title,
      content: practiceEssays.content,
      articleType: practiceEssays.genre,
      grade: practiceEssays.gradeLevel,
      author: practiceEssays.author,
      scoreKind: practiceEssays.scoreScale,
      version: practiceEssays.version,
      process: PRACTICE_PROCESS,
      questionId: practiceEssays.questionId,
      taskTitle: practiceEssays.taskTitle,
      taskRequirement: practiceEssays.taskRequirement,
      reportState: reports.state,
    })
    .from(practiceEssays)
    .leftJoin(reports, eq(reports.revisionId, practiceEssays.revisionId))
    .where(and(eq(practiceEssays.id, id), isOwnPractice(person.id)))
  if (found === undefined) return refuse('notFound')
  const { questionId, taskTitle, taskRequirement, reportState, ...draft } = found
  return {
    ishomework: 0,
    ...draft,
    task: presentTask({ questionId, taskTitle, taskRequirement }),
    counter: (await countUses(db, [id])).get(id) ?? 0,
    correction: reportState ?? 'none',
    isConsentRefused: await isConsentRefused(db, person, draft.grade),
  }
}
