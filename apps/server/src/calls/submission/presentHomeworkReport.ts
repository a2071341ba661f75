/** The report of a homework essay, with what pupil and teacher need around it. */
import { and, eq } from 'drizzle-orm'
import type { EntityOf } from '@zhupi/contract/calls/defineCall.ts'
import type { getAIResult as call } from '@zhupi/contract/calls/submission.ts'
import { fromScale } from '@zhupi/contract/rules/score.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import { stageOf } from '@zhupi/contract/terms/stages.ts'
import { SUBMISSION_STATUS_NAMES } from '@zhupi/contract/terms/statuses.ts'
import { draftRemark } from '@zhupi/engine/remark/draftRemark.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms } from '../../db/schema/classroom.ts'
import { homework } from '../../db/schema/homework.ts'
import { reports } from '../../db/schema/report.ts'
import { revisions } from '../../db/schema/essay.ts'
import { submissions } from '../../db/schema/submission.ts'
import { statement } from '../../db/statement.ts'
import { aiUseFor, hashEssay, showsScore } from '../../domain/essay.ts'
import { withoutAnswered } from '../../domain/markKey.ts'
import { refuse } from '../../domain/refuse.ts'
import { isNotRemoved } from '../../records/account.ts'
import { loadAnsweredMarks } from '../../records/answeredMark.ts'
import { isConsentRefused } from '../../records/consent.ts'
import { findChange } from '../../records/draftChange.ts'
import { findScaleHint } from '../../records/teacherScale.ts'
import { loadPercentile } from '../../records/percentile.ts'
import { IS_OFF_TOPIC } from '../../records/report.ts'
import type { Person } from '../../records/session.ts'
import { PROCESS_RECORD } from '../../records/submission.ts'
import { isReadableBy, revisionReadBy } from '../../records/submissionAccess.ts'
import { presentHistory, presentKept } from './presentHistory.ts'
import { presentCorrection } from './presentCorrection.ts'

export async function presentHomeworkReport(
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
  const change = await findChange(db, found.readRevisionId)
  const answered = await loadAnsweredMarks(db, id)
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
    stage: stageOf(found.gradeLevel),
    status: found.status,
    statuscn: SUBMISSION_STATUS_NAMES[found.status],
    teacherScore: found.teacherScore,
    teacherRemark: found.teacherScore === null ? null : found.remark,
    isRemarkDrafted: found.teacherScore !== null && found.isRemarkDrafted,
    remarkDraft:
      person.role === 'teacher' && found.correction !== null
        ? draftRemark({
            correction: withoutAnswered(found.correction, answered),
            change: change?.change ?? null,
          })
        : [],
    scaleHint:
      person.role === 'teacher' && found.status === 'finish' && found.aiScore !== null
        ? await findScaleHint(db, person.id, { ...found, aiScore: found.aiScore })
        : null,
    teacherName: found.teacherName,
    reviewTime: found.reviewedAt && formatWireTime(found.reviewedAt),
    categoryLevels: found.levels,
    rejectReason: found.rejectReason,
    rejectTime: found.returnedAt && formatWireTime(found.returnedAt),
    lowScore: fromScale(found.lowScore, found.scoreScale),
    highScore: fromScale(found.highScore, found.scoreScale),
    lowestScore: fromScale(found.lowestScore, found.scoreScale),
    hash: hashEssay(found.text),
    verdictNo: found.verdictNo,
    earlierRejectReason: found.earlierRejectReason,
    correction: found.reportState ?? 'none',
    aiUse,
    process: found.process,
    // Nothing of a rewrite under way is told to a teacher.
    isDraftNewer: person.role === 'student' && found.isDraftNewer,
    isConsentRefused: await isConsentRefused(
      db,
      { id: found.studentId, role: 'student' },
      found.classGrade,
    ),
    isOffTopic: person.role === 'teacher' && found.isOffTopic,
    isHandingIn: found.handingInRevisionId !== null,
    isEntered: found.isEntered ?? false,
    keptDraft:
      person.role === 'student' && found.keptDraftRevisionId !== null
        ? ((await textOf(db, { id: found.keptDraftRevisionId }))[0] ?? null)
        : null,
    ...presentCorrection(found.text, found.correction, {
      aiScore: found.aiScore,
      surpass,
      aiUse,
      isScoreAsked: showsScore(aiUse, found),
      change,
      revisionId: found.readRevisionId,
      answered,
      isTeacher: person.role === 'teacher',
    }),
    historyList: await presentHistory(db, id, {
      // A teacher sees the attempts up to the hand-in, nothing of a rewrite under way.
      upToNo: person.role === 'teacher' ? found.revisionNo : null,
      showsScores: showsScore(aiUse, found),
    }),
    ...(person.role === 'student' && {
      keptList: await presentKept(db, id, found.handedInRevisionId),
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

const textOf = statement(['id'], (db, { id }) =>
  db
    .select({ title: revisions.title, content: revisions.content })
    .from(revisions)
    .where(eq(revisions.id, id)),
)

const readBy = (role: Role) =>
  statement(['id', 'personId', 'now'], (db, { id, personId, now }) =>
    db
      .select({
        homeworkId: homework.id,
        scoreScale: homework.scoreScale,
        classGrade: classrooms.gradeLevel,
        gradeLevel: homework.gradeLevel,
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
        isEntered: revisions.isEntered,
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
        verdictNo: submissions.verdictNo,
        teacherScore: submissions.teacherScore,
        contentLevel: submissions.contentLevel,
        expressionLevel: submissions.expressionLevel,
        developmentLevel: submissions.developmentLevel,
        remark: submissions.remark,
        isRemarkDrafted: submissions.isRemarkDrafted,
        reviewedAt: submissions.reviewedAt,
        rejectReason: submissions.rejectReason,
        earlierRejectReason: submissions.earlierRejectReason,
        returnedAt: submissions.returnedAt,
        handingInRevisionId: submissions.handingInRevisionId,
        keptDraftRevisionId: submissions.keptDraftRevisionId,
        studentId: accounts.id,
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
