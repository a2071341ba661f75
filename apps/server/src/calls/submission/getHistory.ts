/** One attempt with its report. */
import { and, eq, isNotNull, lte, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getHistory as call } from '@zhupi/contract/calls/submission.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { findStage, stageOf } from '@zhupi/contract/terms/stages.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { practiceEssays } from '../../db/schema/practice.ts'
import { reports } from '../../db/schema/report.ts'
import { revisions } from '../../db/schema/essay.ts'
import { submissions } from '../../db/schema/submission.ts'
import { aiUseFor } from '../../domain/essay.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { loadAnsweredMarks } from '../../records/answeredMark.ts'
import { findChange } from '../../records/draftChange.ts'
import { hasStarted, isTaughtBy } from '../../records/homework.ts'
import { isOwnPractice, presentTask } from '../../records/practice.ts'
import type { Person } from '../../records/session.ts'
import type { Handler } from '../handler.ts'
import { presentCorrection } from './presentCorrection.ts'

const handedIn = alias(revisions, 'handed_in')

export const getHistory: Handler<typeof call> = async (
  { historyId, ishomework },
  { db, now, person },
) =>
  ishomework === 1 ? readHomework(db, historyId, person, now) : readPractice(db, historyId, person)

async function readHomework(
  db: Db,
  historyId: number,
  person: Person,
  now: Date,
): Promise<EntityOf<typeof call>> {
  const [found] = await db
    .select({
      studentHomeworkId: submissions.id,
      homeworkId: homework.id,
      handedInRevisionId: submissions.handedInRevisionId,
      aiUse: homework.aiUse,
      scoreKind: homework.scoreScale,
      gradeLevel: homework.gradeLevel,
      lowestScore: homework.lowestScore,
      studentName: accounts.name,
      title: revisions.title,
      content: revisions.content,
      genre: revisions.genre,
      revisionNo: revisions.revisionNo,
      createdAt: revisions.createdAt,
      reportState: reports.state,
      aiScore: reports.aiScore,
      correction: reports.correction,
    })
    .from(revisions)
    .innerJoin(submissions, eq(submissions.id, revisions.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .leftJoin(handedIn, eq(handedIn.id, submissions.handedInRevisionId))
    .leftJoin(reports, eq(reports.revisionId, revisions.id))
    .where(
      and(
        eq(revisions.id, historyId),
        or(
          and(eq(submissions.studentId, person.id), hasStarted(now)),
          // Nothing that was written after the hand-in.
          and(
            isTaughtBy(person.id),
            isNotRemoved(),
            lte(revisions.revisionNo, handedIn.revisionNo),
            // What its pupil kept and never showed anybody stays the pupil's.
            or(isNotNull(reports.revisionId), eq(revisions.id, handedIn.id)),
          ),
        ),
      ),
    )
  if (found === undefined) return refuse('notFound')
  const aiUse = aiUseFor(person, {
    aiUse: found.aiUse,
    revisionId: historyId,
    handedInRevisionId: found.handedInRevisionId,
  })
  return {
    ishomework: 1,
    id: historyId,
    revisionId: historyId,
    author: found.studentName,
    studentHomeworkId: found.studentHomeworkId,
    homeworkId: found.homeworkId,
    title: found.title,
    content: found.content,
    atText: genreName(found.genre),
    studentName: found.studentName,
    scoreKind: found.scoreKind,
    stage: stageOf(found.gradeLevel),
    time: formatWireTime(found.createdAt),
    revisionNo: found.revisionNo,
    correction: found.reportState ?? 'none',
    aiUse,
    ...presentCorrection(found, found.correction, {
      aiScore: found.aiScore,
      surpass: null,
      aiUse,
      isScoreAsked: found.lowestScore > 0,
      change: await findChange(db, historyId),
      revisionId: historyId,
      answered: await loadAnsweredMarks(db, found.studentHomeworkId),
      isTeacher: person.role === 'teacher',
    }),
  }
}

async function readPractice(
  db: Db,
  historyId: number,
  person: Person,
): Promise<EntityOf<typeof call>> {
  const [found] = await db
    .select({
      practiceId: practiceEssays.id,
      author: practiceEssays.author,
      scoreKind: practiceEssays.scoreScale,
      questionId: practiceEssays.questionId,
      taskTitle: practiceEssays.taskTitle,
      taskRequirement: practiceEssays.taskRequirement,
      title: revisions.title,
      content: revisions.content,
      genre: revisions.genre,
      grade: revisions.gradeLevel,
      revisionNo: revisions.revisionNo,
      createdAt: revisions.createdAt,
      reportState: reports.state,
      aiScore: reports.aiScore,
      correction: reports.correction,
    })
    .from(revisions)
    .innerJoin(practiceEssays, eq(practiceEssays.id, revisions.essayId))
    .leftJoin(reports, eq(reports.revisionId, revisions.id))
    .where(and(eq(revisions.id, historyId), isOwnPractice(person.id)))
  if (found === undefined) return refuse('notFound')
  return {
    ishomework: 0,
    id: historyId,
    revisionId: historyId,
    practiceId: found.practiceId,
    title: found.title,
    content: found.content,
    author: found.author,
    atText: genreName(found.genre),
    grade: found.grade,
    task: presentTask(found),
    scoreKind: found.scoreKind,
    stage: findStage(found.grade),
    time: formatWireTime(found.createdAt),
    revisionNo: found.revisionNo,
    correction: found.reportState ?? 'none',
    aiUse: 'full',
    ...presentCorrection(found, found.correction, {
      aiScore: found.aiScore,
      surpass: null,
      aiUse: 'full',
      isScoreAsked: true,
      change: await findChange(db, historyId),
      revisionId: historyId,
      answered: await loadAnsweredMarks(db, found.practiceId),
      isTeacher: false,
    }),
  }
}
