/**
 * How the server says no: `refuse('quotaUsedUp')`. Code and text of each refusal are in the
 * contract's terms/refusals.ts; http/ alone writes the envelope.
 */
import { REFUSALS, type RefusalName } from '@zhupi/contract/terms/refusals.ts'

export class Refusal extends Error {
  readonly refusal: RefusalName
  constructor(refusal: RefusalName, text: string = REFUSALS[refusal].text) {
    super(text)
    this.refusal = refusal
  }
}

/** `text` replaces the catalogue's where it must name a field. */
export function refuse(refusal: RefusalName, text?: string): never {
  throw new Refusal(refusal, text)
}
