/**
 * A teacher takes back what was entered for the wrong pupil: the pupil's own draft stands as it did,
 * and of the other's text nothing stays with this pupil.
 */
import { and, eq, gt, gte, inArray, or } from 'drizzle-orm'
import { SECOND_MS } from '@zhupi/contract/terms/durations.ts'
import { UNDO_SECONDS } from '@zhupi/contract/terms/limits.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { disputes, removedMarks } from '../db/schema/dispute.ts'
import { essays, revisions } from '../db/schema/essay.ts'
import { goalVerdicts } from '../db/schema/goal.ts'
import { correctionCharges } from '../db/schema/membership.ts'
import { notifications } from '../db/schema/message.ts'
import { modelNotes } from '../db/schema/modelNotes.ts'
import { passages } from '../db/schema/passage.ts'
import { photoDoubts } from '../db/schema/photo.ts'
import { prints } from '../db/schema/print.ts'
import { draftChanges, reports } from '../db/schema/report.ts'
import { shareLinks } from '../db/schema/share.ts'
import { essayFingerprints, similarities } from '../db/schema/similarity.ts'
import { submissions, type Entry } from '../db/schema/submission.ts'
import { wrongCharacters } from '../db/schema/wrongCharacter.ts'
import { notifyEntryTaken } from './homeworkNotifications.ts'
import { requestComparison } from './similarity.ts'

/** A tap in the last second still has its way to the server. */
const SILENT_MS = (UNDO_SECONDS + 5) * SECOND_MS

/** What stands there; the caller holds the submission's row. */
export async function findEntry(db: Db, submissionId: number) {
  const [found] = await db
    .select({
      id: submissions.id,
      studentId: submissions.studentId,
      homeworkId: submissions.homeworkId,
      status: submissions.status,
      entry: submissions.entry,
      text: {
        questionNo: submissions.questionNo,
        genre: submissions.genre,
        title: submissions.title,
        content: submissions.content,
      },
      photo: submissions.photoCharacters,
    })
    .from(submissions)
    .where(eq(submissions.id, submissionId))
  return found
}
type Entered = Omit<NonNullable<Awaited<ReturnType<typeof findEntry>>>, 'entry'> & { entry: Entry }

/** `db` is a transaction that holds the submission's row. */
export async function takeEntryBack(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  { id, studentId, homeworkId, entry }: Entered,
  teacher: { id: number; name: string },
  now: Date,
): Promise<void> {
  // Links are made under this lock: none comes for a text that goes.
  await db.select({ id: essays.id }).from(essays).where(eq(essays.id, id)).for('update')
  const { savedAt, returnedAt, ...before } = entry.before
  const [draft] =
    entry.draftRevisionId === null
      ? []
      : await db
          .select({
            questionNo: revisions.questionNo,
            genre: revisions.genre,
            title: revisions.title,
            content: revisions.content,
          })
          .from(revisions)
          .where(eq(revisions.id, entry.draftRevisionId))
  await db
    .update(submissions)
    .set({
      ...before,
      // Until it is begun there is no text.
      ...(draft ?? { content: '' }),
      savedAt: savedAt === null ? null : new Date(savedAt),
      returnedAt: returnedAt === null ? null : new Date(returnedAt),
      submittedAt: entry.before.submittedAt === null ? null : new Date(entry.before.submittedAt),
      entry: null,
    })
    .where(eq(submissions.id, id))
  await eraseEntered(db, { id, studentId }, entry)
  await takeMessageBack(
    db,
    { id, studentId },
    { entry, teacher, hasDraft: draft !== undefined },
    now,
  )
  await requestComparison(db, queue, homeworkId)
}

/** All that came with the entry: its text, and the draft's copy, which is the draft again. */
async function eraseEntered(
  db: Db,
  { id, studentId }: { id: number; studentId: number },
  { at, lastRevisionNo, revisionId, wasEntered }: Entry,
): Promise<void> {
  const enteredAt = new Date(at)
  const came = db
    .select({ id: revisions.id })
    .from(revisions)
    .where(and(eq(revisions.essayId, id), gt(revisions.revisionNo, lastRevisionNo)))
  await db.delete(wrongCharacters).where(inArray(wrongCharacters.revisionId, came))
  await db.delete(disputes).where(inArray(disputes.revisionId, came))
  await db.delete(removedMarks).where(inArray(removedMarks.revisionId, came))
  await db.delete(modelNotes).where(inArray(modelNotes.revisionId, came))
  await db
    .delete(draftChanges)
    .where(
      or(inArray(draftChanges.revisionId, came), inArray(draftChanges.earlierRevisionId, came)),
    )
  await db.delete(goalVerdicts).where(inArray(goalVerdicts.revisionId, came))
  await db.delete(shareLinks).where(inArray(shareLinks.revisionId, came))
  await db.delete(passages).where(inArray(passages.revisionId, came))
  await db
    .delete(similarities)
    .where(or(inArray(similarities.revisionId, came), inArray(similarities.otherRevisionId, came)))
  await db.delete(essayFingerprints).where(inArray(essayFingerprints.revisionId, came))
  await db.delete(reports).where(inArray(reports.revisionId, came))
  await db.delete(correctionCharges).where(inArray(correctionCharges.revisionId, came))
  await db
    .delete(revisions)
    .where(and(eq(revisions.essayId, id), gt(revisions.revisionNo, lastRevisionNo)))
  // The pupil's own text that was entered again word for word stays the pupil's.
  await db.update(revisions).set({ isEntered: wasEntered }).where(eq(revisions.id, revisionId))
  await db
    .delete(photoDoubts)
    .where(and(eq(photoDoubts.accountId, studentId), eq(photoDoubts.readAt, enteredAt)))
  // It may be in what the pupil had printed since; that is printed anew in a moment.
  await db
    .delete(prints)
    .where(and(eq(prints.accountId, studentId), gte(prints.createdAt, enteredAt)))
}

/** Who has not read it and for whom it goes at once hears nothing of it. */
async function takeMessageBack(
  db: Db,
  { id, studentId }: { id: number; studentId: number },
  {
    entry,
    teacher,
    hasDraft,
  }: { entry: Entry; teacher: { id: number; name: string }; hasDraft: boolean },
  now: Date,
): Promise<void> {
  const [told] = await db
    .delete(notifications)
    .where(and(eq(notifications.accountId, studentId), eq(notifications.eventKey, entry.eventKey)))
    .returning({ readAt: notifications.readAt })
  const isAtOnce = now.getTime() - Date.parse(entry.at) <= SILENT_MS
  if (isAtOnce && told?.readAt === null) return
  await notifyEntryTaken(db, id, { teacher, hasDraft }, now)
}
