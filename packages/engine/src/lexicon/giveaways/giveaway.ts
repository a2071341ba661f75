/** A slip that other words of its own sentence give away. Source: ours. */
export type Giveaway = {
  /** Global; ends at, and covers, the written character or word alone. */
  pattern: RegExp
  right: string
  /** What each character means: the pupil should never mix them again. */
  why: string
  /** Nothing is marked in a sentence that holds this. */
  unless?: RegExp
  /** It is a question without a verdict. */
  isAsked?: true
  /** What stands around it is no proof: the language model has to prefer the right character too. */
  isWeighed?: true
  /** The slip in braces: 小猫{爬}在窝里睡觉。 */
  marks: readonly [string, ...string[]]
  /** Sound sentences that look alike. */
  leaves: readonly [string, ...string[]]
}
