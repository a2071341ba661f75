/** A word that waits for another, and what comes in its stead. */
export type Half = {
  /** Stands in the sentence with its clause behind it; `mark` is the half that is there. */
  first: RegExp
  /** What answers it, anywhere behind. */
  answer: RegExp
  says: (mark: string) => string
  isInnocent?: (sentence: string, match: RegExpExecArray) => boolean
}
