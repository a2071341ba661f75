/** Keeps a practice essay and asks for its correction. */
import { eq } from 'drizzle-orm'
import type { autoSave as call } from '@zhupi/contract/calls/practice.ts'
import { findPracticeMissing } from '@zhupi/contract/rules/practice.ts'
import { CONSENT_UNTIL_GRADE } from '@zhupi/contract/terms/limits.ts'
import { NEW_ESSAYS_USED_UP, QUOTA_USED_UP } from '@zhupi/contract/terms/refusals.ts'
import type { Db } from '../../db/database.ts'
import type { Queue } from '../../db/queue.ts'
import { practiceEssays } from '../../db/schema/practice.ts'
import { readPractice } from '../../domain/practice.ts'
import { refuse } from '../../domain/refuse.ts'
import { findConsent } from '../../records/consent.ts'
import { loadPracticeForUpdate, savePractice, type LockedPractice } from '../../records/practice.ts'
import { takeUse } from '../../records/quota.ts'
import { findReport, requestReport, type ReportState } from '../../records/report.ts'
import { saveRevision } from '../../records/revision.ts'
import type { Person } from '../../records/session.ts'
import type { Handler } from '../handler.ts'

export const autoSave: Handler<typeof call> = async (
  { type, ...sent },
  { db, queue, now, person },
) => {
  // In a transaction of its own: a refused correction must not lose what was typed.
  const saved = await db.transaction((db) =>
    savePractice(db, person, readPractice(sent, type), now),
  )
  if (saved === undefined) return NEW_ESSAYS_USED_UP
  const correction = await db.transaction(async (db) => {
    const practice = await loadPracticeForUpdate(db, saved.id, person.id)
    return askForCorrection(db, queue, practice, person, now)
  })
  return correction === undefined
    ? QUOTA_USED_UP
    : { id: saved.id, version: saved.version, correction }
}

/**
 * A text with a report, done or under way, is neither charged nor corrected again.
 * @returns undefined where no use is left
 */
async function askForCorrection(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  practice: LockedPractice,
  person: Person,
  now: Date,
): Promise<ReportState['state'] | undefined> {
  const missing = findPracticeMissing(practice)
  if (missing !== undefined) refuse(missing)
  const gradeLevel = practice.gradeLevel ?? refuse('gradeMissing')
  if (person.role === 'student' && gradeLevel <= CONSENT_UNTIL_GRADE)
    await checkConsent(db, person.id)
  const revisionId = await saveRevision(
    db,
    { ...practice, gradeLevel, questionNo: 1, schoolId: null },
    now,
  )
  let report = await findReport(db, revisionId)
  if (report === undefined || report.state === 'failed') {
    if (!(await takeUse(db, person.id, revisionId, now))) return undefined
    const asker = { accountId: person.id, classroomId: null }
    report = await requestReport(db, queue, { revisionId, schoolId: null, asker }, now)
  }
  await db
    .update(practiceEssays)
    .set({ revisionId, correctedAt: now })
    .where(eq(practiceEssays.id, practice.id))
  return report.state
}

/** What a child writes is corrected only with a guardian's consent; the draft is kept either way. */
async function checkConsent(db: Db, studentId: number): Promise<void> {
  const said = await findConsent(db, studentId)
  if (said === undefined) refuse('consentNeeded')
  if (!said.isGiven) refuse('correctionNeedsConsent')
}
