/** The language model that is asked, as its operator set it. */
export type ModelSettings = {
  /** As reports and the usage log name it. */
  model: string
  /** The demo's own, which answers by simple rules. */
  isStandIn: boolean
  /** Texts that it is asked about leave the own network. */
  isOutside: boolean
  /** What a guardian has to have agreed to for that. */
  consentVersion: string
  /** Of a million tokens, in yuan. */
  inputPrice: number
  outputPrice: number
  /** Of one school in one day; those without a school have one limit together. */
  dayTokens: number
  dayYuan: number
  /** The most that one answer may be, in tokens. */
  answerTokens: number
}
