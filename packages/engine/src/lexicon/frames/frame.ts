/** How an entry of the frames reads: how one way of saying it opens, and how another one ends. */
export type CrossedFrame = {
  /** Plain choices: a paragraph is tried where one of them begins. */
  opens: string
  /** What closes another frame. Without `more` it ends the clause. */
  closes: string
  /** It opens the second frame rightly, or makes a question of it: nothing is crossed then. */
  rescue?: string
  /** How much may stand between, at most. */
  between?: number
  /** Only where a clause (or, for `sentence`, a sentence) begins. */
  at?: 'clause' | 'sentence'
  /** What must follow the end instead of a pause. */
  more?: string
  /** Which of the two is marked, and what should stand there. */
  mark: 'opens' | 'closes'
  suggestion?: string
  /** The two ways of saying it. */
  ways: readonly [string, string]
  isAsked?: true
}
