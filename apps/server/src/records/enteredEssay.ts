/** An essay that a teacher enters from a pupil's paper. */
import { eq, max } from 'drizzle-orm'
import { countCharacters } from '@zhupi/contract/rules/length.ts'
import { PILE_PAGES_MAX } from '@zhupi/contract/terms/limits.ts'
import { onlyRow, type Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { revisions } from '../db/schema/essay.ts'
import { submissions, type Entry } from '../db/schema/submission.ts'
import type { EssayText } from '../domain/essay.ts'
import { enteredEvent } from '../domain/notificationWords.ts'
import { standsIn } from '../domain/photoDoubts.ts'
import { findConsentBar } from './consent.ts'
import { notifyEntered } from './homeworkNotifications.ts'
import { keepDoubts, listDoubts } from './photoDoubt.ts'
import { findReport, requestReport } from './report.ts'
import { saveRevision } from './revision.ts'
import { requestComparison } from './similarity.ts'
import { handedIn, requestOf, type LockedSubmission } from './submission.ts'

type Entered = {
  essay: EssayText
  /** Characters that a photograph brought. */
  photo: number
  teacher: { id: number; name: string }
}

/**
 * Handed in at once, whatever the homework's end and lowest score: a teacher holds the paper. What
 * the pupil had written here stays as a revision. Without a guardian's consent nothing is corrected.
 */
export async function enterFromPaper(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  submission: LockedSubmission,
  { essay, photo, teacher }: Entered,
  now: Date,
): Promise<void> {
  const before = await findBefore(db, submission.id)
  // Until it is begun it has the question's title and no text.
  const isBegun = submission.status !== 'notStart'
  const draftId = isBegun ? await saveRevision(db, submission, now) : null
  const revisionId = await saveRevision(db, { ...submission, ...essay }, now)
  const wasEntered = await markEntered(db, revisionId)
  const characters = countCharacters(essay.content)
  const fromPhoto = Math.min(photo, characters)
  const keptDraftRevisionId = draftId === revisionId ? null : draftId
  await db
    .update(submissions)
    .set({
      ...essay,
      ...handedIn(revisionId, now),
      entry: {
        at: now.toISOString(),
        ...{ revisionId, wasEntered, draftRevisionId: draftId },
        eventKey: enteredEvent(submission.id, now),
        ...before,
      },
      characters,
      version: submission.version + 1,
      savedAt: now,
      keptDraftRevisionId,
      typedCharacters: characters - fromPhoto,
      pastedCharacters: 0,
      photoCharacters: fromPhoto,
      voiceCharacters: 0,
    })
    .where(eq(submissions.id, submission.id))
  await handOnDoubts(db, teacher.id, submission.studentId, essay.content, now)
  const bar = await findConsentBar(db, submission.studentId, submission.classGrade)
  const report = await findReport(db, revisionId)
  if (bar === undefined && (report === undefined || report.state === 'failed'))
    await requestReport(db, queue, requestOf(submission, revisionId), now)
  const keepsDraft = keptDraftRevisionId !== null
  await notifyEntered(db, submission.id, { teacher, keepsDraft }, now)
  await requestComparison(db, queue, submission.homeworkId)
}

/** What a wrong entry is taken back to. */
async function findBefore(
  db: Db,
  submissionId: number,
): Promise<Pick<Entry, 'lastRevisionNo' | 'before'>> {
  const { savedAt, submittedAt, returnedAt, ...before } = onlyRow(
    await db
      .select({
        status: submissions.status,
        questionNo: submissions.questionNo,
        genre: submissions.genre,
        title: submissions.title,
        characters: submissions.characters,
        version: submissions.version,
        savedAt: submissions.savedAt,
        submittedAt: submissions.submittedAt,
        returnedAt: submissions.returnedAt,
        revisionId: submissions.revisionId,
        handedInRevisionId: submissions.handedInRevisionId,
        keptDraftRevisionId: submissions.keptDraftRevisionId,
        rejectReason: submissions.rejectReason,
        earlierRejectReason: submissions.earlierRejectReason,
        typedCharacters: submissions.typedCharacters,
        pastedCharacters: submissions.pastedCharacters,
        photoCharacters: submissions.photoCharacters,
        voiceCharacters: submissions.voiceCharacters,
      })
      .from(submissions)
      .where(eq(submissions.id, submissionId)),
  )
  const [last] = await db
    .select({ no: max(revisions.revisionNo) })
    .from(revisions)
    .where(eq(revisions.essayId, submissionId))
  const instants = {
    savedAt: savedAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
    returnedAt: returnedAt?.toISOString() ?? null,
  }
  return { lastRevisionNo: last?.no ?? 0, before: { ...before, ...instants } }
}

/** @returns whether it was one before */
async function markEntered(db: Db, revisionId: number): Promise<boolean> {
  const { isEntered } = onlyRow(
    await db
      .select({ isEntered: revisions.isEntered })
      .from(revisions)
      .where(eq(revisions.id, revisionId)),
  )
  if (!isEntered)
    await db.update(revisions).set({ isEntered: true }).where(eq(revisions.id, revisionId))
  return isEntered
}

/** What the teacher's photographs left in doubt is held against the pupil no more than the teacher. */
async function handOnDoubts(
  db: Db,
  teacherId: number,
  studentId: number,
  content: string,
  now: Date,
): Promise<void> {
  const doubts = await listDoubts(db, teacherId, PILE_PAGES_MAX)
  const standing = doubts.filter((doubt) => standsIn(content, doubt))
  await keepDoubts(db, studentId, standing, now)
}
