/** What a pupil may do with a homework essay, decided alike by the button and by the server (spec 1 §4, §5; decisions 12). */
import { isCorrectable } from './genre.ts'
import { SUBMISSION_GROUPS, type SubmissionStatus } from '../terms/statuses.ts'

export function mayEdit(status: SubmissionStatus): boolean {
  return SUBMISSION_GROUPS.notSubmitted.some((each) => each === status)
}

/** Correction and handing in wait for the start and end with the homework's end, except for a returned essay (decisions 12). */
export function findClosedReason(
  status: SubmissionStatus,
  times: { startsAt: Date; endsAt: Date; now: Date },
): 'homeworkNotStarted' | 'homeworkEnded' | undefined {
  if (status === 'reject') return undefined
  if (times.now < times.startsAt) return 'homeworkNotStarted'
  return times.now >= times.endsAt ? 'homeworkEnded' : undefined
}

/** What is missing, in the spec's order (spec 1 §5: correction needs a real genre, title and content; submit type, title, content). */
export function findMissing(essay: {
  title: string
  content: string
  genre: string
}): 'genreMissing' | 'titleMissing' | 'contentMissing' | undefined {
  if (!isCorrectable(essay.genre)) return 'genreMissing'
  if (essay.title.trim() === '') return 'titleMissing'
  return essay.content.trim() === '' ? 'contentMissing' : undefined
}
