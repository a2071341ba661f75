/** A group of characters that pupils mix up. */
export type Confusion = {
  /** What each character means: the pupil should never mix them again. */
  why: string
  /** wrong→right */
  pairs: readonly string[]
}
