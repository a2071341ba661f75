import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import { ApiError } from '#client/api.ts'

/** By its text: its code, 4000, is also what a missing consent answers. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.message === REFUSALS.draftOvertaken.text
}
