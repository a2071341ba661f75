/** What a question needs so that a pupil knows what to write (spec 3 §5). */

/** A requirement shorter than this says nothing without a title (“600字左右”). */
const REQUIREMENT_ALONE_MIN = 10

export function isTitleNeeded(requirement: string): boolean {
  return requirement.trim().length < REQUIREMENT_ALONE_MIN
}
