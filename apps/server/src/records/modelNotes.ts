/** What a language model added beneath a report, and who may read it. */
import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { PROMPT_VERSION } from '@zhupi/engine/llm/prompts.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { classrooms } from '../db/schema/classroom.ts'
import { revisions } from '../db/schema/essay.ts'
import { homework } from '../db/schema/homework.ts'
import { modelNotes } from '../db/schema/modelNotes.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { reports } from '../db/schema/report.ts'
import { submissions } from '../db/schema/submission.ts'
import type { ModelSettings } from '../domain/modelSettings.ts'
import type { CorrectionWork } from './correctionWork.ts'
import { mayGoOutside } from './consent.ts'
import { isTaughtBy } from './homework.ts'
import { isOwnPractice } from './practice.ts'
import type { Person } from './session.ts'
import { isReadableBy } from './submissionAccess.ts'

const handedIn = alias(revisions, 'handed_in')

export const NOTES = {
  state: modelNotes.state,
  model: modelNotes.model,
  isStandIn: modelNotes.isStandIn,
  engineVersion: modelNotes.engineVersion,
  marks: modelNotes.marks,
  words: modelNotes.words,
  hasOrder: modelNotes.hasOrder,
  finishedAt: modelNotes.finishedAt,
  releasedAt: modelNotes.releasedAt,
} as const

/** Undefined where this person may not read that revision; its notes may still be none. */
export async function findHomeworkNotes(
  db: Db,
  { id, revisionId }: { id: number; revisionId: number },
  person: Person,
  now: Date,
) {
  const [found] = await db
    .select({
      notes: NOTES,
      gradeLevel: homework.gradeLevel,
      aiUse: homework.aiUse,
      handedInRevisionId: submissions.handedInRevisionId,
      isCorrected: sql<boolean>`${isNotNull(reports.revisionId)}`,
    })
    .from(revisions)
    .innerJoin(submissions, eq(submissions.id, revisions.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .leftJoin(reports, and(eq(reports.revisionId, revisions.id), eq(reports.state, 'done')))
    .leftJoin(handedIn, eq(handedIn.id, submissions.handedInRevisionId))
    .leftJoin(modelNotes, eq(modelNotes.revisionId, revisions.id))
    .where(
      and(
        eq(revisions.id, revisionId),
        eq(submissions.id, id),
        isReadableBy(person, now),
        // A teacher reads nothing that was written after the hand-in.
        person.role === 'teacher' ? lte(revisions.revisionNo, handedIn.revisionNo) : undefined,
      ),
    )
  return found
}

export async function findPracticeNotes(
  db: Db,
  { id, revisionId }: { id: number; revisionId: number },
  person: Person,
) {
  const [found] = await db
    .select({ notes: NOTES, gradeLevel: revisions.gradeLevel })
    .from(revisions)
    .innerJoin(practiceEssays, eq(practiceEssays.id, revisions.essayId))
    .leftJoin(modelNotes, eq(modelNotes.revisionId, revisions.id))
    .where(and(eq(revisions.id, revisionId), eq(practiceEssays.id, id), isOwnPractice(person.id)))
  // Nothing is held back of practice.
  return found && { ...found, aiUse: 'full' as const, handedInRevisionId: null }
}

/** A corrected revision of a handed-in essay whose class this teacher has. */
export async function findTaughtReport(
  db: Db,
  { id, revisionId }: { id: number; revisionId: number },
  teacherId: number,
  now: Date,
) {
  const [found] = await db
    .select({
      studentId: submissions.studentId,
      schoolId: reports.schoolId,
      engineVersion: sql<string>`${reports.correction} ->> 'engineVersion'`,
      notes: {
        ...NOTES,
        promptVersion: modelNotes.promptVersion,
        remarkState: modelNotes.remarkState,
        remark: modelNotes.remark,
      },
    })
    .from(revisions)
    .innerJoin(submissions, eq(submissions.id, revisions.essayId))
    .innerJoin(homework, eq(homework.id, submissions.homeworkId))
    .innerJoin(classrooms, eq(classrooms.id, homework.classroomId))
    .innerJoin(handedIn, eq(handedIn.id, submissions.handedInRevisionId))
    .innerJoin(reports, and(eq(reports.revisionId, revisions.id), eq(reports.state, 'done')))
    .leftJoin(modelNotes, eq(modelNotes.revisionId, revisions.id))
    .where(
      and(
        eq(revisions.id, revisionId),
        eq(submissions.id, id),
        isTaughtBy(teacherId),
        isReadableBy({ id: teacherId }, now),
        lte(revisions.revisionNo, handedIn.revisionNo),
      ),
    )
  return found
}

/** Whether this text may be shown to the model that is set. */
export async function mayAskModel(
  db: Db,
  writer: CorrectionWork['writer'],
  { isOutside, consentVersion }: ModelSettings,
): Promise<boolean> {
  return !isOutside || (await mayGoOutside(db, writer, consentVersion))
}

/** Asks once for each revision, in the transaction that stores its report. */
export async function requestModelNotes(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  settings: ModelSettings,
  revision: { revisionId: number; schoolId: number | null; engineVersion: string },
  now: Date,
): Promise<void> {
  const [asked] = await db
    .insert(modelNotes)
    .values({ ...revision, ...askedOf(settings, now) })
    .onConflictDoNothing()
    .returning({ revisionId: modelNotes.revisionId })
  if (asked !== undefined) await queue.enqueue(db, 'askModel', { revisionId: revision.revisionId })
}

/** The teacher's draft; what else is missing is asked along. */
export async function requestModelRemark(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  settings: ModelSettings,
  revision: { revisionId: number; schoolId: number | null; engineVersion: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (db) => {
    const [asked] = await db
      .insert(modelNotes)
      .values({ ...revision, ...askedOf(settings, now), remarkState: 'asked' })
      .onConflictDoUpdate({
        target: modelNotes.revisionId,
        set: { remarkState: 'asked', remark: null },
        // Two taps are one question.
        setWhere: sql`${modelNotes.remarkState} is distinct from 'asked'`,
      })
      .returning({ revisionId: modelNotes.revisionId })
    if (asked !== undefined)
      await queue.enqueue(db, 'askModel', { revisionId: revision.revisionId })
  })
}

function askedOf({ model, isStandIn }: ModelSettings, now: Date) {
  return {
    state: 'asked' as const,
    model,
    isStandIn,
    promptVersion: PROMPT_VERSION,
    answerKey: '',
    askedAt: now,
  }
}

/** Whether the revision is still what its writer wrote last, or handed in. */
export async function isCurrent(db: Db, revisionId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: revisions.id })
    .from(revisions)
    .leftJoin(submissions, eq(submissions.id, revisions.essayId))
    .leftJoin(practiceEssays, eq(practiceEssays.id, revisions.essayId))
    .where(
      and(
        eq(revisions.id, revisionId),
        or(
          eq(submissions.revisionId, revisions.id),
          eq(submissions.handedInRevisionId, revisions.id),
          eq(practiceEssays.revisionId, revisions.id),
        ),
      ),
    )
  return found !== undefined
}

/** @returns whether there were words to release */
export async function releaseWords(
  db: Db,
  revisionId: number,
  released: { at: Date; by: number } | null,
): Promise<boolean> {
  const rows = await db
    .update(modelNotes)
    .set({ releasedAt: released?.at ?? null, releasedBy: released?.by ?? null })
    .where(and(eq(modelNotes.revisionId, revisionId), sql`${modelNotes.words} is not null`))
    .returning({ revisionId: modelNotes.revisionId })
  return rows.length > 0
}
