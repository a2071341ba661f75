/**
 * How the server says no: `refuse('quotaUsedUp')`. Code and text of each refusal are in the
 * contract's terms/refusals.ts; http/ alone writes the envelope.
 */
import { describeWait } from '@zhupi/contract/rules/waiting.ts'
import { REFUSALS, type RefusalName } from '@zhupi/contract/terms/refusals.ts'

export class Refusal extends Error {
  readonly refusal: RefusalName
  /** After which the same may succeed; undefined where waiting alone does not help. */
  readonly waitMs: number | undefined
  constructor(refusal: RefusalName, text: string = REFUSALS[refusal].text, waitMs?: number) {
    super(text)
    this.refusal = refusal
    this.waitMs = waitMs
  }
}

/** `text` replaces the catalogue's where it must name a field. */
export function refuse(refusal: RefusalName, text?: string): never {
  throw new Refusal(refusal, text)
}

/** For now only: the text says how long, and so does the Retry-After header. */
export function refuseFor(
  waitMs: number,
  refusal: 'tooManyRequests' | 'passwordTriedTooOften',
): never {
  throw waitFor(waitMs, refusal)
}

export function waitFor(
  waitMs: number,
  refusal: 'tooManyRequests' | 'passwordTriedTooOften',
): Refusal {
  const text = REFUSALS[refusal].text.replace('稍后', ` ${describeWait(waitMs)}后`)
  return new Refusal(refusal, text, waitMs)
}
