/** What is decided about an essay without the database. */
import { createHash } from 'node:crypto'
import { findClosedReason, findMissing, mayEdit } from '@zhupi/contract/rules/submission.ts'
import type { AiUse } from '@zhupi/contract/terms/aiUse.ts'
import type { Role } from '@zhupi/contract/terms/roles.ts'
import type { SubmissionStatus } from '@zhupi/contract/terms/statuses.ts'
import { refuse } from './refuse.ts'

/** `gradeLevel`: of practice, which may be corrected for another grade; homework has its class's. */
export type EssayText = {
  questionNo: number
  gradeLevel?: number | undefined
  genre: string
  title: string
  content: string
}

/** SHA-256, hex: a review names it, so that a text that has changed since is never scored. */
export function hashEssay(essay: EssayText): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        essay.questionNo,
        essay.genre,
        essay.title,
        essay.content,
        ...(essay.gradeLevel === undefined ? [] : [essay.gradeLevel]),
      ]),
    )
    .digest('hex')
}

/** Refuses correction and handing in where they are closed or a title, text or genre is missing. */
export function checkMayFinish(
  submission: EssayText & {
    status: SubmissionStatus
    startsAt: Date
    endsAt: Date
    isEnrolled: boolean
    isArchived: boolean
  },
  now: Date,
): void {
  const { status, startsAt, endsAt } = submission
  if (!mayEdit(status)) refuse('essayHandedIn')
  if (!submission.isEnrolled) refuse('leftClass')
  if (submission.isArchived) refuse('archivedHomework')
  const closed = findClosedReason(status, { startsAt, endsAt, now })
  if (closed !== undefined) refuse(closed)
  const missing = findMissing(submission)
  if (missing !== undefined) refuse(missing)
}

/**
 * How much of a report a person sees. The homework's limit holds for its pupil, and for a text that
 * was never handed in.
 */
export function aiUseFor(
  person: { role: Role },
  essay: { aiUse: AiUse; revisionId: number | null; handedInRevisionId: number | null },
): AiUse {
  return person.role === 'teacher' || essay.revisionId === essay.handedInRevisionId
    ? 'full'
    : essay.aiUse
}

/**
 * Whether a reader who sees so much of the report is told the machine's score: all of it, or a
 * homework that asks for a lowest score. Every call that sends a score of homework asks here.
 */
export function showsScore(aiUse: AiUse, homework: { lowestScore: number }): boolean {
  return aiUse === 'full' || homework.lowestScore > 0
}
