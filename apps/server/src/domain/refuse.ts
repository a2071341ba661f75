/** A call says no: `refuse('quotaUsedUp')`. Code and words live in the contract's refusals; http/ alone writes the envelope. */
import { REFUSALS, type RefusalName } from '@zhupi/contract/terms/refusals.ts'

export class Refusal extends Error {
  readonly refusal: RefusalName
  constructor(refusal: RefusalName, words: string = REFUSALS[refusal].text) {
    super(words)
    this.refusal = refusal
  }
}

/** `words` replace the catalogue's text where it must name a field. */
export function refuse(refusal: RefusalName, words?: string): never {
  throw new Refusal(refusal, words)
}
