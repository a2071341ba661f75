/** A word that waits for another, and what comes in its stead. */
export type Half = {
  /** Stands in the sentence with its clause behind it; `mark` is the half that is there. */
  first: RegExp
  /** What answers it, anywhere behind. */
  answer: RegExp
  says: (mark: string) => string
  isInnocent?: (sentence: string, match: RegExpExecArray) => boolean
}

/** 我宁愿相信，他还会回来: what is believed follows, and nothing is weighed against it. */
export const THINKS = /(?:相信|认为|以为|觉得|希望|盼望|想象|说|想|猜)$/
