/** What a pupil may do with a homework essay, decided alike by the button and by the server. */
import { isCorrectable } from './genre.ts'
import { isUnfilled } from './title.ts'
import { SUBMISSION_GROUPS, type SubmissionStatus } from '../terms/statuses.ts'

export function mayEdit(status: SubmissionStatus): boolean {
  return SUBMISSION_GROUPS.notSubmitted.some((each) => each === status)
}

/**
 * Correction and handing in wait for the start and end with the homework's end, except for a
 * returned essay.
 */
export function findClosedReason(
  status: SubmissionStatus,
  times: { startsAt: Date; endsAt: Date; now: Date },
): 'homeworkNotStarted' | 'homeworkEnded' | undefined {
  if (status === 'reject') return undefined
  if (times.now < times.startsAt) return 'homeworkNotStarted'
  return times.now >= times.endsAt ? 'homeworkEnded' : undefined
}

/**
 * What is missing of genre, title and content, in this order; 文体不限 is no genre that can be
 * corrected.
 */
export function findMissing(essay: {
  title: string
  content: string
  genre: string
}): 'genreMissing' | 'titleMissing' | 'titleUnfilled' | 'contentMissing' | undefined {
  if (!isCorrectable(essay.genre)) return 'genreMissing'
  if (essay.title.trim() === '') return 'titleMissing'
  if (isUnfilled(essay.title)) return 'titleUnfilled'
  return essay.content.trim() === '' ? 'contentMissing' : undefined
}
