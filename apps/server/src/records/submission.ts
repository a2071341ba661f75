/** A pupil's homework essay: its row, its draft, its handing in (decisions 12, 13). */
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { reachesLowest } from '@zhupi/contract/rules/score.ts'
import { findClosedReason, findMissing, mayEdit } from '@zhupi/contract/rules/submission.ts'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { homework, revisions, submissions } from '../db/schema.ts'
import { hasStarted } from './homework.ts'
import { notifyHandedIn } from './homeworkNotifications.ts'
import { refuse } from './refuse.ts'
import { findReport, requestReport } from './report.ts'
import { keepRevision } from './revision.ts'

export type Draft = { questionNo: number; genre: string; title: string; content: string }

/** How the text came in, in characters (decisions 16). */
type SentRecord = {
  typed?: number | undefined
  pasted?: number | undefined
  photo?: number | undefined
  voice?: number | undefined
}
export const PROCESS_RECORD = {
  typed: submissions.typedCharacters,
  pasted: submissions.pastedCharacters,
  photo: submissions.photoCharacters,
  voice: submissions.voiceCharacters,
} as const

/** The pupil's own submission of a homework that has started, its row held until the transaction ends; refuses notFound. */
export async function loadForUpdate(db: Db, submissionId: number, studentId: number, now: Date) {
  const [found] = await db
    .select({
      id: submissions.id,
      schoolId: submissions.schoolId,
      studentId: submissions.studentId,
      homeworkId: submissions.homeworkId,
      status: submissions.status,
      questionNo: submissions.questionNo,
      genre: submissions.genre,
      title: submissions.title,
      content: submissions.content,
      version: submissions.version,
      startsAt: homework.startsAt,
      endsAt: homework.endsAt,
      aiUse: homework.aiUse,
      lowestScore: homework.lowestScore,
      scoreScale: homework.scoreScale,
    })
    .from(submissions)
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .where(
      and(eq(submissions.id, submissionId), eq(submissions.studentId, studentId), hasStarted(now)),
    )
    .for('update', { of: submissions })
  return found ?? refuse('notFound')
}
export type HeldSubmission = Awaited<ReturnType<typeof loadForUpdate>>

/**
 * The submission a revision belongs to, its row held like loadForUpdate's: whoever finishes a report and whoever hands in take turns, so
 * that no hand-in waits for a report that came a moment before.
 */
export async function loadOfRevisionForUpdate(
  db: Db,
  revisionId: number,
): Promise<{ id: number; status: SubmissionStatus; handingInRevisionId: number | null }> {
  const [found] = await db
    .select({
      id: submissions.id,
      status: submissions.status,
      handingInRevisionId: submissions.handingInRevisionId,
    })
    .from(submissions)
    .innerJoin(revisions, eq(revisions.submissionId, submissions.id))
    .where(eq(revisions.id, revisionId))
    .for('update', { of: submissions })
  if (found === undefined) throw new Error(`revision ${revisionId} has no submission`)
  return found
}

/** Keeps the draft; a save that changes nothing leaves the version alone, one `typedOn` an overtaken version is refused. @returns the submission as it then is */
export async function saveDraft(
  db: Db,
  held: HeldSubmission,
  draft: Draft,
  now: Date,
  {
    typedOn = held.version,
    process = {},
  }: { typedOn?: number | undefined; process?: SentRecord } = {},
): Promise<HeldSubmission> {
  const isSame =
    held.questionNo === draft.questionNo &&
    held.genre === draft.genre &&
    held.title === draft.title &&
    held.content === draft.content
  // A double tap or a repeated request finds its own text and is answered like the first.
  if (isSame && held.status !== 'notStart') return held
  if (!mayEdit(held.status)) refuse('essayHandedIn')
  if (typedOn < held.version) refuse('draftOvertaken')
  const status: SubmissionStatus = held.status === 'notStart' ? 'underway' : held.status
  const version = held.version + 1
  await db
    .update(submissions)
    // A text that changes while it waits for its score is not the one that was handed in: it waits no longer.
    .set({
      ...draft,
      status,
      version,
      characters: countCharacters(draft.content),
      savedAt: now,
      handingInRevisionId: null,
      ...processColumns(process),
    })
    .where(eq(submissions.id, held.id))
  return { ...held, ...draft, status, version }
}

/** Correction and handing in are open, and title, content and genre are there; else refuses with what is wrong. */
export function checkMayFinish(held: HeldSubmission, now: Date): void {
  if (!mayEdit(held.status)) refuse('essayHandedIn')
  const closed = findClosedReason(held.status, {
    startsAt: held.startsAt,
    endsAt: held.endsAt,
    now,
  })
  if (closed !== undefined) refuse(closed)
  const missing = findMissing(held)
  if (missing !== undefined) refuse(missing)
}

/**
 * Hands in the essay as it is saved. A text without a report is corrected at no cost to the pupil; where the homework asks for a lowest
 * score, the essay waits for that report and goes in only if it reaches the score (decisions 13).
 */
export async function handIn(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  held: HeldSubmission,
  now: Date,
): Promise<SubmissionStatus> {
  if (held.status !== 'finish') checkMayFinish(held, now)
  const revisionId = await keepRevision(db, held, now)
  const earlier = await findReport(db, revisionId)
  // Also for one that is handed in already and whose correction failed.
  const report =
    earlier === undefined || earlier.state === 'failed'
      ? await requestReport(db, queue, { revisionId, schoolId: held.schoolId }, now)
      : earlier
  if (held.status === 'finish') return 'finish'
  if (held.lowestScore > 0 && report.state === 'done' && !reachesLowest(held, report.aiScore ?? 0))
    refuse('scoreBelowLowest')
  const mustWait = held.lowestScore > 0 && report.state !== 'done'
  await db
    .update(submissions)
    .set(mustWait ? { revisionId, handingInRevisionId: revisionId } : handedIn(revisionId, now))
    .where(eq(submissions.id, held.id))
  if (!mustWait) await notifyHandedIn(db, held.id, held.status === 'reject', now)
  return mustWait ? held.status : 'finish'
}

/** The columns of an essay that has gone in: this revision is what its teacher reads. */
export function handedIn(revisionId: number, now: Date) {
  return {
    revisionId,
    handedInRevisionId: revisionId,
    handingInRevisionId: null,
    status: 'finish' as const,
    submittedAt: now,
    rejectReason: null,
    returnedAt: null,
  }
}

/** A total never falls: another device may have opened an older draft. What was not sent stays as it is. */
function processColumns({ typed, pasted, photo, voice }: SentRecord) {
  const atLeast = (column: PgColumn, sent = 0) => sql`greatest(${column}, ${sent}::int)`
  return {
    typedCharacters: atLeast(submissions.typedCharacters, typed),
    pastedCharacters: atLeast(submissions.pastedCharacters, pasted),
    photoCharacters: atLeast(submissions.photoCharacters, photo),
    voiceCharacters: atLeast(submissions.voiceCharacters, voice),
  }
}
