/** Words that never go with things of some kinds. */
export type Choosy = readonly (readonly [
  words: string,
  /** Kinds of `lexicon/things`. */
  refused: string,
  /** Two or three things to name that they do go with. */
  named: string,
])[]
