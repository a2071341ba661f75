/** A homework with each pupil's submission, for its teacher. */
import { and, asc, eq } from 'drizzle-orm'
import type { getHomeworkDetail as call } from '@zhupi/contract/calls/homework.ts'
import { formatWireTime } from '@zhupi/contract/rules/shanghaiTime.ts'
import { genreName } from '@zhupi/contract/terms/genres.ts'
import { CLASS_SIZE_MAX } from '@zhupi/contract/terms/limits.ts'
import {
  SUBMISSION_GROUPS,
  SUBMISSION_STATUS_NAMES,
  type SubmissionStatus,
} from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/account.ts'
import { classrooms, enrollments } from '../../db/schema/classroom.ts'
import { revisions } from '../../db/schema/essay.ts'
import { homework } from '../../db/schema/homework.ts'
import { draftChanges, reports } from '../../db/schema/report.ts'
import { submissions } from '../../db/schema/submission.ts'
import { isNotRemoved } from '../../records/account.ts'
import { isOfClass } from '../../records/classroom.ts'
import {
  homeworkTitle,
  IS_LET_OFF,
  isTaughtBy,
  listQuestions,
  phaseOf,
} from '../../records/homework.ts'
import { countUses } from '../../records/quota.ts'
import { syllablesOfName } from '../../domain/pinyin.ts'
import type { Question } from '../../domain/question.ts'
import { refuse } from '../../domain/refuse.ts'
import { IS_OFF_TOPIC } from '../../records/report.ts'
import { REVIEW_SIGNS } from '../../records/reviewSigns.ts'
import { listSimilarEssays } from '../../records/similarity.ts'
import type { Handler } from '../handler.ts'

export const getHomeworkDetail: Handler<typeof call> = async ({ id }, { db, now, person }) => {
  const [found] = await db
    .select({
      classroomId: classrooms.id,
      classroomName: classrooms.name,
      scoreScale: homework.scoreScale,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
      similarityCheck: homework.similarityCheck,
    })
    .from(homework)
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .where(and(eq(homework.id, id), isTaughtBy(person.id)))
  if (found === undefined) return refuse('notFound')
  const questions = await listQuestions(db, id)
  const [question] = questions
  const rows = await listSubmissions(db, id)
  const similar = found.similarityCheck ? await listSimilarEssays(db, id) : new Set()
  const uses = await countUses(
    db,
    rows.map((row) => row.id),
  )
  const having = (group: keyof typeof SUBMISSION_GROUPS) =>
    rows.filter(
      (row) => !row.isLetOff && SUBMISSION_GROUPS[group].some((status) => status === row.status),
    ).length
  return {
    id,
    title: homeworkTitle(question),
    classEntityName: found.classroomName,
    articleType: question?.genre ?? '',
    atText: genreName(question?.genre ?? ''),
    scoreKind: found.scoreScale,
    status: phaseOf(found, now),
    stime: formatWireTime(found.startsAt),
    etime: formatWireTime(found.endsAt),
    notsubmit: having('notSubmitted'),
    notremarkcount: having('submitted'),
    remarkcount: having('reviewed'),
    studentHomeworkList: rows.map((row) => ({
      id: row.id,
      name: row.name,
      pinyin: syllablesOfName(row.name),
      studentNumber: row.studentNumber ?? '',
      status: row.status,
      statuscn: SUBMISSION_STATUS_NAMES[row.status],
      machineScore: row.aiScore,
      teacherScore: row.teacherScore,
      finalScore: row.teacherScore ?? row.aiScore,
      practiceCount: uses.get(row.id) ?? 0,
      classEntityId: found.classroomId,
      isOffTopic: row.isOffTopic,
      ...presentChoice(row, questions),
      isSimilar: similar.has(row.id),
      extendedTo: row.extendedTo && formatWireTime(row.extendedTo),
      isExcused: row.isLetOff,
      isEntered: row.isEntered ?? false,
      doubts: row.doubts ?? 0,
      rise: row.rise,
      disputes: row.disputes ?? 0,
    })),
  }
}

/** A choice there is only among several questions, and only once something is written. */
function presentChoice(
  { status, questionNo }: { status: SubmissionStatus; questionNo: number },
  questions: readonly Question[],
) {
  const isChosen = questions.length > 1 && status !== 'notStart'
  const chosen = questions.find((question) => isChosen && question.questionNo === questionNo)
  return { writingNo: chosen?.questionNo ?? null, writingTitle: homeworkTitle(chosen) }
}

async function listSubmissions(db: Db, homeworkId: number) {
  return db
    .select({
      id: submissions.id,
      name: accounts.name,
      studentNumber: enrollments.studentNumber,
      status: submissions.status,
      aiScore: reports.aiScore,
      teacherScore: submissions.teacherScore,
      isOffTopic: IS_OFF_TOPIC,
      extendedTo: submissions.extendedTo,
      isLetOff: IS_LET_OFF,
      questionNo: submissions.questionNo,
      isEntered: revisions.isEntered,
      ...REVIEW_SIGNS,
    })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.studentId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .leftJoin(
      enrollments,
      and(
        eq(enrollments.classroomId, homework.classroomId),
        eq(enrollments.studentId, submissions.studentId),
      ),
    )
    .leftJoin(revisions, eq(revisions.id, submissions.handedInRevisionId))
    .leftJoin(reports, eq(reports.revisionId, submissions.handedInRevisionId))
    .leftJoin(draftChanges, eq(draftChanges.revisionId, submissions.handedInRevisionId))
    .where(and(eq(submissions.homeworkId, homeworkId), isNotRemoved(), isOfClass()))
    .orderBy(asc(submissions.id))
    .limit(CLASS_SIZE_MAX)
}
