/** The envelope of every answer; nothing else writes one. */
import type { Envelope } from '@zhupi/contract/calls/defineCall.ts'
import { SUCCESS_CODE } from '@zhupi/contract/calls/defineCall.ts'
import { REFUSALS, type RefusalName } from '@zhupi/contract/terms/refusals.ts'

export function granted<T>(entity: T): Envelope<T> {
  return { code: SUCCESS_CODE, success: true, msg: '', entity }
}

export function refused(
  refusal: RefusalName,
  text: string = REFUSALS[refusal].text,
): Envelope<never> {
  return { code: REFUSALS[refusal].code, success: false, msg: text, entity: null }
}
