/** The correction report with the teacher's score and remark (spec 1 §2.12). */
import { and, asc, desc, eq } from 'drizzle-orm'
import type { getAIResult as call } from '@zhupi/contract/calls/submission.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { SUBMISSION_STATUS_NAMES } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../../db/database.ts'
import { accounts, classrooms, homework, reports, revisions, submissions } from '../../db/schema.ts'
import { loadPercentile } from '../../records/percentile.ts'
import { isReadableBy } from '../../records/readableSubmission.ts'
import { refuse } from '../../records/refuse.ts'
import { hashText } from '../../records/revision.ts'
import { fromScale } from '@zhupi/contract/rules/score.ts'
import type { Handler } from '../handler.ts'
import { presentCorrection } from './presentCorrection.ts'

const HISTORY_LENGTH = 20

export const getAIResult: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  const found = await findEssay(db, id, person.id, now)
  const surpass = found.aiScore === null ? null : await loadPercentile(db, found.homeworkId, { submissionId: id, aiScore: found.aiScore })
  return {
    id, homeworkId: found.homeworkId, articleTitle: found.text.title, atText: genreName(found.text.genre), studentName: found.studentName, scoreKind: found.scoreScale,
    status: found.status, statuscn: SUBMISSION_STATUS_NAMES[found.status],
    teacherScore: found.teacherScore, teacherRemark: found.teacherScore === null ? null : found.remark, teacherName: found.teacherName,
    reviewTime: found.reviewedAt && formatWireTime(found.reviewedAt),
    categoryLevels: found.levels, rejectReason: found.rejectReason,
    lowScore: fromScale(found.lowScore, found.scoreScale), highScore: fromScale(found.highScore, found.scoreScale),
    hash: hashText(found.text), correction: found.reportState ?? 'none',
    ...presentCorrection(found.text.content, found.correction, { aiScore: found.aiScore, surpass }),
    historyList: await listHistory(db, id),
  }
}

async function findEssay(db: Db, id: number, personId: number, now: Date) {
  const [row] = await db
    .select({
      homeworkId: homework.id, scoreScale: homework.scoreScale, lowScore: homework.lowScore, highScore: homework.highScore, status: submissions.status,
      draft: { questionNo: submissions.questionNo, genre: submissions.genre, title: submissions.title, content: submissions.content },
      revision: { questionNo: revisions.questionNo, genre: revisions.genre, title: revisions.title, content: revisions.content },
      teacherScore: submissions.teacherScore, contentLevel: submissions.contentLevel, expressionLevel: submissions.expressionLevel, developmentLevel: submissions.developmentLevel,
      remark: submissions.remark, reviewedAt: submissions.reviewedAt, rejectReason: submissions.rejectReason,
      studentName: accounts.name, ownerId: classrooms.ownerId, reportState: reports.state, aiScore: reports.aiScore, correction: reports.correction,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .leftJoin(revisions, eq(revisions.id, submissions.revisionId))
    .leftJoin(reports, eq(reports.revisionId, submissions.revisionId))
    .where(and(eq(submissions.id, id), isReadableBy(personId, now)))
  if (row === undefined) return refuse('notFound')
  const [teacher] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, row.ownerId))
  const { draft, revision, contentLevel, expressionLevel, developmentLevel, ...rest } = row
  const hasLevels = contentLevel !== null && expressionLevel !== null && developmentLevel !== null
  return { ...rest, text: revision ?? draft, teacherName: teacher?.name ?? '', levels: hasLevels ? [contentLevel, expressionLevel, developmentLevel] : null }
}

async function listHistory(db: Db, submissionId: number) {
  const rows = await db
    .select({ id: revisions.id, aiScore: reports.aiScore, createdAt: revisions.createdAt })
    .from(revisions).innerJoin(reports, eq(reports.revisionId, revisions.id))
    .where(eq(revisions.submissionId, submissionId)).orderBy(desc(revisions.createdAt), asc(revisions.id)).limit(HISTORY_LENGTH)
  return rows.map((row) => ({ id: row.id, score: row.aiScore, time: formatWireTime(row.createdAt) }))
}
