/** The correction report with what pupil and teacher need around it. */
import { and, eq } from 'drizzle-orm'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getAIResult as call } from '@zhupi/contract/calls/submission.ts'
import { fromScale } from '@zhupi/contract/rules/score.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { SUBMISSION_STATUS_NAMES } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { reports } from '../../db/schema/report.ts'
import { revisions } from '../../db/schema/essay.ts'
import { submissions } from '../../db/schema/submission.ts'
import { statement } from '../../db/statement.ts'
import { aiUseFor, hashEssay, showsScore } from '../../domain/essay.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { loadAnsweredMarks } from '../../records/answeredMark.ts'
import { findChange } from '../../records/draftChange.ts'
import { loadPercentile } from '../../records/percentile.ts'
import { IS_OFF_TOPIC } from '../../records/report.ts'
import type { Person } from '../../records/session.ts'
import { PROCESS_RECORD } from '../../records/submission.ts'
import { isReadableBy, revisionReadBy } from '../../records/submissionAccess.ts'
import type { Handler } from '../handler.ts'
import { presentHistory } from './presentHistory.ts'
import { presentCorrection } from './presentCorrection.ts'
import { presentPracticeReport } from './presentPracticeReport.ts'

export const getAIResult: Handler<typeof call> = async ({ id, ishomework }, { db, now, person }) =>
  ishomework === 1 ? readHomework(db, id, person, now) : presentPracticeReport(db, id, person, now)

async function readHomework(
  db: Db,
  id: number,
  person: Person,
  now: Date,
): Promise<EntityOf<typeof call>> {
  const found = await findEssay(db, id, person, now)
  const surpass =
    found.aiScore === null
      ? null
      : await loadPercentile(db, found.homeworkId, { submissionId: id, aiScore: found.aiScore })
  const aiUse = aiUseFor(person, found)
  return {
    ishomework: 1,
    id,
    revisionId: found.readRevisionId,
    homeworkId: found.homeworkId,
    title: found.text.title,
    articleTitle: found.text.title,
    content: found.text.content,
    author: found.studentName,
    articleType: found.text.genre,
    atText: genreName(found.text.genre),
    studentName: found.studentName,
    scoreKind: found.scoreScale,
    status: found.status,
    statuscn: SUBMISSION_STATUS_NAMES[found.status],
    teacherScore: found.teacherScore,
    teacherRemark: found.teacherScore === null ? null : found.remark,
    teacherName: found.teacherName,
    reviewTime: found.reviewedAt && formatWireTime(found.reviewedAt),
    categoryLevels: found.levels,
    rejectReason: found.rejectReason,
    rejectTime: found.returnedAt && formatWireTime(found.returnedAt),
    lowScore: fromScale(found.lowScore, found.scoreScale),
    highScore: fromScale(found.highScore, found.scoreScale),
    lowestScore: fromScale(found.lowestScore, found.scoreScale),
    hash: hashEssay(found.text),
    correction: found.reportState ?? 'none',
    aiUse,
    process: found.process,
    // Nothing of a rewrite under way is told to a teacher.
    isDraftNewer: person.role === 'student' && found.isDraftNewer,
    isOffTopic: person.role === 'teacher' && found.isOffTopic,
    isHandingIn: found.handingInRevisionId !== null,
    ...presentCorrection(found.text.content, found.correction, {
      aiScore: found.aiScore,
      surpass,
      aiUse,
      isScoreAsked: showsScore(aiUse, found),
      change: await findChange(db, found.readRevisionId),
      revisionId: found.readRevisionId,
      answered: await loadAnsweredMarks(db, id),
      isTeacher: person.role === 'teacher',
    }),
    historyList: await presentHistory(db, id, {
      // A teacher sees the attempts up to the hand-in, nothing of a rewrite under way.
      upToNo: person.role === 'teacher' ? found.revisionNo : null,
      showsScores: showsScore(aiUse, found),
    }),
  }
}

async function findEssay(db: Db, id: number, person: Person, now: Date) {
  const [row] = await READ_BY[person.role](db, { id, personId: person.id, now })
  if (row === undefined) return refuse('notFound')
  const [teacher] = row.ownerId === null ? [] : await nameOf(db, { id: row.ownerId })
  const { draft, revision, contentLevel, expressionLevel, developmentLevel, ...rest } = row
  const hasLevels = contentLevel !== null && expressionLevel !== null && developmentLevel !== null
  return {
    ...rest,
    text: revision ?? draft,
    isDraftNewer: revision !== null && hashEssay(revision) !== hashEssay(draft),
    teacherName: teacher?.name ?? MESSAGES.teacherGone,
    levels: hasLevels ? [contentLevel, expressionLevel, developmentLevel] : null,
  }
}

const nameOf = statement(['id'], (db, { id }) =>
  db
    .select({ name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNotRemoved())),
)

const readBy = (role: Role) =>
  statement(['id', 'personId', 'now'], (db, { id, personId, now }) =>
    db
      .select({
        homeworkId: homework.id,
        scoreScale: homework.scoreScale,
        lowScore: homework.lowScore,
        highScore: homework.highScore,
        lowestScore: homework.lowestScore,
        isOffTopic: IS_OFF_TOPIC,
        aiUse: homework.aiUse,
        status: submissions.status,
        revisionId: submissions.revisionId,
        handedInRevisionId: submissions.handedInRevisionId,
        readRevisionId: revisions.id,
        revisionNo: revisions.revisionNo,
        process: PROCESS_RECORD,
        draft: {
          questionNo: submissions.questionNo,
          genre: submissions.genre,
          title: submissions.title,
          content: submissions.content,
        },
        revision: {
          questionNo: revisions.questionNo,
          genre: revisions.genre,
          title: revisions.title,
          content: revisions.content,
        },
        teacherScore: submissions.teacherScore,
        contentLevel: submissions.contentLevel,
        expressionLevel: submissions.expressionLevel,
        developmentLevel: submissions.developmentLevel,
        remark: submissions.remark,
        reviewedAt: submissions.reviewedAt,
        rejectReason: submissions.rejectReason,
        returnedAt: submissions.returnedAt,
        handingInRevisionId: submissions.handingInRevisionId,
        studentName: accounts.name,
        ownerId: classrooms.ownerId,
        reportState: reports.state,
        aiScore: reports.aiScore,
        correction: reports.correction,
      })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .innerJoin(accounts, eq(accounts.id, submissions.studentId))
      .leftJoin(revisions, eq(revisions.id, revisionReadBy({ role })))
      .leftJoin(reports, eq(reports.revisionId, revisions.id))
      .where(and(eq(submissions.id, id), isReadableBy({ id: personId }, now))),
  )

const READ_BY = { student: readBy('student'), teacher: readBy('teacher') }
