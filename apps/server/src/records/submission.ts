/** A pupil's submission: its row, its draft, its hand-in. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { reachesLowest } from '@zhupi/contract/rules/score.ts'
import { mayEdit } from '@zhupi/contract/rules/submission.ts'
import { FREE_TRIES_PER_DAY } from '@zhupi/contract/terms/limits.ts'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { homework } from '../db/schema/homework.ts'
import { revisions } from '../db/schema/essay.ts'
import { submissions } from '../db/schema/submission.ts'
import { statement } from '../db/statement.ts'
import { checkMayFinish, type EssayText } from '../domain/essay.ts'
import { refuse } from '../domain/refuse.ts'
import { isEnrolled } from './classroom.ts'
import { findConsentBar } from './consent.ts'
import { hasStarted, OWN_END } from './homework.ts'
import { notifyHandedIn } from './homeworkNotifications.ts'
import { countFreeReportsToday } from './quota.ts'
import { processAfter, type SentProcess } from './process.ts'
import { findReport, requestReport } from './report.ts'
import { saveRevision } from './revision.ts'
import { requestComparison } from './similarity.ts'

export const PROCESS_RECORD = {
  typed: submissions.typedCharacters,
  pasted: submissions.pastedCharacters,
  photo: submissions.photoCharacters,
  voice: submissions.voiceCharacters,
} as const

/** The pupil's own submission of a homework that has started, its row locked; refuses notFound. */
export async function loadForUpdate(db: Db, submissionId: number, studentId: number, now: Date) {
  const [found] = await ownForUpdate(db, { submissionId, studentId, now })
  return found ?? refuse('notFound')
}
export type LockedSubmission = Awaited<ReturnType<typeof loadForUpdate>>

const ownForUpdate = statement(
  ['submissionId', 'studentId', 'now'],
  (db, { submissionId, studentId, now }) =>
    db
      .select({
        id: submissions.id,
        schoolId: submissions.schoolId,
        studentId: submissions.studentId,
        homeworkId: submissions.homeworkId,
        classroomId: homework.classroomId,
        classGrade: classrooms.gradeLevel,
        status: submissions.status,
        questionNo: submissions.questionNo,
        genre: submissions.genre,
        title: submissions.title,
        content: submissions.content,
        version: submissions.version,
        process: PROCESS_RECORD,
        startsAt: homework.startsAt,
        endsAt: OWN_END,
        aiUse: homework.aiUse,
        lowestScore: homework.lowestScore,
        scoreScale: homework.scoreScale,
        isEnrolled: isEnrolled(),
        isArchived: sql<boolean>`${isNotNull(classrooms.archivedAt)}`,
      })
      .from(submissions)
      .innerJoin(homework, eq(homework.id, submissions.homeworkId))
      .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
      .where(
        and(
          eq(submissions.id, submissionId),
          eq(submissions.studentId, studentId),
          hasStarted(now),
        ),
      )
      .for('update', { of: submissions }),
)

/**
 * The submission of a revision, its row locked as loadForUpdate locks it: finishing a report and
 * handing in take turns, so that no hand-in waits for a report that was finished a moment before.
 * Practice has none.
 */
export async function findByRevisionForUpdate(
  db: Db,
  revisionId: number,
): Promise<
  | {
      id: number
      homeworkId: number
      status: SubmissionStatus
      handingInRevisionId: number | null
    }
  | undefined
> {
  const [found] = await db
    .select({
      id: submissions.id,
      homeworkId: submissions.homeworkId,
      status: submissions.status,
      handingInRevisionId: submissions.handingInRevisionId,
    })
    .from(submissions)
    .innerJoin(revisions, eq(revisions.essayId, submissions.id))
    .where(eq(revisions.id, revisionId))
    .for('update', { of: submissions })
  return found
}

/**
 * A save that changes nothing leaves the version as it is; one that was typed on an older version
 * (`typedOn`) is refused.
 * @returns the submission as it is afterwards
 */
export async function saveDraft(
  db: Db,
  submission: LockedSubmission,
  draft: EssayText,
  now: Date,
  {
    typedOn = submission.version,
    process = {},
  }: { typedOn?: number | undefined; process?: SentProcess } = {},
): Promise<LockedSubmission> {
  const isSame =
    submission.questionNo === draft.questionNo &&
    submission.genre === draft.genre &&
    submission.title === draft.title &&
    submission.content === draft.content
  // A double tap or a repeated request finds its own text and is answered like the first.
  if (isSame && submission.status !== 'notStart') return submission
  if (!mayEdit(submission.status)) refuse('essayHandedIn')
  if (typedOn < submission.version) refuse('draftOvertaken')
  const status: SubmissionStatus = submission.status === 'notStart' ? 'underway' : submission.status
  const version = submission.version + 1
  await db
    .update(submissions)
    // A text that changes while its hand-in waits for the score is another text: it waits no more.
    .set({
      ...draft,
      status,
      version,
      characters: countCharacters(draft.content),
      savedAt: now,
      handingInRevisionId: null,
      ...processAfter(submission.process, process, {
        content: draft.content,
        openMs: now.getTime() - submission.startsAt.getTime(),
      }),
    })
    .where(eq(submissions.id, submission.id))
  return { ...submission, ...draft, status, version }
}

/**
 * Hands in the essay as it is saved. A text without a report is corrected without taking a use.
 * Where the homework asks for a lowest score, the essay waits for that report and is handed in only
 * if it reaches the score; such tries are limited, for each shows a report that cost nothing. A
 * child's text without a guardian's consent is handed in as it is: no report, no lowest score.
 */
export async function handIn(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  submission: LockedSubmission,
  now: Date,
): Promise<SubmissionStatus> {
  if (submission.status !== 'finish') checkMayFinish(submission, now)
  const revisionId = await saveRevision(db, submission, now)
  const earlier = await findReport(db, revisionId)
  const isBarred =
    (await findConsentBar(db, submission.studentId, submission.classGrade)) !== undefined
  const lowestScore = isBarred ? 0 : submission.lowestScore
  if (
    earlier === undefined &&
    lowestScore > 0 &&
    (await countFreeReportsToday(db, submission.id, now)) >= FREE_TRIES_PER_DAY
  )
    refuse('freeTriesUsedUp')
  // Also for an essay that is handed in already and whose correction failed.
  const report =
    !isBarred && (earlier === undefined || earlier.state === 'failed')
      ? await requestReport(db, queue, requestOf(submission, revisionId), now)
      : earlier
  if (submission.status === 'finish') return 'finish'
  if (
    lowestScore > 0 &&
    report?.state === 'done' &&
    !reachesLowest(submission, report.aiScore ?? 0)
  )
    refuse('scoreBelowLowest')
  const mustWait = lowestScore > 0 && report?.state !== 'done'
  await db
    .update(submissions)
    .set(mustWait ? { revisionId, handingInRevisionId: revisionId } : handedIn(revisionId, now))
    .where(eq(submissions.id, submission.id))
  if (mustWait) return submission.status
  await notifyHandedIn(db, submission.id, submission.status === 'reject', now)
  await requestComparison(db, queue, submission.homeworkId)
  return 'finish'
}

/** What a report of this submission's revision is requested with. */
export function requestOf(
  { schoolId, studentId, classroomId }: LockedSubmission,
  revisionId: number,
) {
  return { revisionId, schoolId, asker: { accountId: studentId, classroomId } }
}

/** The columns of a handed-in essay: this revision is what its teacher reads. */
export function handedIn(revisionId: number, now: Date) {
  return {
    revisionId,
    handedInRevisionId: revisionId,
    handingInRevisionId: null,
    entry: null,
    status: 'finish' as const,
    submittedAt: now,
    rejectReason: null,
    // What it was returned for is read beside what came back.
    earlierRejectReason: sql`coalesce(${submissions.rejectReason}, ${submissions.earlierRejectReason})`,
    returnedAt: null,
  }
}
