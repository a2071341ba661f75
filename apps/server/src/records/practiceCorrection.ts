/** Asks for the correction of a practice essay as it was last saved. */
import { eq } from 'drizzle-orm'
import { findPracticeMissing } from '@zhupi/contract/rules/practice.ts'
import type { Db } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { practiceEssays } from '../db/schema/practice.ts'
import { refuse } from '../domain/refuse.ts'
import { findConsentBar } from './consent.ts'
import type { LockedPractice } from './practice.ts'
import { takeUse } from './quota.ts'
import { findReport, requestReport, type ReportState } from './report.ts'
import { saveRevision } from './revision.ts'
import type { Person } from './session.ts'

/**
 * A text with a report, done or under way, is neither charged nor corrected again.
 * @returns undefined where no use is left
 */
export async function correctPractice(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  practice: LockedPractice,
  person: Pick<Person, 'id' | 'role'>,
  now: Date,
): Promise<ReportState['state'] | undefined> {
  const missing = findPracticeMissing(practice)
  if (missing !== undefined) refuse(missing)
  const gradeLevel = practice.gradeLevel ?? refuse('gradeMissing')
  // The draft is kept either way.
  const bar =
    person.role === 'student' ? await findConsentBar(db, person.id, gradeLevel) : undefined
  if (bar !== undefined) refuse(bar)
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
